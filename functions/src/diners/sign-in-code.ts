// Mailed codes by which diners sign in, stored as hashes for ten minutes. The six digits count only together with the secret
// that the asking browser was given, so that nobody can guess at codes that others asked for; the link contains a secret of its
// own. Whichever is used first uses up both.

import { randomInt } from 'node:crypto';
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { MINUTE } from '@bite/shared/kernel/durations';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import { hashOf, newCode } from '../identity/one-time-code.ts';
import type { RecordCollection } from '../ports/records.ts';
import { expiring } from '../ports/time-to-live.ts';

const signInCode = z.object({
  email: z.string(),
  /** Absent where the mail has the link alone. */
  codeHash: z.string().optional(),
  linkHash: z.string(),
  /** Wrong codes so far. */
  mistakes: z.int().min(0),
  /** See SiteAt. */
  onlyAt: z.string().exactOptional(),
  expiresAt: isoTime,
});
export type SignInCode = z.output<typeof signInCode>;

/** sign_in_codes/{hash of the request's id} */
export const signInCodes: RecordCollection<SignInCode> = {
  path: collections.signInCodes,
  schema: signInCode,
};

/** Unused codes are deleted by the TTL policy. */
export const fieldOverrides = [expiring(collections.signInCodes)];

/** Milliseconds. */
export const CODE_LIFETIME = 10 * MINUTE;
export const MOST_MISTAKES = 5;

/** Of codes and links that are over, used or unknown alike. */
export const USED_UP = 'This code is not valid any more. Please ask for another one.';

const codeHashOf = (requestId: string, code: string): string => hashOf(`${requestId} ${code}`);

export interface NewSignInCode {
  /** For the asking browser alone. */
  requestId: string;
  /** For the mail alone; absent where it has the link alone. */
  code: string | undefined;
  link: string;
  id: string;
  record: SignInCode;
}

export function newSignInCode(
  email: string,
  now: number,
  { isLinkOnly = false, onlyAt }: { isLinkOnly?: boolean; onlyAt?: string | undefined } = {},
): NewSignInCode {
  const requestId = newCode();
  const id = hashOf(requestId);
  const code = isLinkOnly
    ? undefined
    : String(randomInt(10 ** customerLimits.code)).padStart(customerLimits.code, '0');
  const secret = newCode();
  const record = {
    email,
    ...(code !== undefined && { codeHash: codeHashOf(requestId, code) }),
    linkHash: hashOf(secret),
    mistakes: 0,
    ...(onlyAt !== undefined && { onlyAt }),
    expiresAt: new Date(now + CODE_LIFETIME).toISOString(),
  };
  return { requestId, code, link: `${id}.${secret}`, id, record };
}

/** What somebody signs in by. */
export type SignInProof = { requestId: string; code: string } | { link: string };

/** The id of the code that is meant, and whether this proves it. */
export function readProof(proof: SignInProof): { id: string; proves: (code: SignInCode) => boolean } {
  if ('code' in proof) {
    const hash = codeHashOf(proof.requestId, proof.code);
    return { id: hashOf(proof.requestId), proves: ({ codeHash }) => codeHash === hash };
  }
  const [id = '', secret = ''] = proof.link.split('.');
  const hash = hashOf(secret);
  return { id, proves: ({ linkHash }) => linkHash === hash };
}
