// What the kitchen's trigger needs.
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { type KitchenItemWrite, onKitchenItemWritten } from '../triggers/on-kitchen-item-written.ts';

export function composeKitchen(): (write: KitchenItemWrite) => Promise<void> {
  const deps = { orders: firestoreOrders(firestore()), now: Date.now };
  return (write) => onKitchenItemWritten(deps, write);
}
