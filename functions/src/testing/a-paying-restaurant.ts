// A restaurant in memory that takes cards, for tests of the saga: its ports, a clock, and what runs by the clock.
import { MINUTE } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { type PaymentAttempt, unsettledAttemptStates } from '@bite/shared/payments/payment-attempt.schema';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { aGuid, anItem, aStorefront, aTaxRate, NOW } from '@bite/shared/testing/a-storefront';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { attemptsOf, PAYMENT_SETUP, paymentSetupsOf } from '../collections/payments.ts';
import type { AttemptDeps } from '../due-work/attempt-work.ts';
import { finishDueWork } from '../due-work/finish-due-work.ts';
import { moveOrder } from '../ordering/move-order.ts';
import { orderPlacer } from '../ordering/place-order.ts';
import { gatewayLoginOf, loginText } from '../payments/merchant-of.ts';
import { orderPayer } from '../payments/pay-order.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { releaseDraft } from '../payments/release-draft.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { voidRepeated } from '../payments/void-repeated.ts';
import { aPlace, memoryRestaurants, memoryStorefronts } from './a-place.ts';
import { siteAdmin } from './a-tenancy.ts';
import { callerOf } from './caller-of.ts';
import { memoryAllowances } from './memory-allowances.ts';
import { memoryCardGateway, testTokens } from './memory-card-gateway.ts';
import { memoryDueWorkQueue } from './memory-due-work-queue.ts';
import { memoryOrders } from './memory-orders.ts';
import { memoryRecords } from './memory-records.ts';
import { memoryVault } from './memory-vault.ts';
import { silentLog } from './silent-log.ts';

export const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
export const restaurantGuid = aGuid(1);
/** Of one margherita with its tax. */
export const TOTAL = 13.2;
/** Of the restaurant at the gateway, at first. */
export const account = { site: 'fts-uat', merchantId: '496160873888' };
const merchant = { username: 'bella', password: 'secret' };

export type PayingPorts = ReturnType<typeof portsOf>;

function portsOf(clock: { now: number }) {
  const records = memoryRecords();
  const now = () => clock.now;
  return {
    records,
    orders: memoryOrders(records),
    storefronts: memoryStorefronts(
      aStorefront({ items: [anItem({ itemId: 1, basePrice: 12 })], taxRates: [aTaxRate({ rate: 10 })] }),
    ),
    restaurants: memoryRestaurants(aPlace()),
    cardGateway: memoryCardGateway(),
    vault: memoryVault(now),
    allowances: memoryAllowances(),
    dueWorkQueue: memoryDueWorkQueue(),
    guestHashKey: 'a key of tests',
    newGuid: () => crypto.randomUUID(),
    log: silentLog,
    now,
  };
}

