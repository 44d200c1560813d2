// The contract test of the Ids port, for the in-memory implementation and Firestore's.
import { type EntityType, entityTypes } from '@bite/shared/kernel/identifiers';
import type { RestaurantRef } from '@bite/shared/paths';
import { beforeEach, expect, it } from 'vitest';
import type { Ids } from '../ports/ids.ts';

export interface IdsUnderTest {
  ids: Ids;
  openTenant(tenantId: number): Promise<void>;
  openRestaurant(place: RestaurantRef): Promise<void>;
  /** Stores an entity under a number, whatever its counter says. */
  put(type: EntityType, id: number, place?: RestaurantRef): Promise<void>;
  /** The counter's value. */
  held(type: EntityType, place?: RestaurantRef): Promise<number | undefined>;
}

const all = Object.keys(entityTypes) as EntityType[];
const ofLevel = (level: 'platform' | 'restaurant') => all.filter((type) => entityTypes[type].level === level);
const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const other = { tenantId: 10_000_001, restaurantId: 20_000_002 };
const row = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** `make` returns ids without any used numbers. */
export function idsContract(make: () => Promise<IdsUnderTest>): void {
  let under: IdsUnderTest;
  let ids: Ids;

  beforeEach(async () => {
    under = await make();
    ids = under.ids;
    await under.openTenant(place.tenantId);
    await under.openRestaurant(place);
    await under.openRestaurant(other);
  });

  it.each(ofLevel('restaurant'))('O9-25, O9-43, C4-06 numbers %s from their start, by ones', async (type) => {
    const { start } = entityTypes[type];
    expect([await ids.next(type, place), await ids.next(type, place)]).toEqual([start, start + 1]);
    const holdsNext = type === 'orders' || type === 'carts';
    expect(await under.held(type, place)).toBe(start + (holdsNext ? 2 : 1));
    expect(await under.held(type, other)).toBeUndefined();
    expect(await ids.next(type, other)).toBe(start);
  });

  it.each([
    ['tenants', 10_000_001],
    ['restaurants', 20_000_001],
    ['domainMappings', 30_000_001],
  ] as const)('O9-25, O9-43, C5-16 numbers %s for the whole platform, from %i', async (type, first) => {
    // If tenants and restaurants have these numbers already, the first new one comes after them.
    const taken = { tenants: 1, restaurants: 2, domainMappings: 0 }[type];
    if (taken > 0)
      await expect(ids.reserve(type, undefined, taken)).rejects.toMatchObject({ code: 'ID_COLLISION' });
    else expect([await ids.next(type), await ids.next(type)]).toEqual([first, first + 1]);
    expect(await under.held(type)).toBe(taken > 0 ? undefined : first + 1);
  });

  it.each(ofLevel('platform'))('C5-16, O5-13 numbers %s in no restaurant', async (type) => {
    await expect(ids.next(type, place)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'tenantId and restaurantId must not be given for platform-level entity',
    });
  });

  it.each(ofLevel('restaurant'))(
    'O8-16, C5-16, O5-13 numbers %s nowhere but in a restaurant',
    async (type) => {
      await expect(ids.next(type)).rejects.toMatchObject({
        code: 'MISSING_REQUIRED_PARAMS',
        message: 'tenantId and restaurantId are required for restaurant-level entity',
      });
      await expect(ids.next(type, { ...place, restaurantId: 0.5 })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    },
  );

  it('C5-16, O5-13 numbers nothing that it does not know', async () => {
    await expect(ids.next('reviews' as EntityType, place)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Unknown entity type: reviews',
    });
  });

  it.each(ofLevel('restaurant'))(
    'O8-11, O8-12, C8-01 makes a counter of %s only where its restaurant is',
    async (type) => {
      await expect(ids.next(type, { tenantId: 10_000_009, restaurantId: 20_000_001 })).rejects.toMatchObject({
        code: 'TENANT_NOT_FOUND',
        message: 'Tenant not found with tenantId: 10000009',
      });
      const nowhere = { ...place, restaurantId: 20_000_009 };
      await expect(ids.next(type, nowhere)).rejects.toMatchObject({
        code: 'RESTAURANT_NOT_FOUND',
        message: 'Restaurant not found with restaurantId: 20000009',
      });
      expect(await under.held(type, nowhere)).toBeUndefined();
    },
  );

  it.each(ofLevel('restaurant').filter((type) => type !== 'orders' && type !== 'carts'))(
    'O8-15, C8-01, C4-06 sees that a counter of %s lags behind what is stored, and gives out nothing',
    async (type) => {
      await ids.next(type, place);
      await under.put(type, 3, place);
      await expect(ids.reserve(type, place, 5)).rejects.toMatchObject({
        code: 'ID_COLLISION',
        message: `${type} 3 already exists. Counter may be out of sync.`,
      });
      expect(await under.held(type, place)).toBe(1);
      expect(await ids.next(type, place)).toBe(2);
      await expect(ids.next(type, place)).rejects.toMatchObject({ code: 'ID_COLLISION' });
    },
  );

  it('O8-15, C8-01 no two tenants’ restaurants get one number', async () => {
    await under.openTenant(10_000_002);
    await expect(ids.next('restaurants')).rejects.toMatchObject({
      code: 'ID_COLLISION',
      message: 'restaurants 20000001 already exists. Counter may be out of sync.',
    });
  });

  it('gives a hundred ids asked for at once in order and without gaps', async () => {
    const given = await Promise.all(row(0, 100).map(() => ids.next('items', place)));
    expect(given).toEqual(row(1, 100));
    expect(await under.held('items', place)).toBe(100);
  });

  it('reserves ids in a row, and the next one after them', async () => {
    const asked = [ids.reserve('items', place, 50), ids.next('items', place), ids.reserve('items', place, 2)];
    expect(await Promise.all(asked)).toEqual([1, 51, 52]);
  });

  it('who is refused keeps nobody else from an id', async () => {
    const nowhere = { ...place, restaurantId: 20_000_009 };
    const [refused, given] = await Promise.allSettled([ids.next('tags', nowhere), ids.next('tags', place)]);
    expect([refused?.status, given]).toEqual(['rejected', { status: 'fulfilled', value: 1 }]);
    await under.openRestaurant(nowhere);
    expect(await ids.next('tags', nowhere)).toBe(1);
  });
}
