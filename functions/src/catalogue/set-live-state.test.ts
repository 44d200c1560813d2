import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, liveStates } from '../collections/collections.ts';
import { aTenancy, staffOf, type Tenancy } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { setLiveState } from './set-live-state.ts';

const BELLA = 10_000_500;
const PLACE = { tenantId: BELLA, restaurantId: 20_000_900 };
const LATER = '2026-06-10T23:00:00.000Z';

describe('the live state of a restaurant', () => {
  let tenancy: Tenancy;
  const manager = staffOf(BELLA, 'manager');
  beforeEach(() => {
    tenancy = aTenancy();
    tenancy.putTenant(BELLA, { plan: 'professional' });
    tenancy.putRestaurant(BELLA, PLACE.restaurantId, { slug: 'bella' });
  });

  const set = (change: Parameters<typeof setLiveState>[3], user = manager, place = PLACE) =>
    setLiveState(tenancy, callerOf(user), place, change);
  const stored = async () => {
    const restaurant = await tenancy.restaurant(BELLA, PLACE.restaurantId);
    return tenancy.records.get(liveStates, restaurant?.guid ?? '');
  };

  it('is paused until a time, and taken up again', async () => {
    expect(await set({ pausedUntil: LATER })).toEqual({ busyExtraMinutes: 0, pausedUntil: LATER });
    expect(await stored()).toMatchObject({ pausedUntil: LATER });
    expect(await set({ pausedUntil: null })).toEqual({ busyExtraMinutes: 0 });
    expect(await stored()).not.toHaveProperty('pausedUntil');
  });

  it('keeps what a tap says nothing of, so that two screens never undo each other', async () => {
    await set({ pausedUntil: LATER });
    expect(await set({ busyExtraMinutes: 20 })).toEqual({ busyExtraMinutes: 20, pausedUntil: LATER });
    const restaurant = await tenancy.restaurant(BELLA, PLACE.restaurantId);
    const soldOut = { '7': {} };
    const known = await stored();
    if (known) tenancy.records.put(liveStates, restaurant?.guid ?? '', { ...known, soldOut });
    await set({ pausedUntil: null });
    expect(await stored()).toMatchObject({ busyExtraMinutes: 20, soldOut });
  });

  it('counts as calm where it cannot be read, and is whole again with the next tap', async () => {
    const restaurant = await tenancy.restaurant(BELLA, PLACE.restaurantId);
    tenancy.records.put(liveStates, restaurant?.guid ?? '', { busyExtraMinutes: 'many' } as never);
    await expect(stored()).rejects.toThrow('does not parse');
    expect(await set({ pausedUntil: LATER })).toEqual({ busyExtraMinutes: 0, pausedUntil: LATER });
    expect(await stored()).toMatchObject({ pausedUntil: LATER, soldOut: {} });
  });

  it('refuses a pause that is over', async () => {
    const past = new Date(tenancy.clock.now).toISOString();
    expect(await refused(set({ pausedUntil: past }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { pausedUntil: 'Choose a time that is still ahead' } },
    });
  });

  it('is told in the restaurant’s history: who, from what, to what', async () => {
    await set({ pausedUntil: LATER });
    const found = await tenancy.records.find(auditEntries, { limit: 10 });
    expect(found.map(({ record }) => record)).toMatchObject([
      { ...PLACE, by: manager.uid, action: 'update', changes: [{ field: 'pausedUntil', to: LATER }] },
    ]);
  });

  it('is nobody’s from elsewhere, and of no restaurant that is not there', async () => {
    expect(await refused(set({ pausedUntil: LATER }, staffOf(10_000_600, 'owner')))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const nowhere = { ...PLACE, restaurantId: 20_000_999 };
    expect(await refused(set({ pausedUntil: LATER }, manager, nowhere))).toMatchObject({
      code: 'RESTAURANT_NOT_FOUND',
    });
  });
});
