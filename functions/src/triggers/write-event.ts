// What triggers read from the event of a write.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';

export type WriteEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, Record<string, string>>;

/** Milliseconds; when the write was committed. A deletion leaves no time but the event's. */
export function committedAt({ time, data }: WriteEvent): number {
  return data?.after.updateTime?.toMillis() ?? Date.parse(time);
}

export const placeIn = ({ tenantId, restaurantId }: Readonly<Record<string, string>>): RestaurantRef => ({
  tenantId: Number(tenantId),
  restaurantId: Number(restaurantId),
});
