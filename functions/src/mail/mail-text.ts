// A mail in its two forms, plain and HTML, made from the same sentences: whoever reads either reads all of it.
import type { Mail } from '../ports/mailer.ts';

export interface MailText {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action: { label: string; url: string };
  /** What to know beside it: how long the link works, what to do if it was not asked for. */
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

/** What people call themselves and their businesses may hold anything: on a line of its own it could pass for our words. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const said = (text: string, style: string): string => `<p style="${style}">${escaped(oneLine(text))}</p>`;

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
  const address = escaped(url);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(oneLine(subject))}</title>
</head>
<body style="margin:0;padding:24px;background:#f3f4f6;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<main style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;color:#111827">${escaped(oneLine(subject))}</h1>
${paragraphs.map((text) => said(text, PARAGRAPH)).join('\n')}
<p style="margin:0 0 24px"><a href="${address}" style="${BUTTON}">${escaped(label)}</a></p>
<p style="${NOTE}">Or copy this address into your browser:<br><span style="word-break:break-all">${address}</span></p>
${notes.map((text) => said(text, NOTE)).join('\n')}
<p style="${NOTE}">Bite</p>
</main>
</body>
</html>
`;
}
