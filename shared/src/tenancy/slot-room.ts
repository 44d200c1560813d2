// Whether an order still fits into a quarter hour of the kitchen (docs/decisions/057-kitchen-minutes.md).

/** What orders take of a quarter hour. */
export interface SlotLoad {
  orders: number;
  /** Kitchen minutes. */
  minutes: number;
}

/** How much staff allow in a quarter hour; absent = no limit. */
export interface SlotLimits {
  slotCapacity?: number | undefined;
  slotKitchenMinutes?: number | undefined;
}

/**
 * An order needs a free place, and its minutes beside those of the others. One with more minutes than a whole quarter hour
 * may have fits where no minute is taken. One without minutes needs none.
 *
 * @param minutes Of the order.
 */
export function hasRoom({ orders, minutes: taken }: SlotLoad, limits: SlotLimits, minutes: number): boolean {
  const { slotCapacity = Number.POSITIVE_INFINITY, slotKitchenMinutes = Number.POSITIVE_INFINITY } = limits;
  const isEnough = minutes === 0 || taken === 0 || taken + minutes <= slotKitchenMinutes;
  return orders < slotCapacity && isEnough;
}
