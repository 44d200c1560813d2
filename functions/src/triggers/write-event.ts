// Helpers for triggers of Firestore writes.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';

export type WriteEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, Record<string, string>>;

/** Milliseconds; when the write was committed. For a deletion, the event's time. */
export function committedAt({ time, data }: WriteEvent): number {
  return data?.after.updateTime?.toMillis() ?? Date.parse(time);
}

export const placeIn = ({ tenantId, restaurantId }: Readonly<Record<string, string>>): RestaurantRef => ({
  tenantId: Number(tenantId),
  restaurantId: Number(restaurantId),
});
