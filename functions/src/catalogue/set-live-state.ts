// Staff pause or resume online orders, or add minutes while the kitchen is busy
// (docs/decisions/015-one-truth-of-paused-and-busy.md).
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import {
  type LiveChange,
  type LiveState,
  liveState,
  type StoredLive,
  type TypeState,
} from '@bite/shared/catalogue/storefront-live.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { restaurantNotFound } from '@bite/shared/kernel/identifier-errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { WritePath } from '../audit/write-path.ts';
import { liveStates, restaurantsOf } from '../collections/collections.ts';
import { getReadable } from '../collections/find-readable.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';

export interface SetLiveStateDeps {
  writePath: WritePath;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Returns the new state. An unreadable stored state is treated as neither paused nor busy. Throws as assertMayIn does,
 * RESTAURANT_NOT_FOUND, and VALIDATION_FAILED for a pause that has already ended.
 */
export function setLiveState(
  { writePath, now }: SetLiveStateDeps,
  caller: Caller,
  place: RestaurantRef,
  change: LiveChange,
): Promise<LiveState> {
  const { user } = caller;
  return writePath.transact(authorOf(caller), async (transaction) => {
    await assertMayIn(transaction, user, 'live.write', place);
    assertAhead(change, now());
    const restaurant = await transaction.get(restaurantsOf(place.tenantId), String(place.restaurantId));
    if (!restaurant) throw restaurantNotFound(place.restaurantId);
    const { tenantId, restaurantId } = place;
    const { found, unreadable } = await getReadable(transaction, liveStates, [restaurant.guid]);
    if (unreadable) transaction.warn('a live state could not be read and is written anew', { unreadable });
    const stored = found[0]?.record ?? defaultLiveState;
    const before: StoredLive = { ...stored, tenantId, restaurantId };
    const after = changed(before, change);
    transaction.replace(liveStates, restaurant.guid, before, after);
    return liveState.parse(after);
  });
}

function assertAhead({ pausedUntil }: LiveChange, now: number): void {
  if (typeof pausedUntil !== 'string' || Date.parse(pausedUntil) > now) return;
  const message = 'Choose a time that is still ahead';
  throw new DomainError('VALIDATION_FAILED', message, { fields: { pausedUntil: message } });
}

function changed(before: StoredLive, { orderType, ...change }: LiveChange): StoredLive {
  if (!orderType) return withChange(before, change);
  const { [orderType]: own = {}, ...others } = before;
  const { busyExtraMinutes, ...rest } = withChange(own, change);
  const after = busyExtraMinutes ? { ...rest, busyExtraMinutes } : rest;
  return Object.keys(after).length > 0 ? { ...others, [orderType]: after } : others;
}

function withChange<State extends TypeState>(
  before: State,
  { pausedUntil, ...rest }: Omit<LiveChange, 'orderType'>,
): State {
  const { pausedUntil: kept, ...others } = before;
  const until = pausedUntil === undefined ? kept : (pausedUntil ?? undefined);
  return { ...others, ...rest, ...(until !== undefined && { pausedUntil: until }) } as State;
}
