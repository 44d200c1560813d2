// The collections that use-cases read and write, each with its schema.

import { type AuditEntry, auditEntry } from '@bite/shared/audit/audit-entry.schema';
import { type StoredCounts, stockCounts } from '@bite/shared/catalogue/sold-out.schema';
import { type StoredLive, storedLive } from '@bite/shared/catalogue/storefront-live.schema';
import { type Invitation, invitation } from '@bite/shared/identity/invitation.schema';
import { type User, user } from '@bite/shared/identity/user.schema';
import { userSearchFields } from '@bite/shared/identity/user-search';
import { type StoredPicture, storedPicture } from '@bite/shared/media/stored-picture.schema';
import {
  type PromotionGuest,
  type PromotionUses,
  promotionGuest,
  promotionUses,
} from '@bite/shared/ordering/promotion-uses.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type Employee, employee } from '@bite/shared/people/employee.schema';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import { type BusinessRequest, businessRequest } from '@bite/shared/tenancy/business-request.schema';
import { type Restaurant, restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { restaurantSearchFields, tenantSearchFields } from '@bite/shared/tenancy/search-fields';
import { type Tenant, tenant } from '@bite/shared/tenancy/tenant.schema';
import type { z } from 'zod';
import type { RecordCollection, RecordCollectionGroup } from '../ports/records.ts';
import { membershipChanges } from './membership-changes.ts';
import { ofRestaurant } from './of-restaurant.ts';
import { searchGrams } from './search.ts';

export const users: RecordCollection<User> = {
  path: collections.users,
  schema: user,
  queryFields: (record) => searchGrams(userSearchFields(record)),
  alsoAudited: membershipChanges,
};
export const tenants: RecordCollection<Tenant> = {
  path: collections.tenants,
  schema: tenant,
  queryFields: (record) => searchGrams(tenantSearchFields(record)),
};
export const invitations: RecordCollection<Invitation> = {
  path: collections.invitations,
  schema: invitation,
};
/** One per person, under their uid. */
export const businessRequests: RecordCollection<BusinessRequest> = {
  path: collections.businessRequests,
  schema: businessRequest,
};
export const auditEntries: RecordCollection<AuditEntry> = {
  path: collections.auditEntries,
  schema: auditEntry,
};

export const restaurantsOf = (tenantId: number): RecordCollection<Restaurant> => ({
  path: `${paths.tenant(tenantId)}/${collections.restaurants}`,
  schema: restaurant,
  queryFields: (record) => searchGrams(restaurantSearchFields(record)),
});

/** Checked pictures of a restaurant, or of the site configuration if `at` is undefined. */
export const picturesOf = (at: RestaurantRef | undefined): RecordCollection<StoredPicture> => ({
  path: at ? paths.restaurantCollection(at, collections.pictures) : collections.sitePictures,
  schema: storedPicture,
});

/** One document per restaurant, under its guid. */
export const liveStates: RecordCollection<StoredLive> = {
  path: collections.storefrontLive,
  schema: storedLive,
};

/** The counts of what is left, in the document STOCK_COUNTS. */
export const stockCountsOf = ofRestaurant<StoredCounts>(collections.stockCounts, stockCounts);
export const STOCK_COUNTS = 'current';

/** One document per promotion, under its id. */
export const promotionUsesOf = ofRestaurant<PromotionUses>(collections.promotionUses, promotionUses);

/** Who has used a promotion that is for once a guest, by hashes. */
export const promotionGuestsOf = ofRestaurant<PromotionGuest>(collections.promotionGuests, promotionGuest);

export const everyRestaurant: RecordCollectionGroup<Restaurant> = {
  group: collections.restaurants,
  schema: restaurant,
};

export const everyEmployee: RecordCollectionGroup<Employee> = {
  group: collections.employees,
  schema: employee,
};

type RecordOf<Kind extends RecordKind> = z.output<(typeof recordKindTable)[Kind]['entity']['stored']>;

/** Records of one kind at a restaurant. */
export const recordsOf = <Kind extends RecordKind>(
  kind: Kind,
  place: RestaurantRef,
): RecordCollection<RecordOf<Kind>> => ({
  path: paths.restaurantCollection(place, recordNames[kind].collection),
  schema: recordKindTable[kind].entity.stored as unknown as z.ZodType<RecordOf<Kind>>,
});
