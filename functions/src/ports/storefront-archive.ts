// Storefront snapshots as their builder writes them.
import type { LeftOutRecord } from '@bite/shared/catalogue/storefront-gaps.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ReadTime } from './rebuilds.ts';
import type { StoredStorefront } from './storefronts.ts';

export interface StorefrontSnapshot extends StoredStorefront {
  /** When its sources were read, all at one moment. */
  readTime: ReadTime;
  /** Kept beside it for staff, until a later build leaves nothing out. */
  leftOut: readonly LeftOutRecord[];
}

/**
 * 'unchanged': the stored content is the same, only its read time has moved. 'outdated': the stored one was read later
 * and stays. 'gone': the restaurant or its tenant no longer exists, and nothing was written.
 */
export type SaveOutcome = 'saved' | 'unchanged' | 'outdated' | 'gone';

export interface StorefrontArchive {
  /** The format of the stored snapshot, 0 from before there was any; undefined when there is none. */
  formatOf(place: RestaurantRef): Promise<number | undefined>;
  /** When the stored snapshot was read; undefined when there is none. */
  readTimeOf(place: RestaurantRef): Promise<ReadTime | undefined>;
  /**
   * Throws PAYLOAD_TOO_LARGE where the content does not fit into one document: keeps the stored snapshot, and tells staff
   * beside what was left out.
   */
  save(snapshot: StorefrontSnapshot): Promise<SaveOutcome>;
  /** Takes away what is stored of a restaurant that no longer exists; false, and nothing happens, where it does. */
  removeIfGone(place: RestaurantRef): Promise<boolean>;
}
