// Requests that copies of menus follow after a write: at the copies of this menu, and at this one if it is a copy, so that a
// change by hand is found and named. The writes of a step itself request nothing of its own link.
import {
  linksWith,
  type RequestFollowingDeps,
  requestFollowing,
} from '../catalogue/exchange/links/menu-links.ts';
import type { RecordStore } from '../ports/records.ts';
import { placeIn, type WriteEvent } from './write-event.ts';

export interface FollowRequestDeps extends RequestFollowingDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
}

/** tenants/{tenantId}/restaurants/{restaurantId} and one of the collections of a menu. */
export async function onCopiedMenuWritten(deps: FollowRequestDeps, event: WriteEvent): Promise<void> {
  const place = placeIn(event.params);
  const { tenantId, restaurantId } = place;
  const writtenAt = timeOf(event.data?.after.get('updatedAt'));
  for (const link of await linksWith(deps.records, place)) {
    const isOwn = link.toRestaurantId === restaurantId && writtenAt === link.lastStep?.at;
    if (!isOwn || writtenAt === undefined) await requestFollowing(deps, { tenantId, ...link });
  }
}

/** A stored time as ISO text. */
function timeOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const time = value as { toDate?: () => Date } | undefined;
  return time?.toDate?.().toISOString();
}
