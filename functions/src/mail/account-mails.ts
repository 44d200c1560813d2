// The mails about a person's own account. Their links lead to the admin site, whose page sends a password code to the API and
// a verification code to the authentication service.
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { greeting } from './safe-name.ts';

interface AccountMail {
  to: string;
  /** Only for a verified address: otherwise it could be a stranger's text. */
  displayName?: string | undefined;
  code: string;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}

/** How long a code is valid: at our API for passwords, at the authentication service for verification. */
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

/** For an account that an administrator created: only its owner ever knows its password. */
export function passwordChoiceMail({ to, displayName, code, adminOrigin }: AccountMail): Mail {
  return composeMail({
    to,
    subject: 'Your Bite account: choose a password',
    paragraphs: [
      greeting(displayName),
      'An administrator has made a Bite account for you. Choose a password to sign in with this email address.',
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
    subject: 'Confirm your email address for Bite',
    paragraphs: [greeting(undefined), 'Please confirm that this email address is yours.'],
    action: { label: 'Confirm email address', url: actionUrl(adminOrigin, 'verifyEmail', code) },
    notes: [VERIFICATION_LINK, 'If you have no Bite account, you need do nothing.'],
  });
}
