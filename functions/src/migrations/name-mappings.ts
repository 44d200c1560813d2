// Stores beside the domain of each mapping of an older release how it is read, by which site administrators search and sort.
import { searchNameOf } from '@bite/shared/domains/search-name';
import { z } from 'zod';
import { domainMappings } from '../collections/domains.ts';
import type { RecordCollection } from '../ports/records.ts';
import type { MigrationCounts, MigrationDeps, MigrationRun } from './migration.ts';

const PAGE = 300;

const searchable = z.object({ domain: z.string(), searchName: z.string().optional() });
const searched: RecordCollection<z.output<typeof searchable>> = {
  path: domainMappings.path,
  schema: searchable,
};

export async function nameMappings(
  { records, log }: Pick<MigrationDeps, 'records' | 'log'>,
  { isDryRun }: Pick<MigrationRun, 'isDryRun'>,
): Promise<MigrationCounts> {
  const counts = { changed: 0, failed: 0, unreached: 0 };
  let pageToken: string | undefined;
  do {
    const page = await records.page(searched, { limit: PAGE, pageToken });
    for (const { id, reason } of page.unreadable ?? []) {
      counts.failed += 1;
      log.error('a mapping cannot be read and is not found by its name', { id, reason });
    }
    for (const { id, record } of page.found) {
      if (record.searchName === searchNameOf(record.domain)) continue;
      const isDone = isDryRun || (await nameOne(records, id).catch((error: unknown) => noted(id, error)));
      if (isDone) counts.changed += 1;
      else counts.failed += 1;
    }
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return counts;

  function noted(id: string, error: unknown): false {
    log.error('a mapping is not found by its name', { id, error });
    return false;
  }
}

/** The collection stores the name with whatever is written. One that is gone by now needs none. */
const nameOne = (records: MigrationDeps['records'], id: string): Promise<boolean> =>
  records.transact(async (transaction) => {
    const mapping = await transaction.get(domainMappings, id);
    if (mapping) transaction.set(domainMappings, id, mapping);
    return true;
  });
