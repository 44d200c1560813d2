// Stores records of any kind in Firestore.
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  GrpcStatus,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  type Condition,
  documentOf,
  type Found,
  isRecordId,
  type RecordCollection,
  RecordExists,
  type RecordQuery,
  type RecordReader,
  type RecordSource,
  type RecordStore,
  type RecordTransaction,
  sorted,
} from '../../ports/records.ts';
import { fromValue, listedDocument, parseDocument, toDocument, toValue } from './documents.ts';
import { type Cursor, orderOf, pageTokenOf, readPageToken } from './page-tokens.ts';
import { runTransaction } from './run-transaction.ts';

const MAX_ATTEMPTS = 10;

export function firestoreRecords(db: Firestore): RecordStore {
  return {
    ...readerOf(db, {
      all: (references) => db.getAll(...references),
      query: (query) => query.get(),
    }),

    async page(from, { pageToken, ...query }) {
      const order = orderOf(query);
      const after = pageToken === undefined ? undefined : readPageToken(pageToken, from, order);
      if (findsNothing(query.where)) return { found: [] };
      const { docs } = await queryFor(db, from, { ...query, limit: query.limit + 1 }, after).get();
      const shown = docs.slice(0, query.limit);
      const last = shown.at(-1);
      const isMore = last !== undefined && docs.length > shown.length;
      return {
        ...pageOf(from, shown),
        ...(isMore && {
          nextPageToken: pageTokenOf({
            path: last.ref.path,
            values: order.map(({ field }) => fromValue(last.get(field))),
          }),
        }),
      };
    },

    async count(from, where = []) {
      if (findsNothing(where)) return 0;
      return (await filtered(db, from, where).count().get()).data().count;
    },

    transact: (work) => transact(db, work),
  };
}

async function transact<Result>(
  db: Firestore,
  work: (transaction: RecordTransaction) => Promise<Result>,
): Promise<Result> {
  let created: DocumentReference[] = [];
  try {
    return await runTransaction(
      db,
      (transaction) => {
        created = [];
        return work({
          ...readerIn(db, transaction),
          create(at, id, record) {
            const reference = documentAt(db, at, id);
            created.push(reference);
            transaction.create(reference, toDocument(documentOf(at, record), at.schema));
          },
          set: (at, id, record) =>
            void transaction.set(documentAt(db, at, id), toDocument(documentOf(at, record), at.schema)),
          delete: (at, id) => void transaction.delete(documentAt(db, at, id)),
        });
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code !== GrpcStatus.ALREADY_EXISTS) throw error;
    throw new RecordExists(await takenOf(db, created));
  }
}

/** Firestore's error does not name the document reliably, so the existing ones are looked up. */
async function takenOf(db: Firestore, created: readonly DocumentReference[]): Promise<string> {
  const snapshots = await db.getAll(...created);
  const taken = snapshots.find(({ exists }) => exists) ?? snapshots[0];
  return taken?.ref.path ?? 'A record';
}

interface Reading {
  all(references: DocumentReference[]): Promise<DocumentSnapshot[]>;
  query(query: Query): Promise<QuerySnapshot>;
}

/** Reads as a part of a transaction. */
export const readerIn = (db: Firestore, transaction: Transaction): RecordReader =>
  readerOf(db, {
    all: (references) => transaction.getAll(...references),
    query: (query) => transaction.get(query),
  });

function readerOf(db: Firestore, reading: Reading): RecordReader {
  async function getAll<Stored>(at: RecordCollection<Stored>, ids: readonly string[]) {
    const known = [...new Set(ids)].filter(isRecordId);
    const snapshots =
      known.length === 0 ? [] : await reading.all(known.map((id) => db.doc(`${at.path}/${id}`)));
    const records = new Map(
      snapshots.flatMap((snapshot): [string, Stored][] =>
        snapshot.exists ? [[snapshot.id, parseDocument(at.schema, snapshot)]] : [],
      ),
    );
    return ids.map((id) => records.get(id));
  }
  return {
    getAll,
    get: async (at, id) => (await getAll(at, [id]))[0],
    async find(from, query) {
      if (findsNothing(query.where)) return [];
      const { docs } = await reading.query(queryFor(db, from, query));
      return docs.map((document) => foundIn(from, document));
    },
  };
}

function pageOf<Stored>(from: RecordSource<Stored>, shown: readonly QueryDocumentSnapshot[]) {
  return sorted(shown.map(listedDocument), from.schema);
}

function documentAt<Stored>(db: Firestore, at: RecordCollection<Stored>, id: string): DocumentReference {
  if (!isRecordId(id)) throw new Error(`No document can be called ${JSON.stringify(id)}`);
  return db.doc(`${at.path}/${id}`);
}

/** Firestore refuses an `in` condition without values. */
const findsNothing = (where: readonly Condition[] = []): boolean =>
  where.some(
    ({ is, value }) => /^(in|array-contains-any)$/.test(is) && Array.isArray(value) && value.length === 0,
  );

function filtered<Stored>(
  db: Firestore,
  from: RecordSource<Stored>,
  where: readonly Condition[] = [],
): Query {
  const all: Query = 'path' in from ? db.collection(from.path) : db.collectionGroup(from.group);
  return where.reduce(
    (query, { field, is, value }) => query.where(field, is, sought(from, field, value)),
    all,
  );
}

const sought = <Stored>({ schema }: RecordSource<Stored>, field: string, value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => toValue(schema, field, one)) : toValue(schema, field, value);

function queryFor<Stored>(
  db: Firestore,
  from: RecordSource<Stored>,
  query: RecordQuery,
  after?: Cursor,
): Query {
  const order = orderOf(query);
  const byField = order.reduce<Query>(
    (sorted, { field, direction }) => sorted.orderBy(field, direction),
    filtered(db, from, query.where),
  );
  const sorted = byField.orderBy(FieldPath.documentId(), order[0]?.direction ?? 'asc').limit(query.limit);
  if (!after) return query.offset === undefined ? sorted : sorted.offset(query.offset);
  const values = after.values.map((value, index) => toValue(from.schema, order[index]?.field ?? '', value));
  return sorted.startAfter(...values, db.doc(after.path));
}

function foundIn<Stored>(from: RecordSource<Stored>, document: QueryDocumentSnapshot): Found<Stored> {
  return { id: document.id, path: document.ref.path, record: parseDocument(from.schema, document) };
}
