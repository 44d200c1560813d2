// Says whose account a mailed link opens, before it is used: a link that somebody else has sent would sign a guest in to that
// person's account, and what the guest then types would be theirs.
import { DomainError } from '@bite/shared/kernel/errors';
import { isOver } from '../identity/sessions/session-record.ts';
import type { RecordReader } from '../ports/records.ts';
import { readProof, signInCodes, USED_UP } from './sign-in-code.ts';

/**
 * Uses up nothing. The whole address: whoever holds the link could sign in and read it anyway, and of a part of it a chosen address
 * looks like the guest's own. Throws UNAUTHENTICATED for a link that is over, used or unknown.
 */
export async function readSignInLink(
  { records, now }: { records: Pick<RecordReader, 'get'>; now: () => number },
  link: string,
): Promise<{ email: string }> {
  const { id, proves } = readProof({ link });
  const code = await records.get(signInCodes, id);
  if (!code || isOver(code, now()) || !proves(code)) throw new DomainError('UNAUTHENTICATED', USED_UP);
  return { email: code.email };
}
