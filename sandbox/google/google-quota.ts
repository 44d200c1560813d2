// Calls a minute: of each API for everybody, and edits of each location.
const MINUTE = 60_000;

export interface Quota {
  /** False if the API has no call left in this minute; counts it otherwise. */
  take(api: string, most: number): boolean;
  /** The most calls that an API had within a minute. */
  readonly most: Readonly<Record<string, number>>;
}

export function quotaFor(now: () => number): Quota {
  const calls = new Map<string, number[]>();
  const most: Record<string, number> = {};
  return {
    most,
    take: (api, limit) => {
      const recent = (calls.get(api) ?? []).filter((at) => at > now() - MINUTE);
      calls.set(api, recent);
      if (recent.length >= limit) return false;
      recent.push(now());
      most[api] = Math.max(most[api] ?? 0, recent.length);
      return true;
    },
  };
}
