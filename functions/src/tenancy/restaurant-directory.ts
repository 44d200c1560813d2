// What site staff search restaurants by, kept for a minute: a search as one types must not read the platform letter by
// letter. What this process creates or renames shows at once, what others do within the minute.
import type { Answers } from '@bite/shared/api/answers';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { RecordSource, RecordStore } from '../ports/records.ts';
import { everyRestaurant, tenants } from '../records/collections.ts';

export type DirectoryEntry = Answers['searchRestaurants']['restaurants'][number];

export interface RestaurantDirectory {
  /** By name. */
  entries(): Promise<readonly DirectoryEntry[]>;
  /** Something in it has changed. */
  forget(): void;
}

const LIFETIME = 60_000;
const CHUNK = 500;
/** Of restaurants, and of tenants: no search reads more. */
const MOST = 10_000;

export function restaurantDirectory(deps: {
  records: Pick<RecordStore, 'page'>;
  now: () => number;
}): RestaurantDirectory {
  let kept: { entries: Promise<readonly DirectoryEntry[]>; until: number } | undefined;
  return {
    entries() {
      if (kept && deps.now() < kept.until) return kept.entries;
      const reading = { entries: readAll(deps.records), until: deps.now() + LIFETIME };
      kept = reading;
      reading.entries.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading.entries;
    },
    forget() {
      kept = undefined;
    },
  };
}

async function readAll(records: Pick<RecordStore, 'page'>): Promise<readonly DirectoryEntry[]> {
  const [names, restaurants] = await Promise.all([
    collect(records, tenants, ({ tenantId, name, displayName }: Tenant) => ({ tenantId, name, displayName })),
    collect(records, everyRestaurant, toEntry),
  ]);
  const byId = new Map(names.map((tenant) => [tenant.tenantId, tenant]));
  return restaurants
    .map((entry) => {
      const { name = '', displayName = '' } = byId.get(entry.tenantId) ?? {};
      return { ...entry, tenantName: name, tenantDisplayName: displayName };
    })
    .sort((one, other) => one.name.localeCompare(other.name) || one.restaurantId - other.restaurantId);
}

/** Page by page, so that whole records are never held all at once. */
async function collect<Stored, Kept>(
  records: Pick<RecordStore, 'page'>,
  from: RecordSource<Stored>,
  keep: (record: Stored) => Kept,
): Promise<Kept[]> {
  const collected: Kept[] = [];
  let pageToken: string | undefined;
  do {
    const page = await records.page(from, { limit: CHUNK, pageToken });
    collected.push(...page.found.map(({ record }) => keep(record)));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined && collected.length < MOST);
  return collected;
}

const toEntry = (restaurant: Restaurant) => ({
  tenantId: restaurant.tenantId,
  restaurantId: restaurant.restaurantId,
  guid: restaurant.guid,
  slug: restaurant.slug,
  name: restaurant.name,
  concept: restaurant.concept,
  city: restaurant.address.city,
  state: restaurant.address.state,
  status: restaurant.status,
});
