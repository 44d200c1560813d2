// Validates a return URL after sign-in. Deliberately strict: only the form that browsers themselves write is accepted, so that
// no two parsers can read it differently.
import { parsedUrl } from '../kernel/parsed-url.ts';

const MAX_LENGTH = 2000;

/** Scheme and authority as written; the rest belongs to the site. */
const address = /^(https?):\/\/([^/?#@]+)(?=[/?#]|$)/;
/** Visible ASCII without backslashes, which some parsers treat as slashes. */
const isPlain = /^[\x21-\x5b\x5d-\x7e]+$/;

/** Names of the local machine, which plain HTTP requests never leave. */
export function isLocalName(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** https, or http on the local machine. */
export function isSafeTransport({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLocalName(hostname));
}

/**
 * The URL, or undefined if it is relative, insecure, contains credentials or is written in an unusual way. The caller must
 * check that its host is allowed: compare `host`, which contains the port if it is not the scheme's default.
 */
export function readReturnUrl(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !isPlain.test(text)) return undefined;
  const authority = address.exec(text)?.[2];
  const url = authority === undefined ? undefined : parsedUrl(text);
  if (!url) return undefined;
  const isAsWritten = url.host === authority && !url.hostname.endsWith('.');
  return isAsWritten && isSafeTransport(url) ? url : undefined;
}
