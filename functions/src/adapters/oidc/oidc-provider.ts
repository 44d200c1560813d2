// A provider of OpenID Connect: its addresses by discovery, the ID token verified with its published keys (jose).
import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { IdentityProvider, ProvenPerson } from '../../ports/identity-providers.ts';
import type { Log } from '../../ports/log.ts';
import { outboundClient } from '../outbound/outbound-client.ts';
import { remembered } from './remembered.ts';

export interface OidcOptions {
  /** 'https://accounts.google.com', without a trailing slash. */
  issuer: string;
  /** Where its endpoints lie; the discovered ones must be among them. */
  origins: readonly string[];
  clientId: string;
  /** Made anew for each call, since Apple's is a token that expires. */
  clientSecret: () => string | Promise<string>;
  scope: string;
  /** 'form_post' where the provider answers with a form, as Apple does whenever it is asked for the address. */
  responseMode?: 'form_post';
  /** Whose addresses its word counts for, where that is not all. `hostedDomain` is the token's `hd`. */
  isAuthoritativeFor?: (email: string, hostedDomain: string | undefined) => boolean;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Discovered = z.output<typeof discovered>;

const tokens = z.object({ id_token: z.string().max(20_000) });

/** Apple sends booleans as text. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .catch(undefined),
  name: z.string().max(200).optional().catch(undefined),
  hd: z.string().max(255).optional().catch(undefined),
});

/** A guest is waiting. */
const TIME_LIMIT = 8_000;
const ALGORITHMS = ['RS256', 'ES256'];
/** Seconds by which the clocks may differ. */
const TOLERANCE = 60;

export function oidcProvider(options: OidcOptions): IdentityProvider & { close(): Promise<void> } {
  const { issuer, origins, clientId, log, now } = options;
  const client = outboundClient({
    ...{ service: 'sign-in provider', to: { origins }, log, timeLimit: TIME_LIMIT, maxBytes: 200_000 },
  });
  const read = async (name: string, url: string): Promise<unknown> => {
    const { status, body } = await client.send({ name, method: 'GET', url });
    if (status !== 200) throw new Error(`The provider answered ${name} with ${status}`);
    return JSON.parse(body.toString('utf8'));
  };
  const discover = remembered(now, async (): Promise<Discovered> => {
    const found = discovered.parse(await read('discovery', `${issuer}/.well-known/openid-configuration`));
    if (found.issuer !== issuer) throw new Error('The provider names another issuer');
    const { authorization_endpoint, token_endpoint, jwks_uri } = found;
    for (const url of [authorization_endpoint, token_endpoint, jwks_uri])
      if (!origins.includes(new URL(url).origin)) throw new Error('The provider names an unknown address');
    return found;
  });
  const keys = remembered(now, async () => {
    const { jwks_uri } = await discover();
    return createLocalJWKSet((await read('keys', jwks_uri)) as JSONWebKeySet);
  });

  const verify = async (idToken: string, nonce: string): Promise<ProvenPerson> => {
    const rules = {
      ...{ issuer, audience: clientId, algorithms: ALGORITHMS, clockTolerance: TOLERANCE },
      ...{ requiredClaims: ['exp', 'iat', 'sub', 'nonce'], currentDate: new Date(now()) },
    };
    const { payload } = await jwtVerify(idToken, await keys(), rules).catch(async (error: unknown) => {
      // The provider may have changed its keys within the hour.
      if ((error as { code?: unknown }).code !== 'ERR_JWKS_NO_MATCHING_KEY') throw error;
      keys.forget();
      return jwtVerify(idToken, await keys(), rules);
    });
    const told = claims.parse(payload);
    if (told.nonce !== nonce) throw new Error('The ID token has another nonce');
    const { isAuthoritativeFor = () => true } = options;
    const isVerified = told.email_verified === true || told.email_verified === 'true';
    return {
      subject: told.sub,
      ...(told.email && { email: told.email.toLowerCase() }),
      isEmailVerified: isVerified && isAuthoritativeFor(told.email ?? '', told.hd),
      ...(told.name && { name: told.name }),
    };
  };

  return {
    async authorizationUrl({ state, nonce, verifier, redirectUri }) {
      const url = new URL((await discover()).authorization_endpoint);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: options.scope,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(options.responseMode && { response_mode: options.responseMode }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },

    async identify(code, { nonce, verifier, redirectUri }) {
      const { token_endpoint } = await discover();
      const { status, body } = await client.send({
        name: 'token',
        method: 'POST',
        url: token_endpoint,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: await options.clientSecret(),
          code_verifier: verifier,
        }).toString(),
      });
      if (status !== 200) throw new Error(`The provider answered token with ${status}`);
      return verify(tokens.parse(JSON.parse(body.toString('utf8'))).id_token, nonce);
    },

    close: () => client.close(),
  };
}
