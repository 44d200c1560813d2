// Mappings whose domain begins with a text, for site administrators (I7.4-05).
import type { Answers } from '@bite/shared/api/answers';
import type { DomainSearchQuery } from '@bite/shared/domains/domain-query.schema';
import { domainMappings } from '../../collections/domains.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { bySort, conditionsOf, mappingsOfOne } from './narrowed-mappings.ts';
import { withOwners } from './with-owners.ts';

/** After every character that a domain has. */
const LAST = '\uf8ff';

/** By domain. Throws FORBIDDEN. */
export async function searchDomainMappings(
  { records }: { records: Pick<RecordReader, 'find' | 'getAll'> },
  { user }: Caller,
  { prefix, limit, ...narrowing }: DomainSearchQuery,
): Promise<Answers['searchDomainMappings']> {
  assertMay(user, 'platformDomains.read');
  const ofOne = await mappingsOfOne(records, narrowing);
  if (ofOne) {
    const matches = ofOne
      .filter(({ domain }) => domain.startsWith(prefix))
      .sort(bySort({ sort: 'domain', order: 'asc' }));
    return { mappings: await withOwners(records, matches.slice(0, limit)) };
  }
  const where = [
    ...conditionsOf(narrowing),
    { field: 'domain', is: '>=', value: prefix },
    { field: 'domain', is: '<', value: `${prefix}${LAST}` },
  ] as const;
  const { found } = await findReadable(records, domainMappings, { where, limit });
  const mappings = found.map(({ record }) => record);
  return { mappings: await withOwners(records, mappings) };
}
