// Validates a return address after sign-in. Strict on purpose: only the form that browsers write themselves is accepted, so
// that no two parsers can read it differently (decisions 11).

const MAX_LENGTH = 2000;

/** Scheme and authority as written; what follows is the site's own business. */
const address = /^(https?):\/\/([^/?#@]+)(?=[/?#]|$)/;
/** Visible ASCII without back-slashes, which some readers take for slashes. */
const isPlain = /^[\x21-\x5b\x5d-\x7e]+$/;

/** Names of the machine itself: what is sent there over plain HTTP leaves it for nobody. */
export function isLocalName(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** https, or http on the machine itself. */
export function isSafeTransport({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLocalName(hostname));
}

/**
 * The address, or undefined where it is relative, insecure, carries credentials or is written in an unusual way. Whether
 * its host is one of ours is the caller's part: compare `host`, which has the port where it isn't the scheme's own.
 */
export function readReturnUrl(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !isPlain.test(text)) return undefined;
  const authority = address.exec(text)?.[2];
  if (authority === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isAsWritten = url.host === authority && !url.hostname.endsWith('.');
  return isAsWritten && isSafeTransport(url) ? url : undefined;
}
