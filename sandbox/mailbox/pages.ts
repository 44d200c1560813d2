// The mailbox's pages: the list, which refreshes every few seconds, and one mail with its links.
import { escaped, listPageOf, page } from '../page.ts';
import type { ReceivedMail } from './received-mails.ts';

const heading = ({ subject }: ReceivedMail): string => subject || '(no subject)';

export const listPage = (mails: readonly ReceivedMail[]): string =>
  listPageOf({
    title: 'Mailbox',
    empty: 'Nothing has arrived yet. Mails that Bite sends here appear by themselves.',
    entries: mails.map((mail) => ({
      name: heading(mail),
      about: `to ${mail.to.join(', ')} · ${mail.receivedAt}`,
      href: `/mails/${mail.id}`,
    })),
  });

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
