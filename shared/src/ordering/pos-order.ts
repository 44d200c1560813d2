// An order in the point of sale's form, with complete items (I3.12-02): we store the kitchen's part of an item in a document
// of its own, so that tablets never write the order.
import { defined } from '../kernel/defined.ts';
import type { KitchenItem, Order, OrderItem, PosOrder, PosOrderItem } from './order.schema.ts';

/** An item without a kitchen document is pending. */
function inOnePiece(item: OrderItem, kitchen: KitchenItem | undefined): PosOrderItem {
  return {
    ...item,
    kitchenStatus: kitchen?.kitchenStatus ?? 'pending',
    kitchenPriority: kitchen?.kitchenPriority ?? 'normal',
    ...defined({
      kitchenTicketId: kitchen?.kitchenTicketId,
      kitchenNotes: kitchen?.kitchenNotes,
      sentToKitchenAt: kitchen?.sentToKitchenAt,
      firedAt: kitchen?.firedAt,
      readyAt: kitchen?.readyAt,
      servedAt: kitchen?.servedAt,
    }),
  };
}

export function posOrderOf(order: Order, kitchenItems: readonly KitchenItem[]): PosOrder {
  const kitchenOf = new Map(kitchenItems.map((item) => [item.orderItemGuid, item]));
  return { ...order, items: order.items.map((item) => inOnePiece(item, kitchenOf.get(item.orderItemGuid))) };
}
