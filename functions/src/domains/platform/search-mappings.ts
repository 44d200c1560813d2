// Mappings whose domain begins with a text, for site administrators (I7.4-05).
import type { Answers } from '@bite/shared/api/answers';
import type { DomainSearchQuery } from '@bite/shared/domains/domain-query.schema';
import { domainMappings } from '../../collections/domains.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { shownMapping } from '../set-up/read-set-up.ts';

/** After every character that a domain has. */
const LAST = '\uf8ff';

/** By domain. Throws FORBIDDEN. */
export async function searchDomainMappings(
  { records }: { records: Pick<RecordReader, 'find'> },
  { user }: Caller,
  { prefix, limit }: DomainSearchQuery,
): Promise<Answers['searchDomainMappings']> {
  assertMay(user, 'platformDomains.read');
  const where = [
    { field: 'domain', is: '>=', value: prefix },
    { field: 'domain', is: '<', value: `${prefix}${LAST}` },
  ] as const;
  const { found } = await findReadable(records, domainMappings, { where, limit });
  return { mappings: found.map(({ record }) => shownMapping(record)) };
}
