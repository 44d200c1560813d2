// Of some calls, an address may make only so many a minute.

/** Seconds until the next call is let through; undefined if this one is. */
export type RateLimit = (
  call: string,
  address: string,
  most: number | null,
) => { retryAfter?: number; remaining?: number };

const MINUTE = 60_000;
const limited: ReadonlySet<string> = new Set(['funding', 'inquire', 'profile', 'settlestat']);

export function rateLimit(now: () => number): RateLimit {
  const calls = new Map<string, number[]>();
  return (call, address, most) => {
    if (most === null || !limited.has(call)) return {};
    const key = `${call} ${address}`;
    const recent = (calls.get(key) ?? []).filter((at) => at > now() - MINUTE);
    calls.set(key, recent);
    const [first = now()] = recent;
    if (recent.length >= most) return { retryAfter: Math.ceil((first + MINUTE - now()) / 1000) };
    recent.push(now());
    return { remaining: most - recent.length };
  };
}
