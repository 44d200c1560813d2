// What goes out with a page: who may keep it, frame it and index it, and what it may load.
import { createHash } from 'node:crypto';

export type Headers = Readonly<Record<string, string>>;

const second = 1;
const minute = 60 * second;

/** For the CDN; browsers ask again each time, which costs them one round trip and no download. */
export const cache = {
  menu: `public, max-age=0, s-maxage=${minute}, stale-while-revalidate=${10 * minute}`,
  /** Someone may be setting it up this minute: without a word the CDN would keep a 404 for ten. */
  missing: `public, max-age=0, s-maxage=${10 * second}`,
  never: 'private, no-store',
} as const;

export interface LoadPolicy {
  /** Where pictures lie beside the page's own origin. */
  imageOrigins: readonly string[];
  inlineStyles: readonly string[];
  /** Who may show the page in a frame; nobody when empty. */
  frameAncestors: readonly string[];
}

/** One host of a policy: anything else would open it to more than the restaurant listed. */
const SOURCE = /^(https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?|'self')$/i;

/** Inline styles are allowed by hash: a nonce would be the same for all who get the page from the CDN. */
export function contentSecurityPolicy({ imageOrigins, inlineStyles, frameAncestors }: LoadPolicy): string {
  const hashes = inlineStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const framing = frameAncestors.filter((host) => SOURCE.test(host));
  return [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...hashes].join(' '),
    ['img-src', "'self'", 'data:', ...imageOrigins].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framing.length > 0 ? framing.join(' ') : "'none'"}`,
  ].join('; ');
}

/** The address of a tracking page opens the order, whatever is answered there: it is told to nobody, not even to us. */
export const referrerPolicy = (path: string): string =>
  /\/(checkout|track)(\/|$)/.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** Names the text, so that a browser that has it already need not get it again. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
