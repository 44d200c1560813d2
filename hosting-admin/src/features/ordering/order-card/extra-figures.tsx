// What of an order's total is neither dishes nor taxes, on its card.
import type { Order } from '@bite/shared/ordering/order.schema';
import { FigureList } from './figure-list.tsx';
import { extraFiguresOf } from './order-figures.ts';

export function ExtraFigures({ order }: { order: Order }) {
  const rows = extraFiguresOf(order);
  return rows.length > 0 && <FigureList rows={rows} />;
}
