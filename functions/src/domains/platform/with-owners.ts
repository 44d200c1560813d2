// Mappings as site administrators see them: with the names of their restaurants and businesses, which are read together.
import type { Answers } from '@bite/shared/api/answers';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { defined } from '@bite/shared/kernel/defined';
import { portionsOf } from '@bite/shared/kernel/portions';
import { everyRestaurant, tenants } from '../../collections/collections.ts';
import { findReadable, getReadable } from '../../collections/find-readable.ts';
import type { RecordReader } from '../../ports/records.ts';
import { withLatestFaults } from '../latest-faults.ts';

export type DomainOfPlatform = Answers['getDomainMappingByGuid'];
export type OwnerNames = Pick<DomainOfPlatform, 'restaurantName' | 'tenantName'>;

type Reader = Pick<RecordReader, 'find' | 'getAll'>;

/** Of one question with 'in'. */
const MOST_AT_ONCE = 30;

/** In their order. */
export async function withOwners(
  records: Reader,
  mappings: readonly DomainMapping[],
): Promise<DomainOfPlatform[]> {
  const [listed, names] = await Promise.all([
    withLatestFaults(records, mappings),
    ownerNames(
      records,
      mappings.map(({ restaurantGuid }) => restaurantGuid),
    ),
  ]);
  return listed.map((mapping) => ({ ...mapping, ...names.get(mapping.restaurantGuid) }));
}

export async function withOwner(records: Reader, mapping: DomainMapping): Promise<DomainOfPlatform> {
  const [shown] = await withOwners(records, [mapping]);
  if (!shown) throw new Error('One mapping was given, and none came back');
  return shown;
}

/** By the restaurants' guids; those that are gone, or cannot be read, are missing. At most a hundred, as of one page. */
export async function ownerNames(
  records: Reader,
  restaurantGuids: readonly string[],
): Promise<ReadonlyMap<string, OwnerNames>> {
  const guids = [...new Set(restaurantGuids)];
  const answers = await Promise.all(
    portionsOf(guids, MOST_AT_ONCE).map((value) => {
      const where = [{ field: 'guid', is: 'in', value }] as const;
      return findReadable(records, everyRestaurant, { where, limit: MOST_AT_ONCE });
    }),
  );
  const restaurants = answers.flatMap(({ found }) => found.map(({ record }) => record));
  const ids = [...new Set(restaurants.map(({ tenantId }) => String(tenantId)))];
  const { found } = ids.length === 0 ? { found: [] } : await getReadable(records, tenants, ids);
  const businesses = new Map(found.map(({ record }) => [record.tenantId, record.displayName]));
  return new Map(
    restaurants.map(({ guid, name, tenantId }) => [
      guid,
      defined({ restaurantName: name, tenantName: businesses.get(tenantId) }) as OwnerNames,
    ]),
  );
}
