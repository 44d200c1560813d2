// Remembers unknown hosts and addresses in this process: bounded, so that nobody fills the memory with made-up ones, and for
// seconds. With what the CDN keeps of a 404 (ten seconds, page-headers.ts) a host that was just mapped answers within thirty.
import { SECOND } from '@bite/shared/kernel/durations';
import { LRUCache } from 'lru-cache';
import type { UnknownAddresses } from '../../ports/unknown-addresses.ts';

export const REMEMBERED_FOR = 15 * SECOND;
const MOST_ADDRESSES = 20_000;

/** @param now Milliseconds; for tests. */
export function rememberedAddresses(now: () => number = () => performance.now()): UnknownAddresses {
  const known = new LRUCache<string, true>({
    max: MOST_ADDRESSES,
    ttl: REMEMBERED_FOR,
    // An unknown host that is asked for all the time is looked up again all the same.
    updateAgeOnGet: false,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    has: (address) => known.get(address) === true,
    add: (address) => void known.set(address, true),
  };
}
