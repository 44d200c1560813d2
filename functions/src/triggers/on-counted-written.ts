// Requests recounts after writes. A write that changes no count requests nothing.
import { openLifecycleStates } from '@bite/shared/ordering/transitions';
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore';
import type { PlaceRef } from '../ports/rebuilds.ts';
import { type RequestRecountsDeps, requestRecounts } from '../records/counts/request-recounts.ts';
import { committedAt, placeIn, type WriteEvent } from './write-event.ts';

type Snapshot = Pick<DocumentSnapshot, 'data'>;

function trigger(
  counts: (snapshot: Snapshot) => boolean,
  places: (event: WriteEvent) => readonly PlaceRef[],
) {
  return async (deps: RequestRecountsDeps, event: WriteEvent): Promise<void> => {
    if (!event.data || counts(event.data.before) === counts(event.data.after)) return;
    await requestRecounts(deps, places(event), committedAt(event));
  };
}

const exists = (snapshot: Snapshot): boolean => snapshot.data() !== undefined;

const isOpen = (snapshot: Snapshot): boolean =>
  openLifecycleStates.some((state) => state === snapshot.data()?.['lifecycleState']);

const atRestaurant = ({ params }: WriteEvent): readonly PlaceRef[] => [placeIn(params)];

/** A record in one of the collections below a restaurant. */
export const onRecordWritten = trigger(exists, atRestaurant);

/** tenants/{tenantId}/restaurants/{restaurantId}/orders/{orderGuid} */
export const onOrderWritten = trigger(isOpen, atRestaurant);

/** tenants/{tenantId}/restaurants/{restaurantId}: changes the tenant's count, and creates or removes its own counts. */
export const onCountedRestaurantWritten = trigger(exists, (event) => {
  const place = placeIn(event.params);
  return [{ tenantId: place.tenantId }, place];
});
