// Sends the mails for a new user record; nothing if the record is gone by then.

import { users } from '../collections/collections.ts';
import type { RecordStore } from '../ports/records.ts';
import {
  mailPasswordChoice,
  mailVerification,
  type PasswordMailDeps,
  type VerificationMailDeps,
} from './account-mail.ts';

export type MailUserDeps = PasswordMailDeps &
  VerificationMailDeps & { records: Pick<RecordStore, 'get' | 'transact'> };

/** Throws UNAVAILABLE. */
export async function mailFirstPassword(deps: MailUserDeps, uid: string): Promise<void> {
  const user = await deps.records.get(users, uid);
  if (user) await mailPasswordChoice(deps, { uid, email: user.email, user });
}

/** Throws UNAVAILABLE. */
export async function mailEmailVerification(deps: MailUserDeps, uid: string): Promise<void> {
  const user = await deps.records.get(users, uid);
  if (user && !user.emailVerified) await mailVerification(deps, user);
}
