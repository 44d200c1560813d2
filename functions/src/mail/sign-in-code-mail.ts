// The mail by which a diner signs in: a code to type, and a link. Asked for by anybody, so it says what to do if it was not you.
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { safeName } from './safe-name.ts';

interface SignInCodeMail {
  to: string;
  restaurant: string;
  code: string;
  /** Absent where the site's address is not known for certain. */
  url: string | undefined;
}

export function signInCodeMail({ to, restaurant, code, url }: SignInCodeMail): Mail {
  return composeMail({
    to,
    subject: `${code} is your code to sign in`,
    paragraphs: [`Your code to sign in at ${safeName(restaurant)} is ${code}.`],
    ...(url !== undefined && { action: { label: 'Sign in', url } }),
    notes: [
      'Code and link work once, for ten minutes. Type the code only on the page on which you asked for it.',
      'If it was not you, you need do nothing: nobody can sign in without this mail.',
    ],
  });
}
