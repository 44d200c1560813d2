// Values of DNS records as the DNS compares them: DNS hosts write one value in several ways.
import { parsedUrl } from '../kernel/parsed-url.ts';

/** In lower case and without a trailing dot. */
export const plainHost = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');

/** Texts as they are, everything else without regard to case and a trailing dot, and IPv6 addresses to how they are shortened. */
export function comparableValue(type: string, value: string): string {
  if (type === 'TXT') return value.trim();
  const plain = plainHost(value);
  return (type === 'AAAA' && parsedUrl(`http://[${plain}]`)?.hostname.slice(1, -1)) || plain;
}
