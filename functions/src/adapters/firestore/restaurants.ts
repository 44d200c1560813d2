// Restaurants and the tenants they belong to.
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { tenant } from '@bite/shared/tenancy/tenant.schema';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { sorted } from '../../ports/records.ts';
import type { Place, Places, Restaurants } from '../../ports/restaurants.ts';
import { listedDocument, parseDocument } from './documents.ts';

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

const tenantPathOf = (snapshot: DocumentSnapshot): string => snapshot.ref.parent.parent?.path ?? '';

export function firestoreRestaurants(db: Firestore): Restaurants {
  async function tenantsOf(restaurants: readonly DocumentSnapshot[]): Promise<Map<string, DocumentSnapshot>> {
    const tenantPaths = [...new Set(restaurants.map(tenantPathOf))].filter(Boolean);
    if (tenantPaths.length === 0) return new Map();
    const tenants = await db.getAll(...tenantPaths.map((path) => db.doc(path)));
    return new Map(tenants.map((snapshot) => [snapshot.ref.path, snapshot]));
  }

  async function readable(documents: readonly QueryDocumentSnapshot[]): Promise<Places> {
    const stored = [...(await tenantsOf(documents)).values()].filter(({ exists }) => exists);
    const tenants = new Map(
      sorted(stored.map(listedDocument), tenant).found.map(({ path, record }) => [path, record]),
    );
    const { found, unreadable = [] } = sorted(documents.map(listedDocument), restaurant);
    const tenantPaths = new Map(documents.map((document) => [document.ref.path, tenantPathOf(document)]));
    const places = found.flatMap(({ path, record }): Place[] => {
      const owner = tenants.get(tenantPaths.get(path) ?? '');
      return owner ? [{ tenant: owner, restaurant: record }] : [];
    });
    return { places, unreadable };
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
      const tenants = await tenantsOf(found.docs);
      return found.docs.map((document) => toPlace(tenants.get(tenantPathOf(document)), document))[0];
    },
    async ofTenant(tenantId) {
      const found = await db.collection(`${paths.tenant(tenantId)}/${collections.restaurants}`).get();
      return readable(found.docs);
    },
    async all(limit) {
      const found = await db.collectionGroup(collections.restaurants).limit(limit).get();
      return readable(found.docs);
    },
  };
}
