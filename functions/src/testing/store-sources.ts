// Stores all sources of a storefront in Firestore, as the API would.

import type { StorefrontSources } from '@bite/shared/catalogue/compose-storefront';
import { menuSchemas } from '@bite/shared/catalogue/menu.schema';
import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { deliveryZone } from '@bite/shared/ordering/delivery-zone.schema';
import { collections, paths } from '@bite/shared/paths';
import { restaurant as restaurantSchema } from '@bite/shared/tenancy/restaurant.schema';
import { tenant as tenantSchema } from '@bite/shared/tenancy/tenant.schema';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { toDocument } from '../adapters/firestore/documents.ts';

export async function storeSources(db: Firestore, sources: StorefrontSources): Promise<void> {
  const { tenant, restaurant } = sources;
  const place = { tenantId: tenant.tenantId, restaurantId: restaurant.restaurantId };
  const below = (collection: string, id: number) => `${paths.restaurantCollection(place, collection)}/${id}`;
  const one = (path: string, entity: object, schema: z.ZodType): [string, object, z.ZodType] => [
    path,
    entity,
    schema,
  ];
  const documents: [path: string, entity: object, schema: z.ZodType][] = [
    [paths.tenant(tenant.tenantId), tenant, tenantSchema],
    [paths.restaurant(place), restaurant, restaurantSchema],
    ...sources.items.map((item) => one(below(collections.items, item.itemId), item, menuSchemas.items)),
    ...sources.menuGroups.map((group) =>
      one(below(collections.menuGroups, group.menuGroupId), group, menuSchemas.menuGroups),
    ),
    ...sources.modifierGroups.map((group) =>
      one(below(collections.modifierGroups, group.modifierGroupId), group, menuSchemas.modifierGroups),
    ),
    ...sources.taxRates.map((rate) =>
      one(below(collections.taxRates, rate.taxRateId), rate, menuSchemas.taxRates),
    ),
    ...(sources.deliveryZones ?? []).map((zone) =>
      one(below(collections.deliveryZones, zone.deliveryZoneId), zone, deliveryZone),
    ),
    ...sources.domains.map((mapping) => one(paths.domainMapping(mapping.domainId), mapping, domainMapping)),
  ];
  const writer = db.bulkWriter();
  for (const [path, entity, schema] of documents) void writer.set(db.doc(path), toDocument(entity, schema));
  await writer.close();
}
