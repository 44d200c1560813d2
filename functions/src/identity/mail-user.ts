// Mails that somebody's new record calls for; nothing where the record is gone meanwhile.
import type { RecordReader } from '../ports/records.ts';
import { users } from '../records/collections.ts';
import { type AccountMailDeps, mailPasswordChoice, mailVerification } from './account-mail.ts';

export interface MailUserDeps extends Omit<AccountMailDeps, 'log'> {
  records: Pick<RecordReader, 'get'>;
}

/** Throws UNAVAILABLE. */
export async function mailFirstPassword(deps: MailUserDeps, uid: string): Promise<void> {
  const user = await deps.records.get(users, uid);
  if (user) await mailPasswordChoice(deps, user);
}

/** Throws UNAVAILABLE. */
export async function mailProofOfAddress(deps: MailUserDeps, uid: string): Promise<void> {
  const user = await deps.records.get(users, uid);
  if (user && !user.emailVerified) await mailVerification(deps, user);
}
