// Handlers of paying an order by card, as its guest does it.
import type { FakeOrderDeps } from '../payments/fake-orders.ts';
import { payAtCounter } from '../payments/pay-at-counter.ts';
import { orderPayer, type PayOrderDeps, readOrderPayment } from '../payments/pay-order.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export function paymentHandlers(
  deps: PayOrderDeps & FakeOrderDeps,
): Pick<Handlers, 'payOrder' | 'getOrderPayment' | 'payAtCounter'> {
  const payOrder = orderPayer(deps);
  return {
    payOrder: answering(({ params, headers, body, diner, from }) =>
      payOrder(params, headers['idempotency-key'], body, diner, from),
    ),
    getOrderPayment: answering(({ params, diner }) => readOrderPayment(deps, params, diner)),
    payAtCounter: answering(({ params, diner, from }) => payAtCounter(deps, params, diner, from)),
  };
}
