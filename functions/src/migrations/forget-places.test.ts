import { describe, expect, it } from 'vitest';
import { restaurantsOf } from '../collections/collections.ts';
import { CURRENT, placeConnectionsOf, placesListingsOf } from '../collections/places.ts';
import { aTenancy } from '../testing/a-tenancy.ts';
import { memoryCounts } from '../testing/memory-counts.ts';
import { silentLog } from '../testing/silent-log.ts';
import { forgetPlaces } from './forget-places.ts';
import type { MigrationDeps } from './migration.ts';

const BELLA = { tenantId: 10_000_901, restaurantId: 20_000_901 };
const OTHER = { tenantId: 10_000_901, restaurantId: 20_000_902 };

function setUp() {
  const tenancy = aTenancy();
  const { records, now } = tenancy;
  tenancy.putTenant(BELLA.tenantId);
  tenancy.putRestaurant(OTHER.tenantId, OTHER.restaurantId);
  const restaurant = tenancy.putRestaurant(BELLA.tenantId, BELLA.restaurantId);
  const placesListing = {
    ...{ placeId: 'place-1', name: 'Bella', address: '1 Main Street', reviewCount: 7, autoSync: true },
    connectedAt: '2026-05-01T00:00:00.000Z',
  };
  const stored = { ...restaurant, placesListing };
  records.put(restaurantsOf(BELLA.tenantId), String(BELLA.restaurantId), stored);
  const countStore = memoryCounts(records, () => new Date(now()).toISOString());
  const deps = { records, countStore, log: silentLog, now } as unknown as MigrationDeps;
  const run = (isDryRun = false) => forgetPlaces(deps, { isDryRun, onPlace: () => undefined });
  const restaurantDocument = () =>
    records.documents()[`${restaurantsOf(BELLA.tenantId).path}/${BELLA.restaurantId}`];
  return { records, run, restaurantDocument };
}

describe('copies of places that lie in restaurants', () => {
  it('I3.2-06 are taken out, and the id and what staff chose are kept', async () => {
    const { records, run, restaurantDocument } = setUp();
    expect(restaurantDocument()).toHaveProperty('placesListing');
    expect(await run()).toEqual({ changed: 1, failed: 0, unreached: 0 });
    expect(restaurantDocument()).not.toHaveProperty('placesListing');
    expect(await records.get(placeConnectionsOf(BELLA), CURRENT)).toEqual({
      ...{ placeId: 'place-1', syncEnabled: true, autoSync: true, connectedAt: '2026-05-01T00:00:00.000Z' },
      nextSyncAt: '2026-06-10T22:00:00.000Z',
    });
    expect(await records.get(placesListingsOf(BELLA), CURRENT)).toBeUndefined();
    expect(await records.get(placeConnectionsOf(OTHER), CURRENT)).toBeUndefined();
    expect(await run()).toMatchObject({ changed: 0 });
  });

  it('are counted in a dry run, and stay', async () => {
    const { run, restaurantDocument } = setUp();
    expect(await run(true)).toMatchObject({ changed: 1 });
    expect(restaurantDocument()).toHaveProperty('placesListing');
  });
});
