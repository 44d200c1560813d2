// A transaction that holds its writes back until the end, and shows them to its own reads: several changes, each of which reads
// before it writes, then fit into one transaction of the database, and each is held to what the ones before it leave. What is
// read once is not read again.
import { valuesAt } from '@bite/shared/catalogue/field-paths';
import { DomainError } from '@bite/shared/kernel/errors';
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

/** More records of a kind than a restaurant has. */
const MOST_REFERRING = 10_000;

export interface BufferedTransaction extends AuditedTransaction {
  /**
   * The documents that name `id` in one of these fields ('items.itemId'), readable or not. All are looked through once, however
   * often this is asked. Throws IN_USE where there are more than can be looked through.
   */
  referring(
    at: Pick<RecordCollection<unknown>, 'path'>,
    fields: readonly string[],
    id: number,
  ): Promise<Found<unknown>[]>;
}

export interface Buffered {
  /** Runs one change. If it throws, none of its writes is kept. */
  attempt<Result>(change: (transaction: BufferedTransaction) => Promise<Result>): Promise<Result>;
  /** Runs attempts of which each sees those before it. If this throws, the writes of none of them are kept. */
  allOrNone<Result>(attempts: () => Promise<Result>): Promise<Result>;
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
  /** Carries it out with what a later replacement leaves. Only of a replacement. */
  carryOutAs?: (after: unknown) => void;
  carryOut: () => void;
}

export function buffered(transaction: AuditedTransaction): Buffered {
  const reader = cached(transaction);
  const writes: Write[] = [];
  const written = new Map<string, unknown>();
  const reads = withWritten(reader, written);
  const indexes = new Map<string, { from: { path: string }; index: ReferenceIndex }>();
  const note = (path: string): void => {
    for (const { from, index } of indexes.values())
      if (isIn({ ...from, schema: asStored }, path)) index.put(path, written);
  };
  async function referring(from: { path: string }, fields: readonly string[], id: number) {
    const key = JSON.stringify([from.path, fields]);
    const { index } = indexes.get(key) ?? { index: await indexOf(reader, from, fields) };
    if (!indexes.has(key)) {
      indexes.set(key, { from, index });
      for (const path of written.keys()) note(path);
    }
    return index.of(id);
  }
  return {
    async attempt(change) {
      const own: Write[] = [];
      const result = await change({
        ...reads,
        ...writerTo(transaction, (write) => own.push(write)),
        referring,
      });
      for (const write of own) {
        writes.push(write);
        if (write.path === undefined) continue;
        written.set(write.path, write.after);
        note(write.path);
      }
      return result;
    },
    async allOrNone(attempts) {
      const known = new Map(written);
      const { length } = writes;
      try {
        return await attempts();
      } catch (error) {
        for (const { path } of writes.splice(length)) {
          if (path === undefined) continue;
          if (known.has(path)) written.set(path, known.get(path));
          else written.delete(path);
          note(path);
        }
        throw error;
      }
    },
    preload: async (at, ids) => void (await reader.getAll({ path: at.path, schema: asStored }, ids)),
    size: () => combined(writes).reduce((sum, { after }) => sum + JSON.stringify(after ?? null).length, 0),
    flush: () => {
      for (const { carryOut } of combined(writes)) carryOut();
    },
  };
}

/** A document that several changes replace is written once, and has one entry in the history: a menu group that loses many items. */
function combined(writes: readonly Write[]): Write[] {
  const result: Write[] = [];
  const latest = new Map<string, number>();
  for (const write of writes) {
    const position = write.path === undefined ? undefined : latest.get(write.path);
    const earlier = position === undefined ? undefined : result[position];
    const { after, carryOutAs } = write;
    if (position !== undefined && carryOutAs && earlier?.carryOutAs) {
      const { carryOutAs: whole } = earlier;
      result[position] = { ...earlier, after, carryOut: () => whole(after) };
    } else {
      if (write.path !== undefined) latest.set(write.path, result.length);
      result.push(write);
    }
  }
  return result;
}

/** The documents of one collection by the ids that they name. */
interface ReferenceIndex {
  of(id: number): Found<unknown>[];
  /** Looks through one document again: as written, or else as stored. */
  put(path: string, written: ReadonlyMap<string, unknown>): void;
}

async function indexOf(
  reader: Reader,
  { path: parent }: { path: string },
  fields: readonly string[],
): Promise<ReferenceIndex> {
  const found = await reader.find({ path: parent, schema: asStored }, { limit: MOST_REFERRING });
  if (found.length === MOST_REFERRING)
    throw new DomainError('IN_USE', 'There is too much here to tell what uses it');
  const stored = new Map(found.map(({ path, record }) => [path, record]));
  const named = new Map<string, readonly unknown[]>();
  const byId = new Map<unknown, Map<string, Found<unknown>>>();
  function set(path: string, record: unknown): void {
    for (const id of named.get(path) ?? []) byId.get(id)?.delete(path);
    const ids = fields.flatMap((field) => valuesAt(record, field).map(({ value }) => value));
    named.set(path, ids);
    for (const id of ids) {
      const those = byId.get(id) ?? new Map<string, Found<unknown>>();
      byId.set(id, those.set(path, { id: idOf(path), path, record }));
    }
  }
  for (const [path, record] of stored) set(path, record);
  return {
    of: (id) => [...(byId.get(id)?.values() ?? [])],
    put: (path, written) => set(path, written.has(path) ? written.get(path) : stored.get(path)),
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
    replace<Stored>(at: RecordCollection<Stored>, id: string, before: Stored, after: Stored) {
      const carryOutAs = (last: unknown) => transaction.replace(at, id, before, last as Stored);
      keep({ path: path(at, id), after, carryOutAs, carryOut: () => carryOutAs(after) });
    },
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
