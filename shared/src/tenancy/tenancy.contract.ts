// Tenants and their restaurants, for the people who run them and for site administrators.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import {
  creating,
  idParameter,
  pageAnswer,
  pageQuery,
  restaurantParameters,
  unreadableRecords,
} from '../api/parameters.ts';
import { storefrontGaps } from '../catalogue/storefront-gaps.schema.ts';
import { tenantRoles } from '../identity/role-names.ts';
import { guid, positiveId } from '../kernel/schema.ts';
import { email } from '../kernel/text.schema.ts';
import { restaurantCounts, tenantCounts } from '../records/record-counts.schema.ts';
import { versionedChange, writeRefusals } from '../records/records.contract.ts';
import {
  businessRequestDecline,
  businessRequestInput,
  listedBusinessRequest,
  ownBusinessRequest,
} from './business-request.schema.ts';
import { platformConnection, platformSync, syncPlatforms } from './platform-sync.schema.ts';
import { restaurant, restaurantEntity } from './restaurant.schema.ts';
import { restaurantOutline } from './restaurant-outline.schema.ts';
import { RESTAURANT_SEARCH_LIMIT } from './search-fields.ts';
import { tenant, tenantEntity, tenantStatuses } from './tenant.schema.ts';

/** A connection's tokens are the server's alone. */
const shownConnection = platformConnection.omit({ accessToken: true, refreshToken: true }).optional();
const shownPlatforms = Object.fromEntries(syncPlatforms.map((name) => [name, shownConnection])) as Record<
  (typeof syncPlatforms)[number],
  typeof shownConnection
>;
export const restaurantForReaders = restaurant.extend({
  platformSync: platformSync.extend({ platforms: z.object(shownPlatforms) }),
});

const versionedTenant = z.strictObject({ tenant, version: z.string(), counts: tenantCounts });
const cannotNotify = z
  .literal(true)
  .exactOptional()
  .describe(
    'The installation has no key for notifications; said where one restaurant or tenant is read or changed.',
  );
const readTenant = versionedTenant.extend({ cannotNotify });
const versionedRestaurant = z.strictObject({
  restaurant: restaurantForReaders,
  version: z.string(),
  counts: restaurantCounts,
  storefrontGaps: storefrontGaps
    .exactOptional()
    .describe('What diners do not see; absent where all is published.'),
  siteUrl: z
    .string()
    .exactOptional()
    .describe(
      'The address of its site, without a slash at the end, where one restaurant is read or changed.',
    ),
  cannotNotify,
});
/** Whole, or for whoever may not see its settings what it is called, where it is and how it takes orders. */
const visibleRestaurant = z.union([
  versionedRestaurant,
  z.strictObject({ restaurant: restaurantOutline.strict() }),
]);
const oneTenant = z.object({ tenantId: idParameter });
const onePlace = z.object(restaurantParameters);
const byGuid = z.object({ guid });
const searchTerm = z.string().trim().max(100);

const newTenant = tenantEntity.create.extend({
  /** Invited as the first owner. */
  ownerEmail: email().optional(),
  /** Who asked for it: their request is closed with it. */
  requestedBy: z.string().min(1).max(128).optional(),
});

