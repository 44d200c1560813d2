// Puts everything that a storefront is made of into Firestore, as the API would.
import type { StorefrontSources } from '@bite/shared/catalogue/compose-storefront';
import { collections, paths } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { toDocument } from '../adapters/firestore/documents.ts';

export async function storeSources(db: Firestore, sources: StorefrontSources): Promise<void> {
  const { tenant, restaurant } = sources;
  const place = { tenantId: tenant.tenantId, restaurantId: restaurant.restaurantId };
  const below = (collection: string, id: number) => `${paths.restaurantCollection(place, collection)}/${id}`;
  const documents: [path: string, entity: object][] = [
    [paths.tenant(tenant.tenantId), tenant],
    [paths.restaurant(place), restaurant],
    ...sources.items.map((item): [string, object] => [below(collections.items, item.itemId), item]),
    ...sources.menuGroups.map((group): [string, object] => [
      below(collections.menuGroups, group.menuGroupId),
      group,
    ]),
    ...sources.modifierGroups.map((group): [string, object] => [
      below(collections.modifierGroups, group.modifierGroupId),
      group,
    ]),
    ...sources.taxRates.map((rate): [string, object] => [below(collections.taxRates, rate.taxRateId), rate]),
    ...sources.domains.map((mapping): [string, object] => [paths.domainMapping(mapping.domainId), mapping]),
  ];
  const writer = db.bulkWriter();
  for (const [path, entity] of documents) void writer.set(db.doc(path), toDocument(entity));
  await writer.close();
}
