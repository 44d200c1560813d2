// Sends the mails about a person's own account. Their links contain a one-time code.
import type { User } from '@bite/shared/identity/user.schema';
import { passwordChoiceMail, passwordResetMail, verificationMail } from '../mail/account-mails.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { Log } from '../ports/log.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import { type NewPasswordCodeDeps, newPasswordCode } from './password-code.ts';

interface SendingDeps {
  mailer: Mailer;
  /** 'https://admin.bite.example' */
  adminOrigin: string;
}

export type PasswordMailDeps = SendingDeps & NewPasswordCodeDeps;
export type VerificationMailDeps = SendingDeps & { accounts: Pick<Accounts, 'verificationCode'> };

export interface AccountOwner {
  uid: string;
  email: string;
  /** Their user record, if there is one. */
  user: User | undefined;
}

/** The name is only used if the address is verified: otherwise a stranger could put text into our mails. */
const knownName = ({ email, user }: AccountOwner): string | undefined =>
  user?.emailVerified && user.email.toLowerCase() === email.toLowerCase() ? user.displayName : undefined;

/** Throws UNAVAILABLE. */
export async function mailVerification(
  deps: VerificationMailDeps,
  { email }: { email: string },
): Promise<void> {
  const code = await deps.accounts.verificationCode(email);
  await deps.mailer.send(verificationMail({ to: email, code, adminOrigin: deps.adminOrigin }));
}

/** Throws UNAVAILABLE. */
export const mailPasswordReset = (deps: PasswordMailDeps, to: AccountOwner): Promise<void> =>
  mailPasswordLink(deps, to, passwordResetMail);

/** For a new account. Throws UNAVAILABLE. */
export const mailPasswordChoice = (deps: PasswordMailDeps, to: AccountOwner): Promise<void> =>
  mailPasswordLink(deps, to, passwordChoiceMail);

async function mailPasswordLink(
  deps: PasswordMailDeps,
  owner: AccountOwner,
  compose: (mail: Parameters<typeof passwordResetMail>[0]) => Mail,
): Promise<void> {
  const code = await newPasswordCode(deps, owner.uid);
  const displayName = knownName(owner);
  await deps.mailer.send(compose({ to: owner.email, displayName, code, adminOrigin: deps.adminOrigin }));
}

/** Whether the mail was sent. A failure does not undo the write, since the mail can be sent again. */
export async function mailSent({ log }: { log: Log }, send: () => Promise<void>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    const { name, code } = error as { name?: unknown; code?: unknown };
    log.error('a mail could not be sent', { error: String(code ?? name) });
    return false;
  }
}
