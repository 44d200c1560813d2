// The client address of a call as our proxies saw it, for rate limits; headers that a client can forge are ignored.
import { isIPv4, isIPv6 } from 'node:net';

export interface Origin {
  /** The client: the last address outside our proxies' networks, so nobody but who calls from these can forge it. */
  address: string;
  /** Who is on the other end of the line: the last entry of X-Forwarded-For, which the platform itself appends. */
  nearest: string;
}

/** @param client What Express makes of X-Forwarded-For and the networks of our proxies. */
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
