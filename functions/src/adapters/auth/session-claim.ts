// The claim that names a session in a custom token and in every ID token made from it. The security rules read it too, and
// compare times in milliseconds.
import { isClientUid, personOf } from '@bite/shared/identity/client-account';
import type { TokenSession } from '../../ports/accounts.ts';

/** Also names the person, since the token itself names only the account of their browser client. */
export function sessionClaim(
  person: string,
  { sessionToken, startedAt, expiresAt, isHandOver }: TokenSession,
): object {
  return {
    person,
    session: {
      id: sessionToken,
      startedAt: Date.parse(startedAt),
      expiresAt: Date.parse(expiresAt),
      ...(isHandOver && { isHandOver }),
    },
  };
}

/** Undefined where the token names no session. */
export function readSessionClaim(claims: Readonly<Record<string, unknown>>): TokenSession | undefined {
  const claim = claims['session'] as Readonly<Record<string, unknown>> | null | undefined;
  const { id, startedAt, expiresAt, isHandOver } = claim ?? {};
  if (typeof id !== 'string' || typeof startedAt !== 'number' || typeof expiresAt !== 'number')
    return undefined;
  return {
    sessionToken: id,
    startedAt: new Date(startedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    ...(isHandOver === true && { isHandOver }),
  };
}

/** The person behind a token. Undefined where a client account signed in without one of our custom tokens. */
export function readPerson({
  uid,
  person,
}: Readonly<Record<string, unknown>> & { uid: string }): string | undefined {
  if (!isClientUid(uid)) return uid;
  return person === personOf(uid) ? personOf(uid) : undefined;
}
