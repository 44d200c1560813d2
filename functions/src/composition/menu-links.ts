// Composes the trigger that finds the copies of a menu which has changed.
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { onCopiedMenuWritten } from '../triggers/on-copied-menu-written.ts';
import type { WriteEvent } from '../triggers/write-event.ts';
import { dueWorkQueue } from './due-work-queue.ts';
import { log } from './logging.ts';

export function composeMenuLinks(): (event: WriteEvent) => Promise<void> {
  const deps = { records: firestoreRecords(firestore()), dueWorkQueue: dueWorkQueue(log), now: Date.now };
  return (event) => onCopiedMenuWritten(deps, event);
}
