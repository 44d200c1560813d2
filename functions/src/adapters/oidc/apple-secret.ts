// Apple's client secret: a token that the team's key signs, made anew for each call.
import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';

export interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
  /** As Apple gives it (PEM, PKCS #8), with or without its first and last line. */
  privateKey: string;
}

const AUDIENCE = 'https://appleid.apple.com';
/** Seconds. */
const VALID_FOR = 300;

/** Throws for a key that is none. */
export function appleSecret(
  { clientId, teamId, keyId, privateKey }: AppleKey,
  now: () => number,
): () => Promise<string> {
  const base64 = privateKey.replace(/-----[^-]+-----/g, '').replace(/\s+/g, '');
  const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
  return () => {
    const issuedAt = Math.floor(now() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + VALID_FOR)
      .sign(key);
  };
}
