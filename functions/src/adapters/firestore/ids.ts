// Counters in Firestore. Ids asked for while a counter's transaction is under way wait and share the next one, so a rush
// makes few transactions and no gaps (decisions 8). Another process on the same counter is settled by the transaction.

import { DomainError } from '@bite/shared/kernel/errors';
import { counterName, type EntityType, entityTypes, takeIds } from '@bite/shared/kernel/identifiers';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Ids } from '../../ports/ids.ts';

interface Waiting {
  count: number;
  resolve: (first: number) => void;
  reject: (reason: unknown) => void;
}

export function firestoreIds(db: Firestore): Ids {
  const queues = new Map<string, Waiting[]>();

  async function drain(type: EntityType, counter: DocumentReference, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice();
      const count = batch.reduce((total, { count: wanted }) => total + wanted, 0);
      try {
        let id = await take(db, type, counter, count);
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

  function reserve(type: EntityType, place: RestaurantRef, count: number): Promise<number> {
    if (entityTypes[type].level !== 'restaurant') {
      return Promise.reject(
        new DomainError('MISSING_REQUIRED_PARAMS', `${type} is not a restaurant-level entity`),
      );
    }
    const counter = db.doc(paths.restaurantCounter(place, counterName(type)));
    return new Promise((resolve, reject) => {
      const queue = queues.get(counter.path);
      if (queue) {
        queue.push({ count, resolve, reject });
        return;
      }
      const fresh: Waiting[] = [{ count, resolve, reject }];
      queues.set(counter.path, fresh);
      void drain(type, counter, fresh);
    });
  }

  return { reserve, next: (type, place) => reserve(type, place, 1) };
}

/** Moves the counter on by `count` and answers the first of these ids. */
function take(db: Firestore, type: EntityType, counter: DocumentReference, count: number): Promise<number> {
  return db.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(counter);
      const stored: unknown = snapshot.get('nextId');
      const { first, nextId } = takeIds(type, typeof stored === 'number' ? stored : undefined, count);
      const now = Timestamp.now();
      transaction.set(counter, {
        entityType: type,
        nextId,
        createdAt: snapshot.get('createdAt') ?? now,
        updatedAt: now,
      });
      return first;
    },
    { maxAttempts: 10 },
  );
}
