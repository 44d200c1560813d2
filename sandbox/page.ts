// What the pages of the simulated services share.
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const REFRESH_SECONDS = 3;

const style = `
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #1f2937 }
  ul { list-style: none; padding: 0 }
  li { border-bottom: 1px solid #d1d5db }
  li a, li p { display: block; margin: 0; padding: .75rem; color: inherit; text-decoration: none; overflow-wrap: anywhere }
  li a:hover, li a:focus-visible { background: #f3f4f6 }
  small { color: #4b5563 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: #f3f4f6; font: inherit }
  iframe { width: 100%; height: 36rem; border: 1px solid #d1d5db }
`;

export function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>${head}<style>${style}</style></head><body>${body}</body></html>
`;
}

interface List {
  title: string;
  /** Shown where there is nothing. */
  empty: string;
  entries: readonly { name: string; about: string; href?: string }[];
}

/** Looks again by itself. */
export function listPageOf({ title, empty, entries }: List): string {
  const rows = entries.map(({ name, about, href }) => {
    const content = `<strong>${escaped(name)}</strong><br><small>${escaped(about)}</small>`;
    return href === undefined ? `<li><p>${content}</p></li>` : `<li><a href="${href}">${content}</a></li>`;
  });
  const list = rows.length === 0 ? `<p>${escaped(empty)}</p>` : `<ul>${rows.join('')}</ul>`;
  const refresh = `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`;
  return page(title, `<h1>${escaped(title)}</h1>${list}`, refresh);
}
