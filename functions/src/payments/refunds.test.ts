// Refunds by staff, with a gateway that loses answers and a process that ends anywhere.
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { type PaymentAttempt, paymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { RefundOrderInput } from '@bite/shared/payments/refunds.contract';
import { NOW } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { writePath } from '../audit/write-path.ts';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { attemptsOf, PAYMENT_SETUP, paymentSetupsOf } from '../collections/payments.ts';
import { pointsAccountsOf } from '../collections/points.ts';
import { attemptNow } from '../due-work/attempt-work.ts';
import { dueWork } from '../due-work/due-work.ts';
import { finishDueWork } from '../due-work/finish-due-work.ts';
import { sendOrderMessage } from '../ordering/messages/send-order-message.ts';
import { aPlace } from '../testing/a-place.ts';
import { siteAdmin, staffOf } from '../testing/a-tenancy.ts';
import { anOrder } from '../testing/an-order.ts';
import { callerOf } from '../testing/caller-of.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { type Fault, memoryCardGateway, testTokens } from '../testing/memory-card-gateway.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryMailer } from '../testing/memory-mailer.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { memoryVault } from '../testing/memory-vault.ts';
import { refused } from '../testing/refused.ts';
import { silentLog } from '../testing/silent-log.ts';
import { lookAtPayment } from './attention.ts';
import { changeTip } from './change-tip.ts';
import { storeLostWork } from './follow-up.ts';
import { listOrderPayments } from './list-order-payments.ts';
import { gatewayLoginOf, loginText } from './merchant-of.ts';
import { refundOrder } from './refund-order.ts';
import { refundPayment } from './refund-payment.ts';

const merchant = { site: 'fts', merchantId: '496160873888', username: 'bella', password: 'secret' };
const ATTEMPT = 'attempt-1';
type Choice = RefundOrderInput['choice'];

