// Response headers of a page: caching, framing, indexing, and what it may load.

import { createHash } from 'node:crypto';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';

export type Headers = Readonly<Record<string, string>>;

const second = 1;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** For the CDN; browsers revalidate each time, which costs one round trip and no download. */
export const cache = {
  menu: `public, max-age=0, s-maxage=${minute}, stale-while-revalidate=${10 * minute}`,
  /** Short, since a domain may be set up at this moment. By default the CDN would keep a 404 for ten minutes. */
  missing: `public, max-age=0, s-maxage=${10 * second}`,
  /** For an address whose answer never changes. */
  forever: 'public, max-age=31536000, immutable',
  /** For a copy of a picture, which stays as it is at its address unless it is rendered again. */
  picture: `public, max-age=${30 * day}`,
  never: 'private, no-store',
} as const;

export interface LoadPolicy {
  /** The origins of pictures besides the page's own. */
  imageOrigins: readonly string[];
  inlineStyles: readonly string[];
  inlineScripts?: readonly string[];
  /** The hosts that may frame the page; none if empty. */
  frameAncestors: readonly string[];
  /** The page whose origin it may frame: the gateway's field for a card. */
  framed?: string | undefined;
  /** The guest may pay by the Payment Request API, which asks Google for its wallet. */
  paysByGoogle?: boolean;
}

/** Exactly one host: anything else would allow more than the restaurant listed. */
const SOURCE = /^(https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?|'self')$/i;

/** The browser looks a wallet up there, and where that leads. */
const GOOGLE_PAY = ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com'];

const originOf = (url: string): string => parsedUrl(url)?.origin ?? '';

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline styles and scripts are allowed by hash, since a nonce would be the same for everybody who gets the page from the CDN. */
export function contentSecurityPolicy({
  imageOrigins,
  inlineStyles,
  inlineScripts = [],
  frameAncestors,
  framed,
  paysByGoogle = false,
}: LoadPolicy): string {
  const framing = frameAncestors.filter((host) => SOURCE.test(host));
  const frames = framed === undefined ? [] : [originOf(framed)].filter((origin) => SOURCE.test(origin));
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineScripts.map(sourceOf)].join(' '),
    ['style-src', "'self'", ...inlineStyles.map(sourceOf)].join(' '),
    ['img-src', "'self'", 'data:', ...imageOrigins].join(' '),
    ["connect-src 'self'", ...(paysByGoogle ? GOOGLE_PAY : [])].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...frames.map((origin) => `frame-src ${origin}`),
    `frame-ancestors ${framing.length > 0 ? framing.join(' ') : "'none'"}`,
  ].join('; ');
}

/** The URL of a tracking page gives access to the order, so it is never sent as a referrer, not even to us. */
export const referrerPolicy = (path: string): string =>
  /\/(checkout|track)(\/|$)/.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** A hash of the text, so that a browser that has it need not download it again. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
