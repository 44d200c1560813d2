// Mails a link to choose a new password. Nobody learns thereby whether there is an account: the answer is the same, also
// where no mail can be sent, and it comes after the same time. A function cannot work on after it has answered, so the
// answer waits until a mail has usually gone out; a mail server slower than that is the only thing that still shows.
import type { Accounts } from '../../ports/accounts.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';
import { users } from '../../records/collections.ts';
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
