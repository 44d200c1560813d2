// The client address of a request as our proxies saw it, for rate limits. Headers that a client can forge are ignored.
import { isIPv4, isIPv6 } from 'node:net';

export interface Origin {
  /** The client: the last address outside our proxies' networks, which only callers from these networks can forge. */
  address: string;
  /** The directly connected peer: the last entry of X-Forwarded-For, which the platform itself appends. */
  nearest: string;
}

/** @param client Express's result from X-Forwarded-For and our proxies' networks. */
export function originOf(
  client: string | undefined,
  forwardedFor: string | undefined,
  socket: string | undefined,
): Origin {
  const last = forwardedFor?.split(',').at(-1)?.trim();
  return { address: groupOf(client), nearest: groupOf(last || socket) };
}

/** One household: an IPv4 address, or the /64 network of an IPv6 address. */
export function groupOf(address: string | undefined): string {
  const bare = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? `${networkOf(bare)}::/64` : 'unknown';
}

/** The first four groups, without leading zeros. */
function networkOf(address: string): string {
  const [front = '', back] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const length = (text: string): number => groups(text).length + (text.includes('.') ? 1 : 0);
  const missing = back === undefined ? 0 : 8 - length(front) - length(back);
  const all = [...groups(front), ...Array.from({ length: missing }, () => '0'), ...groups(back ?? '')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
