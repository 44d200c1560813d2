// A provider of sign-ins in memory: it has identified whoever a test says.
import type { IdentityProvider, ProvenPerson } from '../ports/identity-providers.ts';

export interface MemoryProvider extends IdentityProvider {
  /** Whom the next code is of; an error instead of an answer that can be trusted. */
  person: ProvenPerson | Error;
}

export const PROVIDER_ORIGIN = 'https://provider.example';

export function memoryProvider(): MemoryProvider {
  const known = new Map<string, { nonce: string; verifier: string }>();
  const provider: MemoryProvider = {
    person: { subject: 'ada-there', email: 'ada@example.com', isEmailVerified: true },
    async authorizationUrl({ state, nonce, verifier, redirectUri }) {
      known.set(nonce, { nonce, verifier });
      return new URL(
        `${PROVIDER_ORIGIN}/authorize?${new URLSearchParams({ state, redirect_uri: redirectUri })}`,
      );
    },
    async identify(code, { nonce, verifier }) {
      if (known.get(nonce)?.verifier !== verifier || code !== 'good') throw new Error('invalid_grant');
      if (provider.person instanceof Error) throw provider.person;
      return provider.person;
    },
  };
  return provider;
}
