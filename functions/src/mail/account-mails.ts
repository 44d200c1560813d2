// The mails about somebody's own account. Their links lead to the admin site, whose page hands the code on: one that chooses
// a password to the API, one that proves an address to the authentication service.
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { greeting } from './safe-name.ts';

interface AccountMail {
  to: string;
  /** Of somebody whose address is proven: to anybody else it would be a stranger's text. */
  displayName?: string | undefined;
  code: string;
  /** 'https://admin.bite.example', without a slash at the end. */
  adminOrigin: string;
}

/** How long a code is taken: by us to choose a password, by the authentication service to prove an address. */
const PASSWORD_LINK = 'The link works once, for an hour.';
const VERIFICATION_LINK = 'The link works once, for three days.';

function actionUrl(adminOrigin: string, mode: 'resetPassword' | 'verifyEmail', code: string): string {
  return `${adminOrigin}/auth/action?mode=${mode}&oobCode=${encodeURIComponent(code)}`;
}

export function passwordResetMail({ to, displayName, code, adminOrigin }: AccountMail): Mail {
  return composeMail({
    to,
    subject: 'Choose a new password for Bite',
    paragraphs: [greeting(displayName), 'Somebody asked for a new password for your Bite account.'],
    action: { label: 'Choose a new password', url: actionUrl(adminOrigin, 'resetPassword', code) },
    notes: [PASSWORD_LINK, 'If it was not you, you need do nothing: your password stays as it is.'],
  });
}

/** For somebody whose account an administrator has made: nobody but its owner ever knows its password. */
export function passwordChoiceMail({ to, displayName, code, adminOrigin }: AccountMail): Mail {
  return composeMail({
    to,
    subject: 'Your Bite account: choose a password',
    paragraphs: [
      greeting(displayName),
      'An administrator has made a Bite account for you. Choose a password to sign in with this e-mail address.',
    ],
    action: { label: 'Choose a password', url: actionUrl(adminOrigin, 'resetPassword', code) },
    notes: [
      PASSWORD_LINK,
      `After that, ask for a new one at ${adminOrigin}/auth under "Forgot password?".`,
      'If you do not know what this is about, you need do nothing.',
    ],
  });
}

export function verificationMail({ to, code, adminOrigin }: Omit<AccountMail, 'displayName'>): Mail {
  return composeMail({
    to,
    subject: 'Confirm your e-mail address for Bite',
    paragraphs: [greeting(undefined), 'Please confirm that this e-mail address is yours.'],
    action: { label: 'Confirm e-mail address', url: actionUrl(adminOrigin, 'verifyEmail', code) },
    notes: [VERIFICATION_LINK, 'If you have no Bite account, you need do nothing.'],
  });
}
