// The short number of an order, repeated only after a thousand orders.
/** '#' and the last three digits of the order's id: what staff call out (decisions 8). */
export function orderNumberOf(orderId: number): string {
  return `#${String(orderId).slice(-3).padStart(3, '0')}`;
}
