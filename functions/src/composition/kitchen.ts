// What the kitchen's trigger needs.
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { type KitchenItemWrite, onKitchenItemWritten } from '../triggers/on-kitchen-item-written.ts';
import { retryWhatHelps } from '../triggers/retry-what-helps.ts';
import { log } from './logging.ts';

export function composeKitchen(): (write: KitchenItemWrite) => Promise<void> {
  const deps = { orders: firestoreOrders(firestore()), now: Date.now };
  return (write) => retryWhatHelps(log, 'onKitchenItem', () => onKitchenItemWritten(deps, write));
}
