// Composes a mail as plain text and as HTML with the same sentences.
import { escapeHtml } from '@bite/shared/kernel/escape-html';
import type { Mail } from '../ports/mailer.ts';

export interface MailText {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** The main link. */
  action: { label: string; url: string };
  /** Notes below the link: how long it is valid, what to do if the mail was unexpected. */
  notes: readonly string[];
}

export function composeMail({ to, subject, paragraphs, action, notes }: MailText): Mail {
  return {
    to,
    subject: oneLine(subject),
    text: [...paragraphs.map(oneLine), `${action.label}:\n${action.url}`, ...notes.map(oneLine), 'Bite']
      .join('\n\n')
      .concat('\n'),
    html: htmlOf(subject, paragraphs, action, notes),
  };
}

/** Names may contain anything: a line break in one could make it look like our own text. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const said = (text: string, style: string): string => `<p style="${style}">${escapeHtml(oneLine(text))}</p>`;

const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1f2937';
const NOTE = 'margin:0 0 8px;font-size:14px;line-height:1.5;color:#4b5563';
const BUTTON =
  'display:inline-block;padding:14px 24px;border-radius:8px;background:#1d4ed8;color:#ffffff;' +
  'font-size:16px;font-weight:600;text-decoration:none';

function htmlOf(
  subject: string,
  paragraphs: readonly string[],
  { label, url }: MailText['action'],
  notes: readonly string[],
): string {
  const address = escapeHtml(url);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(oneLine(subject))}</title>
</head>
<body style="margin:0;padding:24px;background:#f3f4f6;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<main style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;color:#111827">${escapeHtml(oneLine(subject))}</h1>
${paragraphs.map((text) => said(text, PARAGRAPH)).join('\n')}
<p style="margin:0 0 24px"><a href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="${NOTE}">Or copy this address into your browser:<br><span style="word-break:break-all">${address}</span></p>
${notes.map((text) => said(text, NOTE)).join('\n')}
<p style="${NOTE}">Bite</p>
</main>
</body>
</html>
`;
}
