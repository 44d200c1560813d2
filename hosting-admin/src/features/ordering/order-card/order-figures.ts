// The figures of an order as staff read them, by the same rule as on the guest's receipt.
import type { Order } from '@bite/shared/ordering/order.schema';
import { pointsPaid } from '@bite/shared/ordering/printed-discounts';
import { type TotalsRow, totalsRows } from '@bite/shared/ordering/totals-rows';

const rowsOf = ({ totals, promotion, orderLevelDiscounts }: Order, isDeliveryFree: boolean): TotalsRow[] =>
  totalsRows({ totals, promotion, pointsPaid: pointsPaid(orderLevelDiscounts), isDeliveryFree });

/** Every figure, so that they add up to the total. */
export const figuresOf = (order: Order): TotalsRow[] =>
  rowsOf(order, order.type === 'delivery' && order.totals.deliveryFee === 0);

/** What of the total is neither dishes nor taxes: discounts, points, service charge, delivery fee and tip. */
export const extraFiguresOf = (order: Order): TotalsRow[] =>
  rowsOf(order, false).filter(({ key, isTotal }) => !isTotal && key !== 'subtotal' && !isTax(key));

const isTax = (key: string): boolean => key.startsWith('tax-') || key.startsWith('included-');
