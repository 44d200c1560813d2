// The mails of the platform itself: some sentences, a link, and notes below it.
import { defaultLanguage, type SiteLanguage } from '@bite/shared/website/languages';
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
  /** English if absent. */
  language?: SiteLanguage | undefined;
}

const COLOR = '#1d4ed8';
const copyLabels: Readonly<Record<SiteLanguage, string>> = {
  en: 'Or copy this address into your browser:',
  es: 'O copia esta dirección en tu navegador:',
};

export function composeMail({
  to,
  subject,
  paragraphs,
  action,
  notes,
  language = defaultLanguage,
}: MailText): Mail {
  return writeLetter({
    to,
    subject,
    language,
    sender: 'Bite',
    color: COLOR,
    title: subject,
    parts: [
      ...paragraphs.map((text) => ({ is: 'paragraph', text }) as const),
      ...(action ? [{ is: 'action', ...action, copyLabel: copyLabels[language] } as const] : []),
      ...notes.map((text) => ({ is: 'note', text }) as const),
    ],
    signature: 'Bite',
  });
}
