// The contract test of the Sources port, for the in-memory implementation and Firestore's.
import type { StorefrontSources } from '@bite/shared/catalogue/compose-storefront';
import { aGuid } from '@bite/shared/testing/a-storefront';
import {
  aDomainMapping,
  aGroupEntity,
  aModifierGroupEntity,
  anItemEntity,
  aRestaurantEntity,
  aTaxRateEntity,
  aTenantEntity,
  aZoneEntity,
  someSources,
} from '@bite/shared/testing/storefront-sources';
import { expect, it } from 'vitest';
import type { Sources } from '../ports/storefront-sources.ts';

export interface SourcesUnderTest {
  sources: Sources;
  /** Deletes the restaurant and leaves its catalogue. */
  remove(place: { tenantId: number; restaurantId: number }): Promise<void>;
}

/** Two restaurants of one tenant and one of another. */
function three(): StorefrontSources[] {
  const entities = (tenantNumber: number, number: number) => {
    const tenantId = 10_000_010 + tenantNumber;
    const guid = aGuid(100 + number);
    const restaurant = aRestaurantEntity({
      restaurantId: 20_000_010 + number,
      guid,
      slug: `place-${number}`,
      tenantId,
    });
    return someSources({
      tenant: aTenantEntity({ tenantId, guid: aGuid(50 + tenantNumber) }),
      restaurant,
      items: [anItemEntity(1, { name: `Dish of ${number}` }), anItemEntity(2)],
      menuGroups: [aGroupEntity(1, [1, 2])],
      modifierGroups: [aModifierGroupEntity(1)],
      taxRates: [aTaxRateEntity(1)],
      ...(number === 1 && { deliveryZones: [aZoneEntity(1), aZoneEntity(2, { isActive: false })] }),
      domains: [
        aDomainMapping(`place-${number}.example`, {
          restaurantGuid: guid,
          domainId: 32_000_000 + number,
          guid: aGuid(200 + number),
        }),
      ],
    });
  };
  return [entities(1, 1), entities(1, 2), entities(2, 3)];
}

export function sourcesContract(make: (restaurants: StorefrontSources[]) => Promise<SourcesUnderTest>): void {
  const first = { tenantId: 10_000_011, restaurantId: 20_000_011 };
  const second = { tenantId: 10_000_011, restaurantId: 20_000_012 };

  it("reads a restaurant's own, field by field, and nobody else's", async () => {
    const restaurants = three();
    const { sources } = await make(restaurants);
    expect((await sources.read(first))?.sources).toEqual(restaurants[0]);
    expect((await sources.read(second))?.sources).toEqual(restaurants[1]);
  });

  it('says when it read, later each time', async () => {
    const { sources } = await make(three());
    const earlier = await sources.read(first);
    const later = await sources.read(first);
    expect(earlier?.readTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/);
    expect((later?.readTime ?? '') > (earlier?.readTime ?? '')).toBe(true);
  });

  it("knows a tenant's restaurants, and a restaurant by its guid", async () => {
    const { sources } = await make(three());
    expect(await sources.placesOf(first.tenantId)).toEqual([first, second]);
    expect(await sources.placesOf(10_000_099)).toEqual([]);
    expect(await sources.placeOf(aGuid(102))).toEqual(second);
    expect(await sources.placeOf(aGuid(199))).toBeUndefined();
  });

  it('finds nothing where the restaurant is gone', async () => {
    const { sources, remove } = await make(three());
    await remove(first);
    expect(await sources.read(first)).toBeUndefined();
    expect(await sources.placesOf(first.tenantId)).toEqual([second]);
  });
}
