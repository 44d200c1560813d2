// The claim by which a custom token, and every ID token that follows from it, names the session that it was made for. The
// security rules read it, too, and compare times in milliseconds.
import type { TokenSession } from '../../ports/accounts.ts';

export function sessionClaim({ sessionToken, startedAt, expiresAt, isHandOver }: TokenSession): object {
  return {
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
