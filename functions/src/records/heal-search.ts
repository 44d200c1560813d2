// Makes every user, tenant and restaurant findable: records from before searches looked at grams have none, and those of
// an older rule have others. What is right already is read and left alone.
import type { Log } from '../ports/log.ts';
import type { Found, RecordCollection, RecordSchema, RecordSource, RecordStore } from '../ports/records.ts';
import { everyRestaurant, restaurantsOf, tenants, users } from './collections.ts';
import { SEARCH_FIELD } from './search.ts';

export interface HealSearchDeps {
  records: Pick<RecordStore, 'page' | 'transact'>;
  log: Log;
}

export interface HealSearchResult {
  searchable: number;
  /** Records that had no grams, or wrong ones. */
  healed: number;
  /** Records that could not be written; tried again the next night. */
  failed: number;
}

/** Read at a time. */
const CHUNK = 200;

interface WithGrams<Stored> {
  record: Stored;
  grams: unknown;
}

export async function healSearch(deps: HealSearchDeps): Promise<HealSearchResult> {
  const result: HealSearchResult = { searchable: 0, healed: 0, failed: 0 };
  await healEach(deps, result, users, () => users);
  await healEach(deps, result, tenants, () => tenants);
  await healEach(deps, result, everyRestaurant, ({ tenantId }) => restaurantsOf(tenantId));
  return result;
}

async function healEach<Stored>(
  deps: HealSearchDeps,
  result: HealSearchResult,
  from: RecordSource<Stored>,
  collectionOf: (record: Stored) => RecordCollection<Stored>,
): Promise<void> {
  let pageToken: string | undefined;
  do {
    const schema = withGrams(from.schema);
    const source = 'path' in from ? { path: from.path, schema } : { group: from.group, schema };
    const page = await deps.records.page(source, { limit: CHUNK, pageToken });
    for (const { id, path, record } of page.found) {
      const at = collectionOf(record.record);
      const isRight =
        JSON.stringify(at.queryFields?.(record.record)[SEARCH_FIELD]) === JSON.stringify(record.grams);
      if (!isRight) result[await healOrNote(deps, at, { id, path })] += 1;
    }
    result.searchable += page.found.length;
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
}

/** Written as it is by then, with its grams: nothing that anybody sees has changed, so that there is nothing to audit. */
async function healOrNote<Stored>(
  { records, log }: HealSearchDeps,
  at: RecordCollection<Stored>,
  { id, path }: Pick<Found<Stored>, 'id' | 'path'>,
): Promise<'healed' | 'failed'> {
  try {
    await records.transact(async (transaction) => {
      const record = await transaction.get(at, id);
      if (record !== undefined) transaction.set(at, id, record);
    });
    return 'healed';
  } catch (error) {
    log.error('a record could not be made findable', { path, error: String(error) });
    return 'failed';
  }
}

/** Reads the grams as well, which the record's own schema drops. */
function withGrams<Stored>(schema: RecordSchema<Stored>): RecordSchema<WithGrams<Stored>> {
  return {
    safeParse(value) {
      const parsed = schema.safeParse(value);
      if (!parsed.success) return parsed;
      const grams = (value as Record<string, unknown>)[SEARCH_FIELD];
      return { success: true, data: { record: parsed.data, grams } };
    },
  };
}
