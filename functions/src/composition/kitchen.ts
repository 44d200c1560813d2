// Composes the kitchen's trigger with its adapters.
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { type KitchenItemWrite, onKitchenItemWritten, orderIn } from '../triggers/on-kitchen-item-written.ts';
import { retryTransientFailures } from '../triggers/retry-transient-failures.ts';
import { dueWorkQueue } from './due-work-queue.ts';
import { log } from './logging.ts';

export function composeKitchen(): (write: KitchenItemWrite) => Promise<void> {
  const db = firestore();
  const deps = {
    orders: firestoreOrders(db),
    records: firestoreRecords(db),
    dueWorkQueue: dueWorkQueue(log),
    log,
    now: Date.now,
  };
  return (write) => {
    const work = { kind: 'rollUpKitchen', data: orderIn(write.params) } as const;
    return retryTransientFailures(deps, write, work, () => onKitchenItemWritten(deps, write));
  };
}
