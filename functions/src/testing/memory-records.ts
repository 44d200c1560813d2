// Records in memory with the port's guarantees: overlapping transactions run again, and records are copied in and out.
import { orderOf, pageTokenOf, readPageToken } from '../adapters/firestore/page-tokens.ts';
import {
  documentOf,
  type Found,
  faultsOf,
  isRecordId,
  type RecordCollection,
  RecordExists,
  type RecordQuery,
  type RecordReader,
  type RecordSource,
  type RecordStore,
  sorted,
  UnreadableRecord,
} from '../ports/records.ts';
import { type Document, fieldOf, select, stored } from './memory-query.ts';

interface Kept extends Document {
  /** Increases with every write. */
  version: number;
}

export interface MemoryRecords extends RecordStore {
  /** Stores a record without an audit entry. */
  put<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  remove(at: Pick<RecordCollection<unknown>, 'path'>, id: string): void;
  /** All stored documents, by path. */
  documents(): Record<string, unknown>;
  /** Reads what belongs together, and tells afterwards whether it is still unchanged. */
  look<Value>(
    read: (records: RecordReader) => Promise<Value>,
  ): Promise<{ value: Value; isUnchanged: () => boolean }>;
  /** A store of its own that begins with the same documents. */
  copy(): MemoryRecords;
}

type Kind<Stored> = Pick<RecordCollection<Stored>, 'schema'>;
type Seen = { look: () => string; saw: string };
type Write = { path: string; fields?: Document['fields']; isNew?: true };

const passedOver = (documents: Document[], { offset = 0, limit }: RecordQuery): Document[] =>
  documents.slice(offset, offset + limit);

export const memoryRecords = (): MemoryRecords => storeOf(new Map());

function storeOf(kept: Map<string, Kept>): MemoryRecords {
  let writes = 0;
  for (const { version } of kept.values()) writes = Math.max(writes, version);
  const parents = byParent(kept.values());

  const keep = (path: string, fields: Document['fields']): void => {
    writes += 1;
    const document = { path, version: writes, fields };
    kept.set(path, document);
    const siblings = parents.get(parentOf(path)) ?? new Map<string, Kept>();
    parents.set(parentOf(path), siblings.set(path, document));
  };

  const drop = (path: string): void => {
    kept.delete(path);
    parents.get(parentOf(path))?.delete(path);
  };

  /** Those that a query of it can find: thousands of collections are not searched for one. */
  function* within<Stored>(from: RecordSource<Stored>): Generator<Kept> {
    if ('path' in from) yield* parents.get(from.path)?.values() ?? [];
    else
      for (const [parent, documents] of parents) if (idOf(parent) === from.group) yield* documents.values();
  }

  /** The present state; `onLook` receives a function that reads it again. */
  function readerWith(onLook: (look: () => string) => void): RecordReader {
    const versions = (documents: readonly (Document | undefined)[]): string =>
      JSON.stringify(documents.map((document) => (document ? (document as Kept).version : 0)));
    async function getAll<Stored>(at: RecordCollection<Stored>, ids: readonly string[]) {
      const look = () => ids.map((id) => kept.get(`${at.path}/${id}`));
      onLook(() => versions(look()));
      return look().map((document) => document && parse(at, document));
    }
    return {
      getAll,
      get: async (at, id) => (await getAll(at, [id]))[0],
      async find(from, query) {
        const look = () => passedOver(select(within(from), from, query), query);
        onLook(() => versions(look()));
        return look().map((document) => foundIn(from, document));
      },
    };
  }

  /** One attempt; undefined if something that it read has changed meanwhile. */
  async function attempt<Result>(
    work: Parameters<typeof store.transact<Result>>[0],
  ): Promise<{ result: Result } | undefined> {
    const seen: Seen[] = [];
    const pending: Write[] = [];
    const reader = readerWith((look) => {
      if (pending.length > 0) throw new Error('In a transaction all reads come before all writes');
      seen.push({ look, saw: look() });
    });
    const result = await work({
      ...reader,
      create: (at, id, record) => void pending.push({ ...writeAt(at, id, record), isNew: true }),
      set: (at, id, record) => void pending.push(writeAt(at, id, record)),
      delete: (at, id) => void pending.push({ path: pathAt(at, id) }),
    });
    if (seen.some(({ look, saw }) => look() !== saw)) return undefined;
    const taken = pending.find(({ path, isNew }) => isNew && kept.has(path));
    if (taken) throw new RecordExists(taken.path);
    for (const { path, fields } of pending) fields ? keep(path, fields) : drop(path);
    return { result };
  }

  const store: MemoryRecords = {
    ...readerWith(() => undefined),
    put: (at, id, record) => keep(pathAt(at, id), fieldsOf(at, record)),
    remove: ({ path }, id) => drop(`${path}/${id}`),
    documents: () =>
      Object.fromEntries([...kept.values()].map(({ path, fields }) => [path, structuredClone(fields)])),
    async look(read) {
      const seen: Seen[] = [];
      const value = await read(readerWith((look) => void seen.push({ look, saw: look() })));
      return { value, isUnchanged: () => seen.every(({ look, saw }) => look() === saw) };
    },
    copy: () => storeOf(new Map(kept)),
    page: async (from, query) => pageOf(within(from), from, query),
    count: async (from, where = []) => select(within(from), from, { where }).length,
    async transact(work) {
      for (;;) {
        const done = await attempt(work);
        if (done) return done.result;
      }
    },
  };
  return store;
}

function pageOf<Stored>(
  documents: Iterable<Document>,
  from: RecordSource<Stored>,
  { pageToken, limit, ...query }: RecordQuery & { pageToken?: string | undefined },
) {
  const order = orderOf(query);
  const after = pageToken === undefined ? undefined : readPageToken(pageToken, from, order);
  const rest = select(documents, from, query, after);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const values = order.map(({ field }) => fieldOf(last?.fields, field));
  return {
    ...sorted(
      shown.map(({ path, fields }) => ({ id: idOf(path), path, read: () => structuredClone(fields) })),
      from.schema,
    ),
    ...(last && rest.length > limit && { nextPageToken: pageTokenOf({ path: last.path, values }) }),
  };
}

function parse<Stored>({ schema }: Kind<Stored>, { path, fields }: Document): Stored {
  const parsed = schema.safeParse(structuredClone(fields));
  if (parsed.success) return parsed.data;
  throw new UnreadableRecord(path, faultsOf(parsed.error));
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function byParent(documents: Iterable<Kept>): Map<string, Map<string, Kept>> {
  const parents = new Map<string, Map<string, Kept>>();
  for (const document of documents) {
    const siblings = parents.get(parentOf(document.path)) ?? new Map<string, Kept>();
    parents.set(parentOf(document.path), siblings.set(document.path, document));
  }
  return parents;
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const foundIn = <Stored>(kind: Kind<Stored>, document: Document): Found<Stored> => ({
  id: idOf(document.path),
  path: document.path,
  record: parse(kind, document),
});

function pathAt<Stored>(at: RecordCollection<Stored>, id: string): string {
  if (!isRecordId(id)) throw new Error(`No document can be called ${JSON.stringify(id)}`);
  return `${at.path}/${id}`;
}

const writeAt = <Stored>(at: RecordCollection<Stored>, id: string, record: Stored): Write => ({
  path: pathAt(at, id),
  fields: fieldsOf(at, record),
});

const fieldsOf = <Stored>(at: RecordCollection<Stored>, record: Stored): Document['fields'] =>
  stored(documentOf(at, record), at.schema) as Document['fields'];
