// Mappings with what was wrong when their hosts were opened last, for lists: one read for all of them.
import type { Answers } from '@bite/shared/api/answers';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { domainChecks } from '../collections/domains.ts';
import { getReadable } from '../collections/find-readable.ts';
import type { RecordReader } from '../ports/records.ts';
import { shownMapping } from './set-up/read-set-up.ts';

export type DomainListed = Answers['listDomains']['domains'][number];

/** In their order. A check that cannot be read tells nothing. */
export async function withLatestFaults(
  records: Pick<RecordReader, 'getAll'>,
  mappings: readonly DomainMapping[],
): Promise<DomainListed[]> {
  // Subdomains of ours are not opened.
  const opened = mappings.filter(({ domainType }) => domainType === 'custom');
  const ids = opened.map(({ domainId }) => String(domainId));
  const { found } = ids.length === 0 ? { found: [] } : await getReadable(records, domainChecks, ids);
  const faults = new Map(found.map(({ record }) => [record.domainId, record.lastProbe?.fault]));
  return mappings.map((mapping) => {
    const lastFault = faults.get(mapping.domainId);
    return { ...shownMapping(mapping), ...(lastFault !== undefined && { lastFault }) };
  });
}
