// Lays out a mail: the same content as plain text and as HTML. By hand, since a library for it would be loaded to make six
// mails: tables and inline styles for old mail programs, a style sheet for dark mode, no pictures, so that nothing is tracked.
import { escapeHtml } from '@bite/shared/kernel/escape-html';
import { readableOn, textOn } from '@bite/shared/website/readable-colors';
import type { Mail } from '../ports/mailer.ts';

export interface LetterLine {
  quantity: number;
  name: string;
  /** Size, options and notes, one a line. */
  details: readonly string[];
  amount: string;
}

export interface LetterFigure {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/** A fact with its value in one or several lines, and where it leads. */
export interface LetterFact {
  label: string;
  lines: readonly string[];
  link?: { label: string; url: string };
}

export type LetterPart =
  | { is: 'paragraph'; text: string }
  | { is: 'strong'; text: string }
  | { is: 'note'; text: string }
  | { is: 'heading'; text: string }
  | { is: 'action'; label: string; url: string; copyLabel: string }
  | { is: 'lines'; lines: readonly LetterLine[] }
  | { is: 'figures'; figures: readonly LetterFigure[] }
  | { is: 'facts'; facts: readonly LetterFact[] };

export interface Letter {
  to: string;
  subject: string;
  /** Of the HTML: 'en'. */
  language: string;
  /** Above everything, in the colour of the sender. */
  sender: string;
  color: string;
  /** The first line of the content. */
  title: string;
  parts: readonly LetterPart[];
  /** The last line. */
  signature: string;
}

/** Texts may contain anything: a line break in one could make it look like our own text. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** What people typed is escaped and put on one line here, and nowhere else. */
export function writeLetter(letter: Letter): Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  const { to, subject, parts, signature } = letter;
  return {
    to,
    subject: oneLine(subject),
    text: `${[...parts.map(inText), oneLine(signature)].join('\n\n')}\n`,
    html: htmlOf(letter),
  };
}

function inText(part: LetterPart): string {
  switch (part.is) {
    case 'heading':
      return oneLine(part.text).toUpperCase();
    case 'action':
      return `${oneLine(part.label)}:\n${part.url}`;
    case 'lines':
      return part.lines.map(lineInText).join('\n');
    case 'figures':
      return part.figures.map(({ label, amount }) => `${oneLine(label)}: ${oneLine(amount)}`).join('\n');
    case 'facts':
      return part.facts.map(factInText).join('\n\n');
    default:
      return oneLine(part.text);
  }
}

const lineInText = ({ quantity, name, details, amount }: LetterLine): string =>
  [
    `${quantity} x ${oneLine(name)}: ${oneLine(amount)}`,
    ...details.map((detail) => `    ${oneLine(detail)}`),
  ].join('\n');

const withColon = (label: string): string => (/[?!.:]$/.test(label) ? label : `${label}:`);

const factInText = ({ label, lines, link }: LetterFact): string =>
  [
    withColon(oneLine(label)),
    ...lines.map(oneLine),
    ...(link ? [link.url.startsWith('https:') ? link.url : oneLine(link.label)] : []),
  ].join('\n');

const escaped = (text: string): string => escapeHtml(oneLine(text));

/** The card of the content, and what is around it. */
const light = { page: '#f3f4f6', card: '#ffffff', ink: '#111827', soft: '#4b5563', line: '#e5e7eb' };
const dark = { page: '#131211', card: '#1d1b1a', ink: '#f3f4f6', soft: '#c9c5c1', line: '#44403c' };

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const style = (size: number, margin: string, color: string, more = ''): string =>
  `margin:${margin};${font};font-size:${size}px;line-height:1.5;color:${color};overflow-wrap:anywhere;${more}`;

const PARAGRAPH = style(16, '0 0 16px', light.ink);
const STRONG = style(16, '0 0 16px', light.ink, 'font-weight:700');
const NOTE = style(14, '0 0 8px', light.soft);
const HEADING = style(18, '24px 0 12px', light.ink, 'font-weight:700');
const CELL = `padding:6px 0;vertical-align:top;border-bottom:1px solid ${light.line}`;
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

