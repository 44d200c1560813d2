// Makes changes that were planned for a time, with their adapters. Loaded when the first one is due.
import { randomUUID } from 'node:crypto';
import type { RestaurantRef } from '@bite/shared/paths';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { writePath } from '../audit/write-path.ts';
import { applyScheduledChange } from '../catalogue/scheduled/apply-scheduled-change.ts';
import { log } from './logging.ts';

export function applyScheduledChangeNow(place: RestaurantRef, scheduledChangeId: string): Promise<void> {
  const db = firestore();
  const records = firestoreRecords(db);
  const now = Date.now;
  const deps = {
    records,
    writePath: writePath({ records, now, log }),
    ids: firestoreIds(db),
    newGuid: randomUUID,
    now,
    log,
  };
  return applyScheduledChange(deps, place, scheduledChangeId);
}
