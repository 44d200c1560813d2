// A transaction that holds its writes back until the end, and shows them to its own reads: several changes, each of which reads
// before it writes, then fit into one transaction of the database, and each is held to what the ones before it leave. What is
// read once is not read again.
import type { AuditedTransaction } from '../audit/write-path.ts';
import { asStored } from '../collections/find-readable.ts';
import {
  type Condition,
  type Found,
  faultsOf,
  type RecordCollection,
  type RecordReader,
  type RecordSchema,
  type RecordSource,
  UnreadableRecord,
} from '../ports/records.ts';

export interface Buffered {
  /** Runs one change. If it throws, none of its writes is kept. */
  attempt<Result>(change: (transaction: AuditedTransaction) => Promise<Result>): Promise<Result>;
  /** Reads these documents in one go, since most changes need one each. */
  preload(at: Pick<RecordCollection<unknown>, 'path'>, ids: readonly string[]): Promise<void>;
  /** Characters of all written records, as a measure of the transaction's size. */
  size(): number;
  /** Carries out what was written. Nothing may be read after it. */
  flush(): void;
}

interface Write {
  /** Absent if it is no document's. */
  path?: string;
  /** The document after it; undefined if it is deleted. */
  after?: unknown;
  carryOut: () => void;
}

export function buffered(transaction: AuditedTransaction): Buffered {
  const reader = cached(transaction);
  const writes: Write[] = [];
  const written = new Map<string, unknown>();
  const reads = withWritten(reader, written);
  return {
    async attempt(change) {
      const own: Write[] = [];
      const result = await change({ ...reads, ...writerTo(transaction, (write) => own.push(write)) });
      for (const write of own) {
        writes.push(write);
        if (write.path !== undefined) written.set(write.path, write.after);
      }
      return result;
    },
    preload: async (at, ids) => void (await reader.getAll({ path: at.path, schema: asStored }, ids)),
    size: () => writes.reduce((sum, { after }) => sum + JSON.stringify(after ?? null).length, 0),
    flush: () => {
      for (const { carryOut } of writes) carryOut();
    },
  };
}

function writerTo(
  transaction: AuditedTransaction,
  keep: (write: Write) => void,
): Omit<AuditedTransaction, keyof RecordReader> {
  const path = <Stored>(at: RecordCollection<Stored>, id: string) => `${at.path}/${id}`;
  return {
    create: (at, id, record) =>
      keep({ path: path(at, id), after: record, carryOut: () => transaction.create(at, id, record) }),
    replace: (at, id, before, after) =>
      keep({ path: path(at, id), after, carryOut: () => transaction.replace(at, id, before, after) }),
    follow: (at, id, record) =>
      keep({ path: path(at, id), after: record, carryOut: () => transaction.follow(at, id, record) }),
    remove: (at, id, before) =>
      keep({ path: path(at, id), after: undefined, carryOut: () => transaction.remove(at, id, before) }),
    restore: (at, id, record) =>
      keep({ path: path(at, id), after: record, carryOut: () => transaction.restore(at, id, record) }),
    note: (change) => keep({ carryOut: () => transaction.note(change) }),
    noteBatch: (note) => keep({ carryOut: () => transaction.noteBatch(note) }),
    enqueue: (work) => keep({ carryOut: () => transaction.enqueue(work) }),
    warn: (...warning) => keep({ carryOut: () => transaction.warn(...warning) }),
  };
}

type Reader = Pick<RecordReader, 'get' | 'getAll' | 'find'>;

/** The raw documents, by path or by query. */
function cached(transaction: Reader): Reader {
  const documents = new Map<string, unknown>();
  const queries = new Map<string, Found<unknown>[]>();
  async function getAll<Stored>(at: RecordCollection<Stored>, ids: readonly string[]) {
    const missing = [...new Set(ids)].filter((id) => !documents.has(`${at.path}/${id}`));
    if (missing.length > 0) {
      const found = await transaction.getAll({ path: at.path, schema: asStored }, missing);
      for (const [index, id] of missing.entries()) documents.set(`${at.path}/${id}`, found[index]);
    }
    return ids.map((id) => {
      const document = documents.get(`${at.path}/${id}`);
      return document === undefined ? undefined : parse(at.schema, `${at.path}/${id}`, document);
    });
  }
  return {
    getAll,
    get: async (at, id) => (await getAll(at, [id]))[0],
    async find(from, query) {
      const key = JSON.stringify(['path' in from ? from.path : [from.group], query]);
      const known = queries.get(key) ?? (await transaction.find({ ...from, schema: asStored }, query));
      queries.set(key, known);
      return known.map((each) => ({ ...each, record: parse(from.schema, each.path, each.record) }));
    },
  };
}

/** What has been written is read as it will be. */
function withWritten(reader: Reader, written: ReadonlyMap<string, unknown>): Reader {
  async function getAll<Stored>(at: RecordCollection<Stored>, ids: readonly string[]) {
    const pathOf = (id: string) => `${at.path}/${id}`;
    const others = ids.filter((id) => !written.has(pathOf(id)));
    const found = await reader.getAll(at, others);
    const stored = new Map(others.map((id, index) => [id, found[index]]));
    return ids.map((id) => {
      if (!written.has(pathOf(id))) return stored.get(id);
      const record = written.get(pathOf(id));
      return record === undefined ? undefined : parse(at.schema, pathOf(id), record);
    });
  }
  return {
    getAll,
    get: async (at, id) => (await getAll(at, [id]))[0],
    async find(from, query) {
      const found = await reader.find(from, query);
      const changed = [...written].filter(([path]) => isIn(from, path));
      if (changed.length === 0) return found;
      const now = changed.flatMap(([path, record]) =>
        record !== undefined && matches(record, query.where)
          ? [{ id: idOf(path), path, record: parse(from.schema, path, record) }]
          : [],
      );
      return [...found.filter(({ path }) => !written.has(path)), ...now].slice(0, query.limit);
    },
  };
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function isIn<Stored>(from: RecordSource<Stored>, path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return 'path' in from ? parent === from.path : parent === from.group || parent.endsWith(`/${from.group}`);
}

/** Only equality is known here: what else a change may ask for would have to be added. */
function matches(record: unknown, where: readonly Condition[] = []): boolean {
  return where.every(({ field, is, value }) => {
    if (is !== '==' || field.includes('.')) throw new Error(`Unknown among held-back writes: ${field} ${is}`);
    return (record as Readonly<Record<string, unknown>>)[field] === value;
  });
}

function parse<Stored>(schema: RecordSchema<Stored>, path: string, record: unknown): Stored {
  // As stored it is only read: a list of all records is looked through once for each deletion.
  if ((schema as unknown) === asStored) return record as Stored;
  const parsed = schema.safeParse(structuredClone(record));
  if (parsed.success) return parsed.data;
  throw new UnreadableRecord(path, faultsOf(parsed.error));
}
