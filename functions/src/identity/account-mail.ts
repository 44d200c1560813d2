// Sends the mails whose links hold a code of the authentication service.

import { passwordChoiceMail, passwordResetMail, verificationMail } from '../mail/account-mails.ts';
import type { Account, Accounts } from '../ports/accounts.ts';
import type { Log } from '../ports/log.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';

export interface AccountMailDeps {
  accounts: Pick<Accounts, 'passwordResetCode' | 'verificationCode'>;
  mailer: Mailer;
  log: Log;
  /** 'https://admin.bite.example' */
  adminOrigin: string;
}

type MailingDeps = Omit<AccountMailDeps, 'log'>;
type Recipient = Pick<Account, 'displayName'> & { email: string };

/** Throws UNAVAILABLE. */
export async function mailVerification(deps: MailingDeps, { email, displayName }: Recipient): Promise<void> {
  const code = await deps.accounts.verificationCode(email);
  await deps.mailer.send(verificationMail({ to: email, displayName, code, adminOrigin: deps.adminOrigin }));
}

/** Nothing where there is no such account. Throws UNAVAILABLE. */
export const mailPasswordReset = (deps: MailingDeps, to: Recipient): Promise<void> =>
  mailPasswordLink(deps, to, passwordResetMail);

/** For a new account. Throws UNAVAILABLE. */
export const mailPasswordChoice = (deps: MailingDeps, to: Recipient): Promise<void> =>
  mailPasswordLink(deps, to, passwordChoiceMail);

async function mailPasswordLink(
  { accounts, mailer, adminOrigin }: MailingDeps,
  { email, displayName }: Recipient,
  compose: (mail: Parameters<typeof passwordResetMail>[0]) => Mail,
): Promise<void> {
  const code = await accounts.passwordResetCode(email);
  if (code !== undefined) await mailer.send(compose({ to: email, displayName, code, adminOrigin }));
}

/** Whether it went out: what is written stands without its mail, which can be sent again. */
export async function mailSent(
  { log }: Pick<AccountMailDeps, 'log'>,
  send: () => Promise<void>,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    const { name, code } = error as { name?: unknown; code?: unknown };
    log.error('a mail could not be sent', { error: String(code ?? name) });
    return false;
  }
}
