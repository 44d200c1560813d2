// Repairs stored records one by one. Records that are right already are left alone, so that an interrupted run can be
// repeated.
import type { Log } from '../ports/log.ts';
import type {
  Found,
  RecordCollection,
  RecordPage,
  RecordSchema,
  RecordSource,
  RecordStore,
  RecordTransaction,
} from '../ports/records.ts';

export interface HealEachDeps {
  records: Pick<RecordStore, 'page' | 'transact'>;
  log: Log;
}

export interface Healing<Stored> {
  from: RecordSource<Stored>;
  /** The collection that a record of `from` lies in. */
  collectionOf(record: Stored): RecordCollection<Stored>;
  /** @param fields As they are stored, those included that the record's own schema drops. */
  isRight(record: Stored, fields: Readonly<Record<string, unknown>>): boolean;
  /** The record as it should be, of what it is by then; without this it is stored again as it is. Reads only. */
  renew?(transaction: RecordTransaction, record: Stored): Promise<Stored>;
  /** 'a record could not be made findable': what is logged of one that could not be written. */
  failure: string;
}

export interface HealEachResult {
  read: number;
  healed: number;
  /** Records that could not be written, and lists that broke off; tried again the next night. */
  failed: number;
}

/** Read at a time. */
const CHUNK = 200;

export async function healEach<Stored>(
  deps: HealEachDeps,
  healing: Healing<Stored>,
): Promise<HealEachResult> {
  const { from, isRight } = healing;
  const schema = withFields(from.schema);
  const source = 'path' in from ? { path: from.path, schema } : { group: from.group, schema };
  const result: HealEachResult = { read: 0, healed: 0, failed: 0 };
  let pageToken: string | undefined;
  do {
    const page = await pageOrNote(deps, healing, source, pageToken);
    if (page === undefined) return { ...result, failed: result.failed + 1 };
    for (const { id, path, record: seen } of page.found)
      if (!isRight(seen.record, seen.fields))
        result[await healOrNote(deps, healing, { id, path, record: seen.record })] += 1;
    result.read += page.found.length;
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return result;
}

/** What cannot be read today is looked at with the next run, and what was healed until then is told. */
async function pageOrNote<Stored>(
  { records, log }: HealEachDeps,
  { from, failure }: Healing<Stored>,
  source: RecordSource<WithFields<Stored>>,
  pageToken: string | undefined,
): Promise<RecordPage<WithFields<Stored>> | undefined> {
  try {
    return await records.page(source, { limit: CHUNK, pageToken });
  } catch (error) {
    log.error(failure, { at: 'path' in from ? from.path : from.group, error: String(error) });
    return undefined;
  }
}

/** Nothing that anybody decided or sees has changed, so that there is nothing to audit. */
async function healOrNote<Stored>(
  { records, log }: HealEachDeps,
  { collectionOf, renew, failure }: Healing<Stored>,
  { id, path, record: seen }: Found<Stored>,
): Promise<'healed' | 'failed'> {
  try {
    const at = collectionOf(seen);
    await records.transact(async (transaction) => {
      const record = await transaction.get(at, id);
      if (record === undefined) return;
      transaction.set(at, id, renew ? await renew(transaction, record) : record);
    });
    return 'healed';
  } catch (error) {
    log.error(failure, { path, error: String(error) });
    return 'failed';
  }
}

interface WithFields<Stored> {
  record: Stored;
  fields: Readonly<Record<string, unknown>>;
}

function withFields<Stored>(schema: RecordSchema<Stored>): RecordSchema<WithFields<Stored>> {
  return {
    safeParse(value) {
      const parsed = schema.safeParse(value);
      if (!parsed.success) return parsed;
      return { success: true, data: { record: parsed.data, fields: value as Record<string, unknown> } };
    },
  };
}
