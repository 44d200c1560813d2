// Stores storefront snapshots, for their builder.
import type { LeftOutRecord } from '@bite/shared/catalogue/storefront-gaps.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ReadTime } from './rebuilds.ts';
import type { StoredStorefront } from './storefronts.ts';

export interface StorefrontSnapshot extends StoredStorefront {
  /** The moment at which all sources were read. */
  readTime: ReadTime;
  /** Stored separately for staff, until a later build leaves nothing out. */
  leftOut: readonly LeftOutRecord[];
}

/**
 * 'unchanged': the stored content is the same and only its read time was updated. 'outdated': the stored one was read later
 * and stays. 'gone': the restaurant or its tenant no longer exists, and nothing was written.
 */
export type SaveOutcome = 'saved' | 'unchanged' | 'outdated' | 'gone';

export interface StorefrontArchive {
  /** The format of the stored snapshot, 0 for one without a format; undefined if there is none. */
  formatOf(place: RestaurantRef): Promise<number | undefined>;
  /** The read time of the stored snapshot; undefined if there is none. */
  readTimeOf(place: RestaurantRef): Promise<ReadTime | undefined>;
  /**
   * Throws PAYLOAD_TOO_LARGE if the content does not fit into one document: the stored snapshot stays, and the gaps for staff
   * are updated.
   */
  save(snapshot: StorefrontSnapshot): Promise<SaveOutcome>;
  /** Deletes what is stored for a restaurant that no longer exists; does nothing and returns false if it exists. */
  removeIfGone(place: RestaurantRef): Promise<boolean>;
}
