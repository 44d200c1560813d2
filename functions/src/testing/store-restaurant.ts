// Stores a restaurant with a menu of a given size and builds its storefront.

import { item } from '@bite/shared/catalogue/item.schema';
import { menuGroup } from '@bite/shared/catalogue/menu-group.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { tenant } from '@bite/shared/tenancy/tenant.schema';
import { aGuid, aRestaurant } from '@bite/shared/testing/a-storefront';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { toDocument } from '../adapters/firestore/documents.ts';
import { buildNow } from '../composition/storefronts.ts';

export interface StoredRestaurant {
  guid: string;
  slug: string;
  place: RestaurantRef;
}

const at = '2026-01-01T00:00:00.000Z';
const times = { createdAt: at, updatedAt: at };
const always = { open: '00:00', close: '00:00', closed: false };
const GROUP_SIZE = 25;

const description = (number: number): string =>
  `Dish number ${number}: slow-roasted, finished over the wood fire, with lemon, capers and a handful of garden herbs. `.repeat(
    2,
  );

/** Open around the clock, untaxed; every dish costs 10. */
export async function storeRestaurant(
  db: Firestore,
  number: number,
  items: number,
): Promise<StoredRestaurant> {
  const place = { tenantId: 10_000_000 + number, restaurantId: 20_000_000 + number };
  const guid = aGuid(900 + number);
  const slug = `kitchen-${number}`;
  const shown = aRestaurant();
  const writer = db.bulkWriter();
  const set = (path: string, schema: z.ZodType<object>, entity: object) =>
    void writer.set(db.doc(path), toDocument(schema.parse(entity), schema));
  set(paths.tenant(place.tenantId), tenant, {
    tenantId: place.tenantId,
    guid: aGuid(800 + number),
    name: slug,
    displayName: slug,
    settings: { timezone: shown.timezone },
    ...times,
  });
  set(paths.restaurant(place), restaurant, {
    ...place,
    guid,
    slug,
    name: `Kitchen ${number}`,
    address: shown.address,
    contact: { phone: shown.phone, email: shown.email },
    operatingHours: {
      mon: always,
      tue: always,
      wed: always,
      thu: always,
      fri: always,
      sat: always,
      sun: always,
    },
    settings: { taxRate: 0 },
    ...times,
  });
  const ids = Array.from({ length: items }, (_, index) => index + 1);
  for (const itemId of ids) {
    const dish = {
      itemId,
      guid: aGuid(10_000 + itemId),
      name: `Dish ${itemId}`,
      customerDescription: description(itemId),
      basePrice: 10,
      ...times,
    };
    set(`${paths.restaurantCollection(place, collections.items)}/${itemId}`, item, dish);
  }
  for (let first = 0; first < items; first += GROUP_SIZE) {
    const menuGroupId = first / GROUP_SIZE + 1;
    const own = ids.slice(first, first + GROUP_SIZE).map((itemId, position) => ({ itemId, position }));
    const group = {
      menuGroupId,
      guid: aGuid(50_000 + menuGroupId),
      name: `Section ${menuGroupId}`,
      position: menuGroupId,
      items: own,
      ...times,
    };
    set(`${paths.restaurantCollection(place, collections.menuGroups)}/${menuGroupId}`, menuGroup, group);
  }
  await writer.close();
  await buildNow(db, place);
  return { guid, slug, place };
}
