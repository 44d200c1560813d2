// Mails a password reset link. The answer and its timing are the same whether or not the account exists or the mail could be
// sent, so that nobody can probe for accounts. A function cannot continue after its answer, so the answer waits for as long
// as a mail usually takes.

import { users } from '../../collections/collections.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';
import { mailPasswordReset, mailSent, type PasswordMailDeps } from '../account-mail.ts';

/** Milliseconds. */
export const ANSWER_AFTER = 2000;

export interface PasswordResetDeps extends PasswordMailDeps {
  accounts: Pick<Accounts, 'findByEmail'>;
  records: Pick<RecordStore, 'get' | 'transact'>;
  log: Log;
  wait: (milliseconds: number) => Promise<void>;
}

export async function requestPasswordReset(deps: PasswordResetDeps, email: string): Promise<void> {
  await Promise.all([
    deps.wait(ANSWER_AFTER),
    mailSent(deps, async () => {
      const account = await deps.accounts.findByEmail(email.toLowerCase());
      if (!account?.email) return;
      const { uid, email: to } = account;
      await mailPasswordReset(deps, { uid, email: to, user: await deps.records.get(users, uid) });
    }),
  ]);
}