function inHtml(part: LetterPart, color: string): string {
  switch (part.is) {
    case 'paragraph':
      return `<p class="ink" style="${PARAGRAPH}">${escaped(part.text)}</p>`;
    case 'strong':
      return `<p class="ink" style="${STRONG}">${escaped(part.text)}</p>`;
    case 'note':
      return `<p class="soft" style="${NOTE}">${escaped(part.text)}</p>`;
    case 'heading':
      return `<h2 class="ink" style="${HEADING}">${escaped(part.text)}</h2>`;
    case 'action':
      return actionInHtml(part, color);
    case 'lines':
      return `<table ${TABLE} style="margin:0 0 16px">${part.lines.map(lineInHtml).join('')}</table>`;
    case 'figures':
      return `<table ${TABLE} style="margin:0 0 16px">${part.figures.map(figureInHtml).join('')}</table>`;
    case 'facts':
      return part.facts.map((fact) => factInHtml(fact, color)).join('\n');
  }
}

function actionInHtml(
  { label, url, copyLabel }: Extract<LetterPart, { is: 'action' }>,
  color: string,
): string {
  const address = escapeHtml(url);
  const button =
    `display:inline-block;padding:14px 24px;border-radius:8px;background:${color};color:${textOn(color)};` +
    `${font};font-size:16px;font-weight:600;text-decoration:none`;
  return `<p style="margin:0 0 24px"><a href="${address}" style="${button}">${escaped(label)}</a></p>
<p class="soft" style="${NOTE}">${escaped(copyLabel)}<br><span style="word-break:break-all">${address}</span></p>`;
}

function lineInHtml({ quantity, name, details, amount }: LetterLine): string {
  const more = details
    .map(
      (detail) =>
        `<br><span class="soft" style="font-size:14px;color:${light.soft}">${escaped(detail)}</span>`,
    )
    .join('');
  return `<tr>
<td class="ink rule" style="${CELL};${style(16, '0', light.ink)};padding-right:12px;white-space:nowrap">${quantity}&nbsp;×</td>
<td class="ink rule" width="100%" style="${CELL};${style(16, '0', light.ink)}">${escaped(name)}${more}</td>
<td class="ink rule" align="right" style="${CELL};${style(16, '0', light.ink)};padding-left:12px;white-space:nowrap">${escaped(amount)}</td>
</tr>`;
}

function figureInHtml({ label, amount, isTotal = false }: LetterFigure): string {
  const weight = isTotal ? 'font-weight:700' : '';
  const look = style(isTotal ? 18 : 16, '0', light.ink, weight);
  return `<tr>
<td class="ink" style="padding:3px 0;${look}">${escaped(label)}</td>
<td class="ink" align="right" style="padding:3px 0 3px 12px;${look};white-space:nowrap">${escaped(amount)}</td>
</tr>`;
}

function factInHtml({ label, lines, link }: LetterFact, color: string): string {
  const leads = link
    ? `<br><a class="link" href="${escapeHtml(link.url)}" style="color:${readableOn(color, [light.card])}">${escaped(link.label)}</a>`
    : '';
  return `<p class="ink" style="${PARAGRAPH}"><strong>${escaped(label)}</strong><br>${lines.map(escaped).join('<br>')}${leads}</p>`;
}

/** For programs that follow the reader's dark mode. Others turn the colours themselves, or leave them. */
const darkStyles = (color: string): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.card{background:${dark.card}!important}
.ink{color:${dark.ink}!important}
.soft,.soft span,span.soft{color:${dark.soft}!important}
.rule{border-color:${dark.line}!important}
.link{color:${readableOn(color, [dark.card])}!important}
}
@media (max-width:480px){.card{padding:20px!important}.band{padding:16px 20px!important}.page{padding:0!important}}`;

function htmlOf({ subject, language, sender, color, title, parts, signature }: Letter): string {
  const band = `padding:16px 32px;background:${color};color:${textOn(color)};${font};font-size:16px;font-weight:700;overflow-wrap:anywhere`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escaped(subject)}</title>
<style>${darkStyles(color)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div class="page" role="article" lang="${escapeHtml(language)}" style="padding:24px;background:${light.page}">
<div style="max-width:600px;margin:0 auto;border-radius:12px;overflow:hidden">
<div class="band" style="${band}">${escaped(sender)}</div>
<div class="card" style="padding:32px;background:${light.card}">
<h1 class="ink" style="${style(22, '0 0 16px', light.ink, 'font-weight:700')}">${escaped(title)}</h1>
${parts.map((part) => inHtml(part, color)).join('\n')}
<p class="soft" style="${NOTE}">${escaped(signature)}</p>
</div>
</div>
</div>
</body>
</html>
`;
}