/** An order over $28: two pizzas for 20, $3 for delivery, a tip of 5, paid by card. */
async function aPaidOrder({
  isCaptured = true,
  change = {},
}: {
  isCaptured?: boolean;
  change?: Partial<Order>;
} = {}) {
  const records = memoryRecords();
  const orders = memoryOrders(records);
  const gateway = memoryCardGateway();
  const dueWorkQueue = memoryDueWorkQueue();
  const clock = { now: NOW };
  const now = () => clock.now;
  const { order, kitchenItems } = anOrder('key');
  const { tenantId, restaurantId, guid: orderGuid } = order;
  const place = { tenantId, restaurantId };
  records.put(tenants, String(tenantId), aPlace().tenant);
  records.put(restaurantsOf(tenantId), String(restaurantId), aPlace().restaurant);
  const paid = await gateway.authorize(merchant, {
    ...{
      gatewayOrderId: 'A1',
      amount: 28,
      currency: 'USD',
      card: { token: testTokens.good, expiry: '203012' },
    },
  });
  if (paid.outcome !== 'approved') throw new Error('The card was not authorized');
  if (isCaptured) await gateway.capture(merchant, { retref: paid.retref, currency: 'USD' });
  const card = { brand: 'Visa', lastFour: '1111' };
  const stored: Order = {
    ...order,
    status: 'inProgress',
    lifecycleState: 'inPreparation',
    paymentStatus: isCaptured ? 'paid' : 'unpaid',
    paymentMethod: 'card',
    payment: { state: isCaptured ? 'captured' : 'authorized', attemptId: ATTEMPT, amount: 28, card },
    items: order.items.map((item) => ({ ...item, quantity: 2, lineTotal: 20 })),
    appliedTaxes: [],
    totals: { ...order.totals, subtotal: 20, taxes: [], tax: 0, deliveryFee: 3, tip: 5, total: 28 },
    ...change,
  };
  await orders.create(stored, kitchenItems);
  const attempt: PaymentAttempt = paymentAttempt.parse({
    ...{
      attemptId: ATTEMPT,
      orderGuid,
      orderNumber: order.orderNumber,
      restaurantGuid: order.restaurantGuid,
    },
    ...place,
    state: isCaptured ? 'captured' : 'authorized',
    gatewayOrderIds: ['A1'],
    amount: 28,
    currency: 'USD',
    merchantId: merchant.merchantId,
    site: merchant.site,
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
    by: 'guest',
    requestHash: 'hash',
    retref: paid.retref,
    authorizedAmount: 28,
    ...(isCaptured && { capturedAmount: 28, capturedAt: order.createdAt }),
    card,
  });
  records.put(attemptsOf(place), ATTEMPT, attempt);
  const vault = memoryVault(now);
  await vault.put(gatewayLoginOf(place, merchant), loginText(merchant), siteAdmin.uid);
  const mailer = memoryMailer();
  const deps = {
    ...{ records, orders, cardGateway: gateway, vault, dueWorkQueue, now, mailer },
    allowances: memoryAllowances(),
    siteOrigin: 'https://order.bite.example',
    newGuid: () => crypto.randomUUID(),
  };
  const handlers = {
    refundPayment: refundPayment.bind(undefined, deps),
    sendOrderMessage: sendOrderMessage.bind(undefined, deps),
  };
  const attempts = { records, handlers, log: silentLog, now };
  const path = writePath({ records, now, attempt: (workId) => attemptNow(attempts, workId) });
  const key = { uid: siteAdmin.uid, route: 'refundOrder', place: {}, body: {} };
  const where = { ...place, orderGuid };
  const refund = (choice: Choice, expectedAmount: number, { as = siteAdmin, keyed = '' } = {}) =>
    refundOrder(
      { ...deps, writePath: path.withKey({ ...key, key: keyed || undefined, body: choice }) },
      callerOf(as),
      where,
      { choice, expectedAmount, reason: 'Cold' },
    );
  return {
    ...{ gateway, records, mailer, deps, where, clock, refund },
    attempt: async () => (await records.get(attemptsOf(place), ATTEMPT)) as PaymentAttempt,
    order: () => orders.all()[0] as Order,
    /** Lets time pass and finishes what is due. */
    later: async (milliseconds = 0) => {
      clock.now += milliseconds;
      await finishDueWork(attempts);
      await finishDueWork(attempts);
    },
    look: () => lookAtPayment(deps, callerOf(siteAdmin), { ...where, attemptId: ATTEMPT }),
    refunded: () =>
      gateway
        .payments()
        .filter(({ kind }) => kind === 'refund')
        .map(({ amount }) => amount),
    points: async () => (await records.get(pointsAccountsOf(place), 'ada'))?.balance,
    work: async () => (await records.find(dueWork, { limit: 99 })).map(({ record }) => record.kind),
  };
}
type Paid = Awaited<ReturnType<typeof aPaidOrder>>;

const parts = (at: Paid, count: number): Choice => ({
  kind: 'parts',
  lines: { [at.order().items[0]?.orderItemGuid ?? '']: count },
  extras: [],
});
const amountOf = (amount: number): Choice => ({ kind: 'amount', amount });

