// Mappings whose domain begins with a text, as it is read or as it is coded, for site administrators (I7.4-05).
import type { Answers } from '@bite/shared/api/answers';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { DomainSearchQuery } from '@bite/shared/domains/domain-query.schema';
import { type DomainPrefix, domainPrefixes, searchNameOf } from '@bite/shared/domains/search-name';
import { collections } from '@bite/shared/paths';
import { domainMappings } from '../../collections/domains.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { bySort, conditionsOf, mappingsOfOne } from './narrowed-mappings.ts';
import { withOwners } from './with-owners.ts';

/** After every character that a domain has. */
const LAST = '\u{10ffff}';

/** What the query needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = (['domain', 'searchName'] as const).map((fieldPath) => ({
  collectionGroup: collections.domainMappings,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'isActive', order: 'ASCENDING' },
    { fieldPath, order: 'ASCENDING' },
  ],
}));

/** By domain. At most twice the limit is read. Throws FORBIDDEN. */
export async function searchDomainMappings(
  { records }: { records: Pick<RecordReader, 'find' | 'getAll'> },
  { user }: Caller,
  { prefix, limit, ...narrowing }: DomainSearchQuery,
): Promise<Answers['searchDomainMappings']> {
  assertMay(user, 'platformDomains.read');
  const prefixes = domainPrefixes(prefix);
  const ofOne = await mappingsOfOne(records, narrowing);
  const matches = ofOne
    ? ofOne.filter((mapping) => prefixes.some((each) => beginsWith(mapping, each)))
    : (await Promise.all(prefixes.map((each) => beginning(records, each, narrowing, limit)))).flat();
  // What begins with 'www.w' begins with 'w' as well.
  const each = [...new Map(matches.map((mapping) => [mapping.domainId, mapping])).values()];
  const sorted = each.sort(bySort({ sort: 'domain', order: 'asc' }));
  return { mappings: await withOwners(records, sorted.slice(0, limit)) };
}

const beginsWith = ({ domain }: DomainMapping, { field, begins }: DomainPrefix): boolean =>
  (field === 'domain' ? domain : searchNameOf(domain)).startsWith(begins);

async function beginning(
  records: Pick<RecordReader, 'find'>,
  { field, begins }: DomainPrefix,
  narrowing: Parameters<typeof conditionsOf>[0],
  limit: number,
): Promise<DomainMapping[]> {
  const where = [
    ...conditionsOf(narrowing),
    { field, is: '>=', value: begins },
    { field, is: '<', value: `${begins}${LAST}` },
  ] as const;
  const { found } = await findReadable(records, domainMappings, { where, limit });
  return found.map(({ record }) => record);
}
