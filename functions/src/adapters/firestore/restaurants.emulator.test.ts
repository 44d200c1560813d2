import { paths } from '@bite/shared/paths';
import { restaurant as restaurantSchema } from '@bite/shared/tenancy/restaurant.schema';
import { tenant as tenantSchema } from '@bite/shared/tenancy/tenant.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPlace } from '../../testing/a-place.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { toDocument } from './documents.ts';
import { firestoreRestaurants } from './restaurants.ts';

const db = emulatedFirestore('restaurants');
const restaurants = firestoreRestaurants(db);

/** @param change Makes the document invalid for its schema. */
async function store(tenantId: number, restaurantId: number, change: object = {}): Promise<void> {
  const { restaurant } = aPlace({ restaurant: { tenantId, restaurantId } });
  await db
    .doc(paths.restaurant({ tenantId, restaurantId }))
    .set({ ...toDocument(restaurant, restaurantSchema), ...change });
}

async function storeTenant(tenantId: number, change: object = {}): Promise<void> {
  const { tenant } = aPlace({ tenant: { tenantId } });
  await db.doc(paths.tenant(tenantId)).set({ ...toDocument(tenant, tenantSchema), ...change });
}

beforeAll(async () => {
  await storeTenant(10_000_041);
  await store(10_000_041, 20_000_411);
  await store(10_000_041, 20_000_412, { address: 'none' });
  await storeTenant(10_000_042, { plan: 'gigantic' });
  await store(10_000_042, 20_000_421);
});

describe('lists of restaurants in Firestore', () => {
  it('leave out one that cannot be read, and name it', async () => {
    const { places, unreadable } = await restaurants.ofTenant(10_000_041);
    expect(places.map(({ restaurant }) => restaurant.restaurantId)).toEqual([20_000_411]);
    expect(unreadable).toMatchObject([{ id: '20000412', path: 'tenants/10000041/restaurants/20000412' }]);
  });

  it('leave out those of a tenant that cannot be read, and no others', async () => {
    expect(await restaurants.ofTenant(10_000_042)).toEqual({ places: [], unreadable: [] });
    const { places } = await restaurants.all(200);
    expect(places.map(({ tenant }) => tenant.tenantId)).toEqual([10_000_041]);
  });

  it('name one that is asked for by itself in an error', async () => {
    const broken = { tenantId: 10_000_041, restaurantId: 20_000_412 };
    await expect(restaurants.find(broken)).rejects.toThrow('restaurants/20000412 does not parse');
  });
});
