// Searches the restaurants of all tenants, for site staff (C2-07, O9-46).
import type { Answers } from '@bite/shared/api/answers';
import { matchesSearch } from '@bite/shared/kernel/search-grams';
import { collections } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { restaurantSearchFields, tenantSearchFields } from '@bite/shared/tenancy/search-fields';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { everyRestaurant, tenants } from '../collections/collections.ts';
import { getReadable } from '../collections/find-readable.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { mayMatch, SEARCH_FIELD } from '../collections/search.ts';
import { assertMay } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordPage, RecordStore, Unreadable } from '../ports/records.ts';
import { pageOfMatches } from './page-of-matches.ts';

/** What the search needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.restaurants,
    queryScope: 'COLLECTION_GROUP',
    fields: [
      { fieldPath: SEARCH_FIELD, arrayConfig: 'CONTAINS' },
      { fieldPath: 'name', order: 'ASCENDING' },
    ],
  },
  {
    collectionGroup: collections.restaurants,
    queryScope: 'COLLECTION_GROUP',
    fields: [
      { fieldPath: 'tenantId', order: 'ASCENDING' },
      { fieldPath: 'name', order: 'ASCENDING' },
    ],
  },
];

/** No query uses the grams alone. */
export const fieldOverrides = [
  { collectionGroup: collections.restaurants, fieldPath: SEARCH_FIELD, indexes: [] },
];

type FoundRestaurant = Answers['searchRestaurants']['restaurants'][number];
type Reader = Pick<RecordStore, 'page' | 'find' | 'getAll'>;

/** Records read per batch while searching. */
const CHUNK = 100;
/** As many tenants as one query can name; a term that more tenants match is not specific enough. */
const TENANTS_AT_MOST = 30;
/** The number of words in a term that are matched with tenants. */
const WORDS_AT_MOST = 5;

const byName = { field: 'name' };

/**
 * By name; an empty term finds none and reads nothing. A restaurant of an unreadable tenant is returned without the
 * tenant's name. Throws FORBIDDEN.
 */
export async function searchRestaurants(
  { records }: { records: Reader },
  { user }: Caller,
  { searchTerm, limit }: { searchTerm: string; limit: number },
): Promise<Answers['searchRestaurants']> {
  assertMay(user, 'restaurants.read');
  if (searchTerm.trim() === '') return { restaurants: [] };
  const found = await Promise.all([
    matching(records, searchTerm, limit),
    ofMatchingTenants(records, searchTerm, limit),
  ]);
  const each = new Map(
    found.flatMap((page) => page.found.map(({ record }) => [record.restaurantId, record] as const)),
  );
  const shown = [...each.values()].sort(
    (one, other) => one.name.localeCompare(other.name) || one.restaurantId - other.restaurantId,
  );
  const { restaurants, unreadable } = await withTenants(records, shown.slice(0, limit));
  return {
    restaurants,
    ...pageAnswerOf(named([...found.flatMap((page) => page.unreadable ?? []), ...unreadable])),
  };
}

/** Both searches may have found the same restaurant. */
function named(unreadable: readonly Unreadable[]): Pick<RecordPage<unknown>, 'unreadable'> {
  const each = [...new Map(unreadable.map((one) => [one.path, one])).values()];
  return each.length > 0 ? { unreadable: each } : {};
}

function matching(records: Reader, searchTerm: string, limit: number): Promise<RecordPage<Restaurant>> {
  const query = { where: [mayMatch(searchTerm)], orderBy: byName, limit, chunk: CHUNK };
  return pageOfMatches(records, everyRestaurant, query, (restaurant) =>
    matchesSearch(restaurantSearchFields(restaurant), searchTerm),
  );
}

/** Restaurants that match some of the words, in tenants that match the others. */
async function ofMatchingTenants(
  records: Reader,
  searchTerm: string,
  limit: number,
): Promise<RecordPage<Restaurant>> {
  const named = await tenantsNamedIn(records, searchTerm);
  const where = [{ field: 'tenantId', is: 'in', value: [...named.keys()] }] as const;
  const query = { where, orderBy: byName, limit, chunk: CHUNK };
  return pageOfMatches(records, everyRestaurant, query, (restaurant) =>
    matchesSearch(restaurantSearchFields(restaurant, named.get(restaurant.tenantId)), searchTerm),
  );
}

/** Tenants that match most words first, as many as one query can name. */
async function tenantsNamedIn(records: Reader, searchTerm: string): Promise<Map<number, Tenant>> {
  const words = searchTerm.trim().split(/\s+/).slice(0, WORDS_AT_MOST);
  const perWord = await Promise.all(words.map((word) => tenantsNamed(records, word)));
  const each = new Map(perWord.flat().map((tenant) => [tenant.tenantId, tenant]));
  const wordsOf = (tenant: Tenant) =>
    words.filter((word) => matchesSearch(tenantSearchFields(tenant), word)).length;
  const best = [...each.values()].sort((one, other) => wordsOf(other) - wordsOf(one));
  return new Map(best.slice(0, TENANTS_AT_MOST).map((tenant) => [tenant.tenantId, tenant]));
}

async function tenantsNamed(records: Reader, word: string): Promise<Tenant[]> {
  const query = { where: [mayMatch(word)], limit: TENANTS_AT_MOST, chunk: CHUNK };
  const { found } = await pageOfMatches(records, tenants, query, (tenant) =>
    matchesSearch(tenantSearchFields(tenant), word),
  );
  return found.map(({ record }) => record);
}

async function withTenants(
  records: Reader,
  restaurants: readonly Restaurant[],
): Promise<{ restaurants: FoundRestaurant[]; unreadable: Unreadable[] }> {
  const ids = [...new Set(restaurants.map(({ tenantId }) => String(tenantId)))];
  const { found, unreadable = [] } = await getReadable(records, tenants, ids);
  const byId = new Map(found.map(({ record }) => [record.tenantId, record]));
  return {
    restaurants: restaurants.map((restaurant) => foundRestaurant(restaurant, byId.get(restaurant.tenantId))),
    unreadable,
  };
}

const foundRestaurant = (
  { tenantId, restaurantId, guid, slug, name, concept, address, status }: Restaurant,
  tenant: Tenant | undefined,
): FoundRestaurant => ({
  tenantId,
  restaurantId,
  guid,
  slug,
  name,
  concept,
  tenantName: tenant?.name ?? '',
  tenantDisplayName: tenant?.displayName ?? '',
  city: address.city,
  state: address.state,
  status,
});
