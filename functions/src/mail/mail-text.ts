// The mails of the platform itself: some sentences, a link, and notes below it.
import type { Mail } from '../ports/mailer.ts';
import { writeLetter } from './letter.ts';

export interface MailText {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** The main link, if there is one. */
  action?: { label: string; url: string };
  /** Notes below the link: how long it is valid, what to do if the mail was unexpected. */
  notes: readonly string[];
}

const COLOR = '#1d4ed8';
const COPY = 'Or copy this address into your browser:';

export function composeMail({ to, subject, paragraphs, action, notes }: MailText): Mail {
  return writeLetter({
    to,
    subject,
    language: 'en',
    sender: 'Bite',
    color: COLOR,
    title: subject,
    parts: [
      ...paragraphs.map((text) => ({ is: 'paragraph', text }) as const),
      ...(action ? [{ is: 'action', ...action, copyLabel: COPY } as const] : []),
      ...notes.map((text) => ({ is: 'note', text }) as const),
    ],
    signature: 'Bite',
  });
}
