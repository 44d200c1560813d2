// Providers with which guests sign in by OpenID Connect: the authorization code flow with PKCE, state and nonce.
import type { SignInProvider } from '@bite/shared/diners/sign-in-providers';

/** Whom a provider has identified. */
export interface ProvenPerson {
  /** The provider's own name for the person, which never changes. */
  subject: string;
  /** Lower case; absent if the provider did not tell it. */
  email?: string;
  /** Whether the provider vouches that it is the person's. */
  isEmailVerified: boolean;
  name?: string;
}

export interface AuthorizationRequest {
  state: string;
  nonce: string;
  /** Of PKCE: the code can only be used with it. */
  verifier: string;
  redirectUri: string;
}

export interface IdentityProvider {
  /** Where the browser goes. Throws if the provider does not answer. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /** Exchanges the code and verifies the ID token. Throws for anything that cannot be trusted. */
  identify(code: string, request: Omit<AuthorizationRequest, 'state'>): Promise<ProvenPerson>;
}

/** Those that the installation has an application with. */
export type IdentityProviders = Readonly<Partial<Record<SignInProvider, IdentityProvider>>>;
