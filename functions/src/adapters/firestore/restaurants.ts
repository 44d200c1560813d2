// Restaurants and the tenants they belong to.
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { tenant } from '@bite/shared/tenancy/tenant.schema';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Place, Restaurants } from '../../ports/restaurants.ts';
import { parseDocument } from './documents.ts';

/** Lookups of restaurants across tenants; firestore.indexes.json holds the union. */
export const fieldOverrides = ['guid', 'slug'].map((fieldPath) => ({
  collectionGroup: collections.restaurants,
  fieldPath,
  indexes: [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
  ],
}));

function toPlace(
  tenantDocument: DocumentSnapshot | undefined,
  restaurantDocument: DocumentSnapshot | undefined,
): Place | undefined {
  if (!tenantDocument?.exists || !restaurantDocument?.exists) return undefined;
  return {
    tenant: parseDocument(tenant, tenantDocument),
    restaurant: parseDocument(restaurant, restaurantDocument),
  };
}

export function firestoreRestaurants(db: Firestore): Restaurants {
  async function withTenants(restaurants: readonly DocumentSnapshot[]): Promise<Place[]> {
    const tenantPaths = [
      ...new Set(restaurants.map((snapshot) => snapshot.ref.parent.parent?.path ?? '')),
    ].filter(Boolean);
    if (tenantPaths.length === 0) return [];
    const tenants = await db.getAll(...tenantPaths.map((path) => db.doc(path)));
    const byPath = new Map(tenants.map((snapshot) => [snapshot.ref.path, snapshot]));
    return restaurants.flatMap(
      (snapshot) => toPlace(byPath.get(snapshot.ref.parent.parent?.path ?? ''), snapshot) ?? [],
    );
  }

  return {
    async find(place: RestaurantRef) {
      const [tenantDocument, restaurantDocument] = await db.getAll(
        db.doc(paths.tenant(place.tenantId)),
        db.doc(paths.restaurant(place)),
      );
      return toPlace(tenantDocument, restaurantDocument);
    },
    async findByGuid(restaurantGuid) {
      const found = await db
        .collectionGroup(collections.restaurants)
        .where('guid', '==', restaurantGuid)
        .limit(1)
        .get();
      return (await withTenants(found.docs))[0];
    },
    async ofTenant(tenantId) {
      const found = await db.collection(`${paths.tenant(tenantId)}/${collections.restaurants}`).get();
      return withTenants(found.docs);
    },
    async all(limit) {
      const found = await db.collectionGroup(collections.restaurants).limit(limit).get();
      return withTenants(found.docs);
    },
  };
}
