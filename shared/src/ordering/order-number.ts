// The short number of an order, which repeats after a thousand orders.
/** '#' and the last three digits of the order's id, as staff call it out. */
export function orderNumberOf(orderId: number): string {
  return `#${String(orderId).slice(-3).padStart(3, '0')}`;
}