export const tenancyEndpoints = {
  listMyTenants: {
    summary: 'The tenants the caller works for, whatever their status; for site staff all, up to 200.',
    answer: z.strictObject({
      tenants: z.array(
        z.strictObject({
          tenantId: positiveId,
          guid,
          name: z.string(),
          displayName: z.string(),
          status: z.enum(tenantStatuses),
          /** Absent for site staff without a role there. */
          role: z.enum(tenantRoles).optional(),
        }),
      ),
      unreadable: unreadableRecords,
    }),
  },
  listTenants: {
    summary: 'All tenants, page by page, or those whose name contains a term; for site staff.',
    query: pageQuery.extend({ searchTerm: searchTerm.optional() }),
    answer: z.strictObject({ tenants: z.array(versionedTenant), ...pageAnswer }),
  },
  createTenant: {
    summary: 'Creates a tenant, invites its first owner and closes their request; for site administrators.',
    headers: creating,
    body: newTenant,
    answer: versionedTenant.extend({ mailSent: z.boolean().optional() }),
    status: 201,
    refuses: ['NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  getOwnBusinessRequest: {
    summary: 'The caller’s own request for a business, if any, and whether they may send one.',
    answer: z.strictObject({ request: ownBusinessRequest.nullable(), mayAsk: z.boolean() }),
  },
  createBusinessRequest: {
    summary:
      'Asks for a business of one’s own; for people who signed up and work nowhere, one open request each.',
    headers: creating,
    body: businessRequestInput,
    answer: z.strictObject({ request: ownBusinessRequest }),
    status: 201,
    refuses: ['NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  withdrawBusinessRequest: {
    summary: 'Takes one’s own request back.',
    answer: z.null(),
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
  listBusinessRequests: {
    summary:
      'The open requests for a business, oldest first, and how many there are; for site administrators.',
    query: pageQuery,
    answer: z.strictObject({
      requests: z.array(listedBusinessRequest),
      count: z.int(),
      ...pageAnswer,
    }),
  },
  declineBusinessRequest: {
    summary:
      'Declines a request with a reason, which the person sees and gets by mail; for site administrators.',
    params: z.object({ uid: z.string().min(1).max(128) }),
    body: businessRequestDecline,
    answer: z.null(),
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
  getTenant: {
    summary: 'A tenant and its settings.',
    params: oneTenant,
    answer: readTenant,
    refuses: writeRefusals,
  },
  updateTenant: {
    summary: 'Changes a tenant. Plan and status are for site administrators.',
    params: oneTenant,
    body: versionedChange(tenantEntity.update),
    answer: readTenant,
    refuses: [...writeRefusals, 'CONFLICT', 'TRANSITION_REFUSED', 'PLAN_LIMIT_REACHED'],
  },
  getTenantByGuid: {
    summary: 'A tenant and its settings, found by its guid.',
    params: byGuid,
    answer: readTenant,
    refuses: writeRefusals,
  },
  updateTenantByGuid: {
    summary: 'Changes a tenant found by its guid.',
    params: byGuid,
    body: versionedChange(tenantEntity.update),
    answer: readTenant,
    refuses: [...writeRefusals, 'CONFLICT', 'TRANSITION_REFUSED', 'PLAN_LIMIT_REACHED'],
  },
  listRestaurants: {
    summary:
      'The restaurants of a tenant that the caller may see, page by page; their settings and counts for managers and above.',
    params: oneTenant,
    query: pageQuery,
    answer: z.strictObject({
      restaurants: z.array(visibleRestaurant),
      ...pageAnswer,
    }),
    refuses: writeRefusals,
  },
  createRestaurant: {
    summary: 'Creates a restaurant, as far as the tenant’s plan allows.',
    params: oneTenant,
    headers: creating,
    body: restaurantEntity.create.omit({ tenantId: true }),
    answer: versionedRestaurant,
    status: 201,
    refuses: [...writeRefusals, 'PLAN_LIMIT_REACHED', 'SLUG_TAKEN', 'IDEMPOTENCY_KEY_REUSED'],
  },
  getRestaurant: {
    summary: 'A restaurant; its settings and counts for managers and above.',
    params: onePlace,
    answer: visibleRestaurant,
    refuses: writeRefusals,
  },
  updateRestaurant: {
    summary: 'Changes a restaurant. Website, listing and status have rights of their own.',
    params: onePlace,
    body: versionedChange(restaurantEntity.update),
    answer: versionedRestaurant,
    refuses: [...writeRefusals, 'CONFLICT', 'TRANSITION_REFUSED', 'SLUG_TAKEN'],
  },
  getRestaurantByGuid: {
    summary: 'A restaurant, found by its guid; its settings and counts for managers and above.',
    params: byGuid,
    answer: visibleRestaurant,
    refuses: writeRefusals,
  },
  updateRestaurantByGuid: {
    summary: 'Changes a restaurant found by its guid.',
    params: byGuid,
    body: versionedChange(restaurantEntity.update),
    answer: versionedRestaurant,
    refuses: [...writeRefusals, 'CONFLICT', 'TRANSITION_REFUSED', 'SLUG_TAKEN'],
  },
  searchRestaurants: {
    summary:
      'Restaurants of all tenants by any part of name, concept, tenant, city, state, email or phone; for site staff.',
    query: z.strictObject({
      searchTerm: searchTerm.default(''),
      limit: z.coerce.number().int().positive().max(100).default(RESTAURANT_SEARCH_LIMIT),
    }),
    answer: z.strictObject({
      restaurants: z.array(
        z.strictObject({
          tenantId: positiveId,
          restaurantId: positiveId,
          guid,
          slug: z.string(),
          name: z.string(),
          concept: z.string(),
          tenantName: z.string(),
          tenantDisplayName: z.string(),
          city: z.string(),
          state: z.string(),
          status: restaurant.shape.status.unwrap(),
        }),
      ),
      unreadable: unreadableRecords,
    }),
  },
  checkSlug: {
    summary: 'Whether a slug is free, as the address it would become.',
    query: z.strictObject({
      slug: z.string().max(200),
      /** The restaurant that asks: its present slug is free to it. */
      restaurantId: idParameter.optional(),
    }),
    answer: z.strictObject({ slug: z.string(), available: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