export async function aPayingRestaurant(choices: object = {}) {
  const clock = { now: NOW };
  const ports = portsOf(clock);
  const { records, orders, cardGateway, vault } = ports;
  records.put(tenants, String(place.tenantId), aPlace().tenant);
  records.put(restaurantsOf(place.tenantId), String(place.restaurantId), aPlace().restaurant);
  const setUp = (change: object) =>
    records.put(
      paymentSetupsOf(place),
      PAYMENT_SETUP,
      paymentSetup.parse({ cards: true, ...account, ...choices, ...change }),
    );
  setUp({});
  await vault.put(gatewayLoginOf(place, account), loginText(merchant), 'owner');

  const ownPayer = orderPayer(ports);
  let guests = 0;
  const newPhone = () => {
    guests += 1;
    return `+1 518 555 ${String(guests).padStart(4, '0')}`;
  };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `a-key-of-22-characters-${keys}`;
  };

  const paymentHandlers = (deps: PayingPorts = ports): AttemptDeps['handlers'] => ({
    settlePayment: (data) => settlePayment(deps, data),
    releaseDraft: ({ orderGuid, ...at }) => releaseDraft(deps, at, orderGuid),
    voidRepeatedPayment: (data) => voidRepeated(deps, data),
    refundPayment: (data, attempt) => refundPayment(deps, data, attempt),
    sendOrderMessage: async () => undefined,
    closeCart: async () => undefined,
    alertSiteAdmins: async () => undefined,
  });
  const finish = (deps: PayingPorts = ports) => finishDueWork({ ...ports, handlers: paymentHandlers(deps) });

  const world = {
    ...ports,
    ...{ clock, setUp, newKey, finish },

    /** Another account of the restaurant, with a login of its own, is in force from now on. */
    async changeAccount(): Promise<void> {
      const other = { ...account, merchantId: '496160873999' };
      await vault.put(gatewayLoginOf(place, other), loginText({ ...merchant, username: 'other' }), 'owner');
      setUp(other);
    },

    /** The draft of an order by card, each of another guest. */
    async place(change: object = {}, diner?: { uid: string }, from?: string) {
      const request = placeOrderInput.parse({
        restaurantGuid,
        orderType: 'pickup',
        lines: [{ menuItemId: 1, quantity: 1 }],
        customer: { name: 'Ada Lovelace', phone: newPhone(), email: 'ada@example.com' },
        expectedTotal: TOTAL,
        payment: 'card',
        ...change,
      });
      return orderPlacer(ports)(newKey(), request, diner, from);
    },

    pay: (
      { trackingToken: token }: { trackingToken: string },
      {
        card = testTokens.good as string,
        key = newKey(),
        postal = undefined as string | undefined,
        deps = ports,
        from = undefined as string | undefined,
        diner = undefined as { uid: string } | undefined,
        save = false,
      } = {},
    ) => {
      const input = {
        card: { token: card, expiry: '203012', ...(postal !== undefined && { postal }) },
        ...(save && { save: true as const }),
      };
      const payer = deps === ports ? ownPayer : orderPayer(deps);
      return payer({ restaurantGuid, token }, key, input, diner, from);
    },

    move: (orderGuid: string, input: object, deps: PayingPorts = ports) =>
      moveOrder(deps, callerOf(siteAdmin), place, orderGuid, input as never),

    order: async (orderGuid: string): Promise<Order> => (await orders.find(place, orderGuid)) as Order,

    async attempts(): Promise<PaymentAttempt[]> {
      const found = await records.find(attemptsOf(place), { limit: 9999 });
      return found.map(({ record }) => record);
    },

    /** Lets seconds pass and does what is due. */
    async later(seconds: number): Promise<void> {
      clock.now += seconds * 1000;
      for (let times = 0; times < 3; times += 1) await finish();
    },

    /** Lets minutes pass, with the schedules of every minute and every five. */
    async minutes(count: number): Promise<void> {
      for (let minute = 0; minute < count; minute += 1) {
        clock.now += MINUTE;
        for (let times = 0; times < 3; times += 1) await finish();
        if (Math.floor(clock.now / MINUTE) % 5 === 0) await reconcilePayments(ports);
      }
    },

    /** What is wrong about money and orders; empty if nobody is charged without an order, and no order paid without a charge. */
    async faults(): Promise<string[]> {
      const attempts = await world.attempts();
      return [
        ...cardGateway.payments().flatMap((payment) => faultsOfPayment(payment, orders.all(), attempts)),
        ...orders.all().flatMap((order) => faultsOfOrder(order, attempts, cardGateway.payments())),
        ...attempts
          .filter(({ state }) => unsettledAttemptStates.includes(state))
          .map(({ state }) => `an attempt is ${state}`),
      ];
    },
  };
  return world;
}

type Payments = ReturnType<ReturnType<typeof memoryCardGateway>['payments']>;

const isOver = ({ status }: Order): boolean => status === 'cancelled' || status === 'voided';

/** Money is held only for an order that stands. */
function faultsOfPayment(
  payment: Payments[number],
  orders: readonly Order[],
  attempts: readonly PaymentAttempt[],
): string[] {
  const isHeld =
    payment.state === 'authorized' || payment.state === 'captured' || payment.state === 'settled';
  if (!isHeld || payment.kind === 'refund' || payment.refunded >= payment.amount) return [];
  const attempt = attempts.find(({ retref }) => retref === payment.retref);
  const order = attempt && orders.find(({ guid }) => guid === attempt.orderGuid);
  const isOwed =
    order &&
    order.payment?.attemptId === attempt.attemptId &&
    order.lifecycleState !== 'draft' &&
    !isOver(order) &&
    order.payment.state === (payment.state === 'authorized' ? 'authorized' : 'captured');
  return isOwed ? [] : [`${payment.amount} are ${payment.state} without an order`];
}

/** An order stands only with its money, and is paid only if it was taken. */
function faultsOfOrder(order: Order, attempts: readonly PaymentAttempt[], payments: Payments): string[] {
  const { payment, paymentStatus, lifecycleState, orderNumber } = order;
  if (lifecycleState === 'draft') {
    const isStuck = payment?.state === 'checking';
    return isStuck ? [`${orderNumber} is being checked`] : [];
  }
  if (!payment || isOver(order) || payment.state === 'failed') return [];
  const retref = attempts.find(({ attemptId }) => attemptId === payment.attemptId)?.retref;
  const held = payments.find((one) => one.retref === retref);
  const isTaken = held?.state === 'captured' || held?.state === 'settled';
  const isPaid = paymentStatus === 'paid';
  if (isPaid !== isTaken) return [`${orderNumber} is ${paymentStatus}, and its card ${held?.state}`];
  return isTaken || held?.state === 'authorized'
    ? []
    : [`${orderNumber} stands, and its card is ${held?.state}`];
}
