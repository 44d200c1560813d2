// The mailbox's pages: the list, which refreshes every few seconds, and one mail with its links.
import type { ReceivedMail } from './received-mails.ts';

const REFRESH_SECONDS = 3;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style = `
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #1f2937 }
  ul { list-style: none; padding: 0 }
  li a { display: block; padding: .75rem; border-bottom: 1px solid #d1d5db; color: inherit; text-decoration: none }
  li a:hover, li a:focus-visible { background: #f3f4f6 }
  small { color: #4b5563 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: #f3f4f6; font: inherit }
  iframe { width: 100%; height: 36rem; border: 1px solid #d1d5db }
`;

function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>${head}<style>${style}</style></head><body>${body}</body></html>
`;
}

const heading = ({ subject }: ReceivedMail): string => subject || '(no subject)';

function row(mail: ReceivedMail): string {
  const about = `to ${mail.to.join(', ')} · ${mail.receivedAt}`;
  return `<li><a href="/mails/${mail.id}"><strong>${escaped(heading(mail))}</strong><br><small>${escaped(about)}</small></a></li>`;
}

export function listPage(mails: readonly ReceivedMail[]): string {
  const list =
    mails.length === 0
      ? '<p>Nothing has arrived yet. Mails that Bite sends here appear by themselves.</p>'
      : `<ul>${mails.map(row).join('')}</ul>`;
  const refresh = `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`;
  return page('Mailbox', `<h1>Mailbox</h1>${list}`, refresh);
}

/** Plain text with clickable links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/g)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('');
}

/** The mail's own HTML runs no scripts and opens its links in a new tab. */
function frame(html: string): string {
  if (!html) return '';
  const framed = escaped(`<base target="_blank">${html}`);
  return `<h2>As HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>`;
}

export function mailPage(mail: ReceivedMail): string {
  const about = `from ${mail.from} to ${mail.to.join(', ')} · ${mail.receivedAt}`;
  return page(
    heading(mail),
    `<p><a href="/">All mails</a></p><h1>${escaped(heading(mail))}</h1><p><small>${escaped(about)}</small></p>` +
      `<h2>As text</h2><pre>${linked(mail.text)}</pre>${frame(mail.html)}`,
  );
}

export function missingPage(): string {
  return page('No such mail', '<h1>No such mail</h1><p><a href="/">All mails</a></p>');
}
