// What an order needs of the counted stock, and whether it still has what it took.
import { type StockNeed, type StockTaken, stockNeedOf } from '../catalogue/stock.ts';
import type { Order } from './order.schema.ts';

/** The order with what it took, if that is anything. */
export const withStockTaken = (order: Order, stockTaken: StockTaken): Order =>
  Object.keys(stockTaken).length > 0 ? { ...order, stockTaken } : order;

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
