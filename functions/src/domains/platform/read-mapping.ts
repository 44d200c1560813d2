// One mapping of any restaurant, for site administrators (I7.4-03).
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { mappingByGuid } from '../find-mapping.ts';
import { type DomainOfPlatform, withOwner } from './with-owners.ts';

/** Throws FORBIDDEN or NOT_FOUND. */
export async function readMapping(
  { records }: { records: Pick<RecordReader, 'find' | 'getAll'> },
  { user }: Caller,
  mappingGuid: string,
): Promise<DomainOfPlatform> {
  assertMay(user, 'platformDomains.read');
  return withOwner(records, await mappingByGuid(records, mappingGuid));
}
