// Record counts per restaurant and tenant: counting records, and storing the counts.
import type { RestaurantCounts, TenantCounts } from '@bite/shared/records/record-counts.schema';
import type { PlaceRef, ReadTime } from './rebuilds.ts';

export interface PlaceCount {
  counts: RestaurantCounts | TenantCounts;
  /** The moment of all these counts. */
  readTime: ReadTime;
}

/** 'outdated': the stored count is newer and stays. 'gone': the place does not exist, and nothing was stored. */
export type CountOutcome = 'kept' | 'outdated' | 'gone';

export interface CountStore {
  /** Counts everything; undefined if there is no such place. */
  count(of: PlaceRef): Promise<PlaceCount | undefined>;
  /** When the stored counts were taken; undefined if none are stored. */
  readTimeOf(of: PlaceRef): Promise<ReadTime | undefined>;
  /** The stored counts without their time; undefined if none are stored. */
  savedCounts(of: PlaceRef): Promise<Readonly<Record<string, unknown>> | undefined>;
  save(of: PlaceRef, counted: PlaceCount): Promise<CountOutcome>;
  /** Deletes the stored counts of a place that no longer exists; does nothing and returns false where it exists. */
  removeIfGone(of: PlaceRef): Promise<boolean>;
  /** Every tenant and every restaurant, in batches. */
  places(): AsyncIterable<readonly PlaceRef[]>;
}
