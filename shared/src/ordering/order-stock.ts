// What an order takes of the counted stock, and whether it still does.
import { type StockNeed, stockNeedOf } from '../catalogue/stock.ts';
import type { Order } from './order.schema.ts';

/** A cancelled or voided order gives back what it took. */
export const takesStock = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'voided';

export const orderStockNeed = ({ items }: Pick<Order, 'items'>): StockNeed =>
  stockNeedOf(
    items.map(({ menuItemId, selectedSize, quantity, modifierGroups }) => ({
      menuItemId,
      sizeId: selectedSize?.id,
      quantity,
      modifiers: modifierGroups.flatMap(({ modifierGroupId, modifiers }) =>
        modifiers.map((each) => ({ modifierGroupId, modifierId: each.modifierId, quantity: each.quantity })),
      ),
    })),
  );