describe('a refund', () => {
  let at: Paid;
  beforeEach(async () => {
    at = await aPaidOrder();
  });

  it('I4-12 of the whole is a void before the batch is closed, and a refund afterwards', async () => {
    const { refund } = await at.refund({ kind: 'whole' }, 28);
    expect(refund).toMatchObject({ state: 'done', kind: 'void', amount: 28, byName: expect.any(String) });
    expect(at.gateway.held()).toBe(0);
    expect(at.order()).toMatchObject({ paymentStatus: 'refunded', refundedAmount: 28 });
    expect(at.order().payment?.state).toBe('refunded');
    expect((await at.attempt()).state).toBe('refunded');
    const other = await aPaidOrder();
    other.gateway.closeBatch();
    expect((await other.refund({ kind: 'whole' }, 28)).refund).toMatchObject({
      state: 'done',
      kind: 'refund',
    });
    expect(other.refunded()).toEqual([28]);
  });

  it('I4-12 of a part keeps the order paid with what was given back, and the guest gets a receipt of it', async () => {
    at.gateway.closeBatch();
    await at.refund(parts(at, 1), 10);
    expect(at.order()).toMatchObject({
      paymentStatus: 'paid',
      refundedAmount: 10,
      payment: { state: 'captured' },
    });
    expect(at.order().history.at(-1)).toMatchObject({
      action: 'refund',
      reason: 'Cold',
      refund: { amount: 10 },
    });
    await at.later();
    const [mail] = at.mailer.sent;
    expect(mail?.subject).toBe('Bella has refunded $10.00 of your order #001');
    expect(mail?.text).toContain('· $10.00 returned to');
    await at.refund(parts(at, 1), 10);
    await at.later(MINUTE);
    expect(at.mailer.sent).toHaveLength(2);
  });

  it('of a part before the settlement goes out by itself afterwards, and says so', async () => {
    const { refund } = await at.refund(amountOf(4), 4);
    expect(refund).toMatchObject({ state: 'requested', waitsFor: 'settlement' });
    expect(at.refunded()).toEqual([]);
    await at.later(HOUR);
    expect(at.refunded()).toEqual([]);
    at.gateway.closeBatch();
    await at.later(HOUR);
    expect(at.refunded()).toEqual([4]);
    expect((await at.attempt()).refunds).toMatchObject([{ state: 'done', kind: 'refund' }]);
    expect((await at.attempt()).refunds[0]?.waitsFor).toBeUndefined();
    await at.later(HOUR);
    expect(await at.work()).toEqual([]);
  });

  it('is never more than was charged, also of twenty at once', async () => {
    at.gateway.closeBatch();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => at.refund(amountOf(3), 3)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'VALIDATION_FAILED' },
    });
    await at.later(HOUR);
    expect(at.refunded()).toHaveLength(9);
    expect(at.order()).toMatchObject({ paymentStatus: 'paid', refundedAmount: 27 });
    await at.refund({ kind: 'whole' }, 1);
    expect(at.order()).toMatchObject({ paymentStatus: 'refunded', refundedAmount: 28 });
    await expect(at.refund(amountOf(1), 1)).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
  });

  it('that is asked for again with its key is made once', async () => {
    at.gateway.closeBatch();
    const keyed = 'a-key-of-22-characters';
    const [one, other] = await Promise.all([
      at.refund(amountOf(5), 5, { keyed }),
      at.refund(amountOf(5), 5, { keyed }),
    ]);
    expect(one.refund.refundId).toBe(other.refund.refundId);
    expect((await at.refund(amountOf(5), 5, { keyed })).refund.state).toBe('done');
    expect(at.refunded()).toEqual([5]);
  });

  it('that comes to another sum than the screen said is refused with the new one', async () => {
    await expect(at.refund(parts(at, 1), 9.99)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { amount: 10 },
    });
    expect((await at.attempt()).refunds).toEqual([]);
  });

  it('is for managers, and nobody else sees the payments', async () => {
    const employee = staffOf(at.where.tenantId, 'employee', at.where.restaurantId);
    await expect(at.refund(amountOf(1), 1, { as: employee })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(listOrderPayments(at.deps, callerOf(employee), at.where)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { payments } = await listOrderPayments(at.deps, callerOf(siteAdmin), at.where);
    expect(payments).toMatchObject([{ state: 'captured', capturedAmount: 28, card: { lastFour: '1111' } }]);
    expect(JSON.stringify(payments)).not.toMatch(/requestHash|merchantId|gatewayOrderId/);
  });

  it('that the bank or the gateway refuses has failed, gives nothing back, and may be tried anew', async () => {
    at.gateway.closeBatch();
    at.gateway.failNext('refund', 'invalid');
    expect((await at.refund(amountOf(5), 5)).refund).toMatchObject({
      state: 'failed',
      failure: 'The gateway refuses this refund',
    });
    expect(at.order().refundedAmount).toBeUndefined();
    expect((await at.refund({ kind: 'whole' }, 28)).refund.state).toBe('done');
  });

  it('takes back the points of what was refunded, and returns those that had paid for it', async () => {
    const by = { createdByUserId: 'ada', pointsToEarn: 200, pointsSpent: 1000 };
    const own = await aPaidOrder({ change: { ...by, status: 'completed', lifecycleState: 'completed' } });
    own.gateway.closeBatch();
    await own.refund(parts(own, 1), 10);
    expect(own.order().refundedPoints).toEqual({ takenBack: 100, givenBack: 500 });
    expect(await own.points()).toBe(400);
    await own.refund({ kind: 'whole' }, 18);
    expect(await own.points()).toBe(800);
  });
});

