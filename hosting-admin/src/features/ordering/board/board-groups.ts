// The open orders of the board, by column.
import type { Order } from '@bite/shared/ordering/order.schema';
import type { Column, Place } from './columns.ts';

export type BoardGroups = Record<Column, readonly Order[]>;

export const emptyColumns: Record<Place, string> = {
  new: 'Nothing waits to be accepted.',
  scheduled: 'Nothing for later.',
  inKitchen: 'Nothing waits to be started.',
  preparing: 'Nothing is being prepared.',
  ready: 'Nothing to hand over.',
  finished: 'Nothing finished yet.',
};
