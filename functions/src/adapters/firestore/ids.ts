// Id counters in Firestore. Requests that arrive while a counter is being updated wait and share the next update, so a rush
// makes few writes and no gaps. Optimistic locking: no lock outlives a crashed process, and the loser of a race retries at
// once (docs/decisions/003-numbers-without-a-queue.md).
import { DomainError } from '@bite/shared/kernel/errors';
import {
  assertNumberable,
  counterNotCreated,
  counterNotUpdated,
  idCollision,
  restaurantNotFound,
  tenantNotFound,
} from '@bite/shared/kernel/identifier-errors';
import { counterName, type EntityType, takeIds } from '@bite/shared/kernel/identifiers';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { type DocumentSnapshot, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import type { Ids } from '../../ports/ids.ts';
import { tooMuchContention } from '../../ports/records.ts';
import { numberedWithin } from './numbered.ts';

const MAX_ATTEMPTS = 60;
/** Milliseconds. */
const LONGEST_PAUSE = 300;

const wasElsewhere: ReadonlySet<unknown> = new Set([
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
]);

interface Waiting {
  count: number;
  resolve: (first: number) => void;
  reject: (reason: unknown) => void;
}

interface Counter {
  type: EntityType;
  /** Absent for ids of the whole platform. */
  place: RestaurantRef | undefined;
  path: string;
}

export function firestoreIds(db: Firestore): Ids {
  const queues = new Map<string, Waiting[]>();

  async function drain(counter: Counter, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice();
      const count = batch.reduce((total, { count: wanted }) => total + wanted, 0);
      try {
        let id = await take(db, counter, count);
        for (const waiting of batch) {
          waiting.resolve(id);
          id += waiting.count;
        }
      } catch (error) {
        for (const waiting of batch) waiting.reject(error);
      }
      queue.splice(0, batch.length);
    }
    queues.delete(counter.path);
  }

  async function reserve(type: EntityType, place: RestaurantRef | undefined, count: number): Promise<number> {
    const counter = counterOf(type, place);
    return new Promise((resolve, reject) => {
      const queue = queues.get(counter.path);
      if (queue) {
        queue.push({ count, resolve, reject });
        return;
      }
      const fresh: Waiting[] = [{ count, resolve, reject }];
      queues.set(counter.path, fresh);
      void drain(counter, fresh);
    });
  }

  return { reserve, next: (type, place) => reserve(type, place, 1) };
}

function counterOf(asked: EntityType, place: RestaurantRef | undefined): Counter {
  const type = assertNumberable(asked, place);
  const name = counterName(type);
  return { type, place, path: place ? paths.restaurantCounter(place, name) : paths.platformCounter(name) };
}

/** Advances the counter by `count` and returns the first of these ids. */
async function take(db: Firestore, counter: Counter, count: number): Promise<number> {
  const reference = db.doc(counter.path);
  let isNew = false;
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const snapshot = await reference.get();
      isNew = !snapshot.exists;
      if (isNew && counter.place) await assertPlace(db, counter.place);
      const held: unknown = snapshot.get('nextId');
      const ids = takeIds(counter.type, typeof held === 'number' ? held : undefined, count);
      if (await taken(db, counter, snapshot, { ...ids, count })) return ids.first;
      await pause(Math.random() * Math.min(LONGEST_PAUSE, 10 * 2 ** attempt));
    }
    throw tooMuchContention();
  } catch (cause) {
    if (cause instanceof DomainError && cause.code !== 'UNAVAILABLE') throw cause;
    throw Object.assign(isNew ? counterNotCreated(counter.type) : counterNotUpdated(counter.type), { cause });
  }
}

/** Takes the ids. Returns false where another process was faster; throws ID_COLLISION where one of them is in use. */
async function taken(
  db: Firestore,
  counter: Counter,
  snapshot: DocumentSnapshot,
  { first, count, nextId }: { first: number; count: number; nextId: number },
): Promise<boolean> {
  const inUse = await firstInUse(db, counter, first, count);
  if (inUse === undefined) return moved(snapshot, { entityType: counter.type, nextId });
  if (await isStillAsRead(snapshot)) throw idCollision(counter.type, inUse);
  return false;
}

/** Returns false and writes nothing where another process has advanced the counter since it was read. */
async function moved(snapshot: DocumentSnapshot, fields: { entityType: EntityType; nextId: number }) {
  const now = Timestamp.now();
  try {
    if (snapshot.updateTime)
      await snapshot.ref.update({ ...fields, updatedAt: now }, { lastUpdateTime: snapshot.updateTime });
    else await snapshot.ref.create({ ...fields, createdAt: now, updatedAt: now });
    return true;
  } catch (error) {
    if (wasElsewhere.has((error as { code?: unknown }).code)) return false;
    throw error;
  }
}

/** Creates a restaurant's first counter only if the restaurant exists. */
async function assertPlace(db: Firestore, place: RestaurantRef): Promise<void> {
  const [tenant, restaurant] = await db.getAll(
    db.doc(paths.tenant(place.tenantId)),
    db.doc(paths.restaurant(place)),
  );
  if (!tenant?.exists) throw tenantNotFound(place.tenantId);
  if (!restaurant?.exists) throw restaurantNotFound(place.restaurantId);
}

/**
 * The first of these ids that a stored entity already has; one query for all of them. If the counter still has the value
 * that was read, it lags behind the stored entities; if it has moved, another process took the id correctly.
 */
async function firstInUse(
  db: Firestore,
  { type, place }: Counter,
  first: number,
  count: number,
): Promise<number | undefined> {
  const numbered = numberedWithin(db, type, place);
  if (!numbered) return undefined;
  const { query, field } = numbered;
  const inReach = query.where(field, '>=', first).where(field, '<', first + count);
  const { docs } = await inReach.orderBy(field).select(field).limit(1).get();
  const id: unknown = docs[0]?.get(field);
  return typeof id === 'number' ? id : undefined;
}

async function isStillAsRead(snapshot: DocumentSnapshot): Promise<boolean> {
  const { exists, updateTime } = await snapshot.ref.get();
  return exists === snapshot.exists && (!updateTime || updateTime.isEqual(snapshot.updateTime as Timestamp));
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