describe('a refund whose outcome nobody knows', () => {
  const faults: readonly Fault[] = [
    'lostBefore',
    'lostAfter',
    'cutBefore',
    'cutAfter',
    'unreachable',
    'limited',
    'credentials',
  ];

  it.each(
    faults.flatMap((fault) =>
      (['void', 'refund'] as const).flatMap((kind) =>
        (['inquire', kind] as const).map((call) => [kind, call, fault] as const),
      ),
    ),
  )('%s: heals by itself if %s is %s, and gives the money back once', async (kind, call, fault) => {
    const at = await aPaidOrder();
    if (kind === 'refund') at.gateway.closeBatch();
    at.gateway.failNext(call, fault);
    const { refund } = await at.refund({ kind: 'whole' }, 28);
    expect(refund.state).toBe('requested');
    expect(at.order().paymentStatus).toBe('paid');
    await at.later(2 * MINUTE);
    expect(at.order()).toMatchObject({ paymentStatus: 'refunded', refundedAmount: 28 });
    expect(at.gateway.held()).toBe(0);
    expect((await at.attempt()).refunds).toMatchObject([{ state: 'done', kind }]);
    await at.later(HOUR);
    expect(at.refunded()).toEqual(kind === 'refund' ? [28] : []);
    expect(at.order().history.filter(({ action }) => action === 'refund')).toHaveLength(1);
  });

  it('is not sent again within two minutes, while the first call may still be running', async () => {
    const at = await aPaidOrder();
    at.gateway.closeBatch();
    const { refund: send } = at.gateway;
    let isSlow = true;
    at.deps.cardGateway.refund = async (...one) => {
      if (!isSlow) return send(...one);
      isSlow = false;
      await at.later(MINUTE);
      return send(...one);
    };
    await at.refund(amountOf(5), 5);
    expect(at.refunded()).toEqual([5]);
    await at.later(HOUR);
    expect(at.refunded()).toEqual([5]);
    expect((await at.attempt()).refunds).toMatchObject([{ state: 'done' }]);
  });

  it('that fails needs a person, until somebody has looked at it or another one works', async () => {
    const at = await aPaidOrder();
    at.gateway.closeBatch();
    at.gateway.failNext('refund', 'invalid');
    await at.refund(amountOf(5), 5);
    expect((await at.attempt()).alarm).toContain(
      'The refund of $5.00 failed: The gateway refuses this refund',
    );
    expect(at.order().payment?.needsAttention).toBe(true);
    await at.refund(amountOf(5), 5);
    expect((await at.attempt()).alarm).toBeUndefined();
    expect(at.order().payment?.needsAttention).toBeUndefined();
    await expect(at.look()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('alarms staff after ten minutes, is never given up, and the alarm ends with the outcome or when it was looked at', async () => {
    const at = await aPaidOrder();
    at.gateway.closeBatch();
    at.gateway.setDown('silent');
    await at.refund(amountOf(5), 5);
    for (let hour = 0; hour < 48; hour += 1) await at.later(HOUR);
    expect((await at.attempt()).alarm).toContain('Refund of $5.00: The gateway did not say');
    expect(at.order().payment?.needsAttention).toBe(true);
    await at.look();
    await at.later(7 * HOUR);
    const { alarm, looked } = await at.attempt();
    expect({ alarm, by: looked?.byName }).toEqual({ alarm: undefined, by: expect.any(String) });
    expect(at.order().payment?.needsAttention).toBeUndefined();
    expect(await at.work()).toEqual(['refundPayment']);
    at.gateway.setDown(undefined);
    await at.later(7 * HOUR);
    expect(at.refunded()).toEqual([5]);
    expect((await at.attempt()).alarm).toBeUndefined();
  });
});

describe('a refund whose work is lost', () => {
  it('is found by the reconciliation, and done once', async () => {
    const at = await aPaidOrder();
    at.gateway.closeBatch();
    at.gateway.failNext('refund', 'lostBefore');
    await at.refund(amountOf(5), 5);
    for (const { id } of await at.records.find(dueWork, { limit: 9 })) at.records.remove(dueWork, id);
    await at.later(9 * MINUTE);
    await storeLostWork({ ...at.deps, log: silentLog });
    expect(await at.work()).toEqual([]);
    await at.later(MINUTE);
    await storeLostWork({ ...at.deps, log: silentLog });
    await at.later(MINUTE);
    expect(at.refunded()).toEqual([5]);
    expect((await at.attempt()).followUpAt).toBeUndefined();
  });
});

describe('a refund of a payment to an earlier account', () => {
  it('uses the login of that account', async () => {
    const at = await aPaidOrder();
    const setup = paymentSetup.parse({ site: 'fts', merchantId: '1' });
    at.records.put(paymentSetupsOf(at.where), PAYMENT_SETUP, setup);
    const { refund } = await at.refund({ kind: 'whole' }, 28);
    expect(refund.state).toBe('done');
  });

  it('is refused in plain words once its login is not kept any more', async () => {
    const at = await aPaidOrder();
    await at.deps.vault.remove(gatewayLoginOf(at.where, merchant));
    expect(await refused(at.refund(amountOf(5), 5))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/earlier account .*496160873888.*on the gateway’s own pages/),
    });
    expect((await at.attempt()).refunds).toEqual([]);
  });
});

describe('the tip of an order by card', () => {
  const change = (at: Paid, tip: number) => changeTip(at.deps, callerOf(siteAdmin), at.where, { tip });

  it('can be lowered, and raised again to what is authorized, until the card is charged', async () => {
    const at = await aPaidOrder({ isCaptured: false });
    expect(await change(at, 2)).toEqual({ tip: 2, total: 25 });
    expect(at.order()).toMatchObject({ tipAmount: 2, totals: { tip: 2, total: 25 } });
    expect(at.order().history.at(-1)).toMatchObject({ action: 'tip', reason: 'Tip $5.00 → $2.00' });
    expect(await change(at, 5)).toEqual({ tip: 5, total: 28 });
    await expect(change(at, 5.01)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { tip: 'The card is authorized for $28.00, so the tip can be $5.00 at most' } },
    });
  });

  it('is given back by a refund once the card is charged', async () => {
    const at = await aPaidOrder();
    await expect(change(at, 2)).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    at.gateway.closeBatch();
    const tip: Choice = { kind: 'parts', lines: {}, extras: ['tip'] };
    expect((await at.refund(tip, 5)).refund).toMatchObject({ state: 'done', extras: ['tip'] });
  });

  it('is not lowered to nothing where it is all that the card pays', async () => {
    const { totals } = anOrder('key').order;
    const free = { ...totals, subtotal: 0, taxes: [], tax: 0, deliveryFee: 0, tip: 5, total: 5 };
    const at = await aPaidOrder({ isCaptured: false, change: { totals: free } });
    await expect(change(at, 0)).rejects.toMatchObject({
      details: { fields: { tip: expect.stringContaining('all that this card pays') } },
    });
    expect(at.order().totals).toMatchObject({ tip: 5, total: 5 });
  });

  it.each([-1, 1.005, 300])('of %d is refused', async (tip) => {
    const at = await aPaidOrder({ isCaptured: false });
    await expect(change(at, tip)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
