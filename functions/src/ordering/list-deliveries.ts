// Lists deliveries that are ready or on their way, for drivers, who see no other orders.

import { addressText } from '@bite/shared/ordering/address-lines';
import { isPaymentUnrecorded, owesPayment } from '@bite/shared/ordering/board';
import { isDeliveryState } from '@bite/shared/ordering/deliveries';
import type { Delivery } from '@bite/shared/ordering/deliveries.contract';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';

export interface ListDeliveriesDeps {
  orders: Pick<Orders, 'deliveries'>;
  records: Pick<RecordReader, 'get'>;
  /** Milliseconds. */
  now: () => number;
}

/** Earliest promised time first. Throws as assertMayIn does. */
export async function listDeliveries(
  deps: ListDeliveriesDeps,
  { user }: Caller,
  place: RestaurantRef,
): Promise<{ deliveries: Delivery[]; unreadable: string[] }> {
  await assertMayIn(deps.records, user, 'deliveries.read', place);
  const { orders, unreadable } = await deps.orders.deliveries(place, deps.now());
  const deliveries = orders.flatMap(asDelivery);
  return { deliveries: deliveries.sort((a, b) => a.promisedAt.localeCompare(b.promisedAt)), unreadable };
}

function asDelivery(order: Order): Delivery[] {
  const { guid, orderNumber, lifecycleState, customer, fulfilment, customerNotes, totals } = order;
  if (!isDeliveryState(lifecycleState) || isPaymentUnrecorded(order)) return [];
  const { promisedAt, address, instructions, leaveAtDoor } = fulfilment;
  return [
    {
      guid,
      orderNumber,
      state: lifecycleState,
      promisedAt,
      customerName: customer.name,
      phone: customer.phone,
      ...(address && { address: addressText(address) }),
      ...(instructions && { instructions }),
      ...(customerNotes && { note: customerNotes }),
      ...(order.allergies && { allergies: order.allergies }),
      ...(leaveAtDoor && { leaveAtDoor }),
      itemCount: totals.itemCount,
      total: totals.total,
      currency: totals.currency,
      isPaid: !owesPayment(order),
      requiresId: order.requiresId === true,
    },
  ];
}
