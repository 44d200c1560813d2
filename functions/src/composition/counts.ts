// Composes what keeps record counts exact: triggers, the task, and their adapters.
import type { Firestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestoreCounts } from '../adapters/firestore/count-store.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { type RebuildTask, taskRebuilds } from '../adapters/tasks/rebuilds.ts';
import type { CountOutcome } from '../ports/count-store.ts';
import type { PlaceRef } from '../ports/rebuilds.ts';
import { recount as countAgain } from '../records/counts/recount.ts';
import { region } from '../runtime.ts';
import { until } from '../tasks/clock.ts';
import { recount } from '../tasks/recount.ts';
import {
  onCountedRestaurantWritten,
  onOrderWritten,
  onRecordWritten,
} from '../triggers/on-counted-written.ts';
import { retryTransientFailures } from '../triggers/retry-transient-failures.ts';
import { placeIn, type WriteEvent } from '../triggers/write-event.ts';
import { log } from './logging.ts';

/** The name of the task function in index.ts and of its queue. */
const QUEUE = 'recount';

/** Counts immediately, for tools that cannot wait for the triggers. */
export function countNow(db: Firestore, place: PlaceRef): Promise<CountOutcome> {
  return countAgain({ countStore: firestoreCounts(db) }, place);
}

export interface CountUpkeep {
  onRecord: (event: WriteEvent) => Promise<void>;
  onOrder: (event: WriteEvent) => Promise<void>;
  onRestaurant: (event: WriteEvent) => Promise<void>;
  /** @param data As taskRebuilds enqueued it. */
  recount: (data: unknown, retryCount: number) => Promise<void>;
}

export function composeCountUpkeep(): CountUpkeep {
  const queue = getFunctions(firebaseApp()).taskQueue<RebuildTask>(`locations/${region}/functions/${QUEUE}`);
  const change = { recounts: taskRebuilds(queue) };
  const db = firestore();
  const deps = { countStore: firestoreCounts(db), records: firestoreRecords(db), until, log, now: Date.now };
  const counting = (take: typeof onRecordWritten) => (event: WriteEvent) =>
    retryTransientFailures(deps, event, { kind: 'recount', data: placeIn(event.params) }, () =>
      take(change, event),
    );
  return {
    onRecord: counting(onRecordWritten),
    onOrder: counting(onOrderWritten),
    onRestaurant: counting(onCountedRestaurantWritten),
    recount: (data, retryCount) => recount(deps, data, retryCount),
  };
}
