// Repairs stored records one by one. Skips records that are already right, so that an interrupted run can be repeated.
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

export interface RepairRecordsDeps {
  records: Pick<RecordStore, 'page' | 'transact'>;
  log: Log;
}

export interface Repair<Stored> {
  from: RecordSource<Stored>;
  /** The collection that a record of `from` is stored in. */
  collectionOf(record: Stored): RecordCollection<Stored>;
  /** @param fields The stored fields, including those that the record's schema drops. */
  isRight(record: Stored, fields: Readonly<Record<string, unknown>>): boolean;
  /** Returns the repaired record; without this function the record is stored again unchanged. Only reads. */
  renew?(transaction: RecordTransaction, record: Stored): Promise<Stored>;
  /** 'a record could not be made findable': the log message for a record that could not be written. */
  failure: string;
}

export interface RepairRecordsResult {
  read: number;
  repaired: number;
  /** Records that could not be written, and lists that could not be read to the end; retried the next night. */
  failed: number;
}

/** Records read per batch. */
const CHUNK = 200;

export async function repairRecords<Stored>(
  deps: RepairRecordsDeps,
  repair: Repair<Stored>,
): Promise<RepairRecordsResult> {
  const { from, isRight } = repair;
  const schema = withFields(from.schema);
  const source = 'path' in from ? { path: from.path, schema } : { group: from.group, schema };
  const result: RepairRecordsResult = { read: 0, repaired: 0, failed: 0 };
  let pageToken: string | undefined;
  do {
    const page = await pageOrLog(deps, repair, source, pageToken);
    if (page === undefined) return { ...result, failed: result.failed + 1 };
    for (const { id, path, record: seen } of page.found)
      if (!isRight(seen.record, seen.fields))
        result[await repairOrLog(deps, repair, { id, path, record: seen.record })] += 1;
    result.read += page.found.length;
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return result;
}

/** What cannot be read is left to the next run, and the counts so far are returned. */
async function pageOrLog<Stored>(
  { records, log }: RepairRecordsDeps,
  { from, failure }: Repair<Stored>,
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

/** Written without an audit entry, since nothing that people decide or see has changed. */
async function repairOrLog<Stored>(
  { records, log }: RepairRecordsDeps,
  { collectionOf, renew, failure }: Repair<Stored>,
  { id, path, record: seen }: Found<Stored>,
): Promise<'repaired' | 'failed'> {
  try {
    const at = collectionOf(seen);
    await records.transact(async (transaction) => {
      const record = await transaction.get(at, id);
      if (record === undefined) return;
      transaction.set(at, id, renew ? await renew(transaction, record) : record);
    });
    return 'repaired';
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
