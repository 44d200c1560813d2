// Live queries with Firestore. Not in the first load: 140 kB that only the board needs.
import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  type FirestoreError,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { keepListening } from './keep-listening.ts';
import type { LiveDocument, LivePort, LiveProblem, LiveQuery } from './ports.ts';

export function createFirestoreLive(
  app: FirebaseApp,
  emulator: { host: string; port: number } | undefined,
): LivePort {
  const database = getFirestore(app);
  if (emulator) connectFirestoreEmulator(database, emulator.host, emulator.port);
  return {
    listen(wanted, { next, error }) {
      const documents = new Map<string, LiveDocument>();
      return onSnapshot(
        toFirestore(database, wanted),
        // Without metadata changes no snapshot reports that the connection was lost.
        { includeMetadataChanges: true },
        (snapshot) => {
          takeOver(snapshot, documents);
          next({
            documents: snapshot.docs.flatMap(({ id }) => documents.get(id) ?? []),
            fromCache: snapshot.metadata.fromCache,
          });
        },
        (reason) => error(problemOf(reason)),
      );
    },

    watch(path, onChange) {
      // What changed while nothing was heard counts, too: only the very first state is no change.
      let isFirst = true;
      return keepListening((onEnd) =>
        onSnapshot(
          doc(database, path),
          () => {
            if (!isFirst) onChange();
            isFirst = false;
          },
          (reason) => {
            const problem = problemOf(reason);
            if (problem === 'denied') onChange();
            onEnd(problem);
          },
        ),
      ).stop;
    },

    follow: (path, onData) =>
      keepListening((onEnd) =>
        onSnapshot(
          doc(database, path),
          { includeMetadataChanges: true },
          (snapshot) => {
            if (snapshot.exists()) onData(toDocument(snapshot).data);
            // Without a connection a document that was never read counts as missing.
            else if (!snapshot.metadata.fromCache) onData(undefined);
          },
          (reason) => onEnd(problemOf(reason)),
        ),
      ).stop,
  };
}

function toFirestore(database: Firestore, wanted: LiveQuery) {
  return query(
    collection(database, wanted.path),
    ...(wanted.where ? [where(wanted.where.field, 'in', wanted.where.in)] : []),
    orderBy(wanted.orderBy.field, wanted.orderBy.direction),
    limit(wanted.limit),
  );
}

function takeOver(snapshot: QuerySnapshot, documents: Map<string, LiveDocument>): void {
  for (const change of snapshot.docChanges()) {
    if (change.type === 'removed') documents.delete(change.doc.id);
    else documents.set(change.doc.id, toDocument(change.doc));
  }
}

function toDocument(snapshot: QueryDocumentSnapshot): LiveDocument {
  return {
    id: snapshot.id,
    data: plain(snapshot.data({ serverTimestamps: 'estimate' })) as LiveDocument['data'],
  };
}

/** The same value with ISO strings instead of timestamps, at any depth. */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

export function problemOf({ code }: Pick<FirestoreError, 'code'>): LiveProblem {
  return code === 'permission-denied' || code === 'unauthenticated' ? 'denied' : 'interrupted';
}
