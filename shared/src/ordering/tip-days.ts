// Tips by the day on which their orders were placed.
import { decimal } from '../kernel/money.ts';
import { localTimeAt } from '../kernel/time.ts';
import type { Order } from './order.schema.ts';

export interface TipDay {
  /** The restaurant's date. */
  day: string;
  /** Completed orders, and those of them with a tip. */
  orders: number;
  tipped: number;
  pickupTips: number;
  deliveryTips: number;
}

type Tipped = Pick<Order, 'status' | 'type' | 'createdAt'> & { totals: Pick<Order['totals'], 'tip'> };

export const noTips = (day: string): TipDay => ({
  day,
  orders: 0,
  tipped: 0,
  pickupTips: 0,
  deliveryTips: 0,
});

const added = (one: number, other: number): number => decimal(one).plus(decimal(other)).toNumber();

/** Of completed orders alone: no other tip has been earned. Every one of these days, in their order. */
export function tipDays(orders: readonly Tipped[], days: readonly string[], zone: string): TipDay[] {
  const byDay = new Map(days.map((day) => [day, noTips(day)]));
  for (const { status, type, createdAt, totals } of orders) {
    const { date } = localTimeAt(Date.parse(createdAt), zone);
    const sum = byDay.get(date);
    if (!sum || status !== 'completed') continue;
    const field = type === 'delivery' ? 'deliveryTips' : 'pickupTips';
    byDay.set(date, {
      ...sum,
      orders: sum.orders + 1,
      tipped: sum.tipped + (totals.tip > 0 ? 1 : 0),
      [field]: added(sum[field], totals.tip),
    });
  }
  return [...byDay.values()];
}

export const sumOfTips = (days: readonly TipDay[]): TipDay =>
  days.reduce(
    (sum, day) => ({
      day: '',
      orders: sum.orders + day.orders,
      tipped: sum.tipped + day.tipped,
      pickupTips: added(sum.pickupTips, day.pickupTips),
      deliveryTips: added(sum.deliveryTips, day.deliveryTips),
    }),
    noTips(''),
  );

export const tipsOf = ({ pickupTips, deliveryTips }: TipDay): number => added(pickupTips, deliveryTips);
