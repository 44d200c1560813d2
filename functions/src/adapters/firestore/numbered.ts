// For each numbered entity type: its collection and id field, by which a counter checks that an id is free.

import type { EntityType } from '@bite/shared/kernel/identifiers';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { recordKinds, recordNames } from '@bite/shared/records/record-names';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** What the check needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const fieldOverrides = [
  {
    collectionGroup: collections.restaurants,
    fieldPath: 'restaurantId',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
];

/** Orders and carts take the counter's value unchecked (O9-43), so that a rush of them waits for no extra read. */
const numberedBy: Readonly<Partial<Record<EntityType, readonly [collection: string, field: string]>>> = {
  tenants: [collections.tenants, 'tenantId'],
  domainMappings: [collections.domainMappings, 'domainId'],
  ...Object.fromEntries(
    recordKinds.map((kind) => [kind, [recordNames[kind].collection, recordKindTable[kind].idField]]),
  ),
};

export interface Numbered {
  query: Query;
  field: string;
}

/** Restaurants are numbered across the platform but stored below their tenants. */
export function numberedWithin(
  db: Firestore,
  type: EntityType,
  place: RestaurantRef | undefined,
): Numbered | undefined {
  if (type === 'restaurants')
    return { query: db.collectionGroup(collections.restaurants), field: 'restaurantId' };
  const [collection, field] = numberedBy[type] ?? [];
  if (!collection || !field) return undefined;
  return {
    query: db.collection(place ? paths.restaurantCollection(place, collection) : collection),
    field,
  };
}
