// Finds mappings of a restaurant, and places of mappings.
import { type DomainMapping, domainMappingNotFound } from '@bite/shared/domains/domain-mapping.schema';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { everyRestaurant } from '../collections/collections.ts';
import { domainMappings } from '../collections/domains.ts';
import type { RecordReader } from '../ports/records.ts';

type Finder = Pick<RecordReader, 'find'>;

/** More than a restaurant may have (add-mapping.ts, rename-subdomain.ts). */
const MOST_DOMAINS = 50;

/** All of a restaurant, oldest first. */
export async function mappingsOf(records: Finder, restaurantGuid: string): Promise<DomainMapping[]> {
  const where = [{ field: 'restaurantGuid', is: '==', value: restaurantGuid }] as const;
  const found = await records.find(domainMappings, { where, limit: MOST_DOMAINS });
  return found.map(({ record }) => record).sort((one, other) => one.domainId - other.domainId);
}

/** Throws NOT_FOUND. */
export async function mappingByGuid(records: Finder, mappingGuid: string): Promise<DomainMapping> {
  const where = [{ field: 'guid', is: '==', value: mappingGuid }] as const;
  const [found] = await records.find(domainMappings, { where, limit: 1 });
  if (!found) throw domainMappingNotFound(mappingGuid);
  return found.record;
}

/** Throws NOT_FOUND also for a mapping of another restaurant, so that nobody learns of it. */
export async function mappingAt(
  records: Finder,
  { guid }: Pick<Restaurant, 'guid'>,
  mappingGuid: string,
): Promise<DomainMapping> {
  const mapping = await mappingByGuid(records, mappingGuid);
  if (mapping.restaurantGuid !== guid) throw domainMappingNotFound(mappingGuid);
  return mapping;
}

/** Undefined for a restaurant that is gone. */
export async function restaurantOfMapping(
  records: Finder,
  { restaurantGuid }: Pick<DomainMapping, 'restaurantGuid'>,
): Promise<Restaurant | undefined> {
  const where = [{ field: 'guid', is: '==', value: restaurantGuid }] as const;
  const [found] = await records.find(everyRestaurant, { where, limit: 1 });
  return found?.record;
}
