// Orders at the simulated registrar: they are carried out some time after they were taken, or fail.
import type { Answer } from './domains-answers.ts';
import { type Call, nextNumber, type Service } from './domains-service.ts';
import { newAccountDomain } from './vercel-account.ts';
import { done, refusedByRegistrar } from './vercel-frames.ts';
import type { Order } from './vercel-state.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

export function placeOrder(
  service: Service,
  order: Pick<Order, 'purchaseType' | 'domainName' | 'years' | 'autoRenew' | 'price' | 'failsWith'>,
): Order {
  const { controls, orders } = service.state.vercel;
  const failsWith = order.failsWith ?? controls.nextOrderFails;
  delete controls.nextOrderFails;
  const placed: Order = {
    ...order,
    ...{
      orderId: `ord_${nextNumber(service)}`,
      state: 'pending',
      endsAt: service.now() + controls.orderAfter,
    },
    ...(failsWith && { failsWith }),
  };
  orders.push(placed);
  return placed;
}

/** Carries out what is due. */
export function settleOrders(service: Service): void {
  const due = service.state.vercel.orders.filter(
    ({ state, endsAt }) => state === 'pending' && endsAt <= service.now(),
  );
  for (const order of due) {
    order.state = order.failsWith ? 'failed' : 'completed';
    if (order.state === 'completed') carryOut(service, order);
  }
}

function carryOut(service: Service, { purchaseType, domainName, years, autoRenew, endsAt }: Order): void {
  const { vercel } = service.state;
  const present = vercel.account[domainName];
  if (purchaseType === 'renewal') {
    if (present) present.expiresAt = (present.expiresAt ?? endsAt) + years * YEAR;
    return;
  }
  const isTransfer = purchaseType === 'transfer';
  vercel.registered.push(domainName);
  vercel.account[domainName] = newAccountDomain(service, domainName, {
    ...{ renew: autoRenew, expiresAt: endsAt + years * YEAR, orderedAt: endsAt },
    ...(isTransfer ? { transferStartedAt: endsAt, transferredAt: endsAt } : { boughtAt: endsAt }),
  });
}

export function readOrder(service: Service, _call: Call, orderId: string): Answer {
  const order = service.state.vercel.orders.find((one) => one.orderId === orderId);
  if (!order) return refusedByRegistrar(404, 'not_found', 'The order was not found');
  const { purchaseType, domainName, years, autoRenew, price, state, failsWith } = order;
  const error = state === 'failed' && { error: { code: failsWith } };
  return done({
    orderId,
    status: state === 'pending' ? 'purchasing' : state,
    domains: [{ purchaseType, domainName, years, autoRenew, price, status: state, ...error }],
    ...error,
  });
}
