// What there is at a restaurant or in a tenant, counted, and the counts that are kept of it.
import type { RestaurantCounts, TenantCounts } from '@bite/shared/records/record-counts.schema';
import type { ReadTime, Whose } from './rebuilds.ts';

export interface Tally {
  counts: RestaurantCounts | TenantCounts;
  /** When it was counted, all at one moment. */
  readTime: ReadTime;
}

/** 'outdated': what is kept was counted later and stays. 'gone': there is no such place, and nothing was kept. */
export type KeepOutcome = 'kept' | 'outdated' | 'gone';

export interface Tallies {
  /** Counts everything; undefined where there is no such place. */
  take(of: Whose): Promise<Tally | undefined>;
  /** When what is kept was counted; undefined where nothing is. */
  readTimeOf(of: Whose): Promise<ReadTime | undefined>;
  /** What is kept, whatever it holds, without its time; undefined where nothing is. */
  keptCounts(of: Whose): Promise<Readonly<Record<string, unknown>> | undefined>;
  keep(of: Whose, tally: Tally): Promise<KeepOutcome>;
  /** Takes away what is kept of a place that no longer exists; false, and nothing happens, where it does. */
  removeIfGone(of: Whose): Promise<boolean>;
  /** Every tenant and every restaurant, some at a time. */
  places(): AsyncIterable<readonly Whose[]>;
}
