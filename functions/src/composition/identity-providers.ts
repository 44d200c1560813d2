// The providers that the installation has an application with. Loaded when the first guest signs in by one.
import type { OidcOptions } from '../adapters/oidc/oidc-provider.ts';
import { lazy } from '../lazy.ts';
import type { IdentityProvider, IdentityProviders } from '../ports/identity-providers.ts';
import type { Log } from '../ports/log.ts';
import type { Config } from './config.ts';

export function identityProvidersFrom(
  { google, apple }: Config['signIn'],
  log: Log,
  now: () => number,
): IdentityProviders {
  return {
    ...(google && {
      google: loaded(async () => ({
        issuer: google.issuer,
        origins: google.origins,
        clientId: google.clientId,
        clientSecret: () => google.clientSecret,
        scope: 'openid email profile',
        isAuthoritativeFor: (await import('../adapters/oidc/google-address.ts')).isGoogleAddress,
        ...{ log, now },
      })),
    }),
    ...(apple && {
      apple: loaded(async () => ({
        issuer: apple.issuer,
        origins: apple.origins,
        clientId: apple.clientId,
        clientSecret: (await import('../adapters/oidc/apple-secret.ts')).appleSecret(apple, now),
        scope: 'openid email',
        responseMode: 'form_post',
        ...{ log, now },
      })),
    }),
  };
}

function loaded(options: () => Promise<OidcOptions>): IdentityProvider {
  const provider = lazy([], async () =>
    (await import('../adapters/oidc/oidc-provider.ts')).oidcProvider(await options()),
  );
  return {
    authorizationUrl: async (request) => (await provider()).authorizationUrl(request),
    identify: async (code, request) => (await provider()).identify(code, request),
  };
}
