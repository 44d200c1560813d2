import { decimal } from '@bite/shared/kernel/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptsOf } from '../collections/payments.ts';
import { pointsAccountsOf } from '../collections/points.ts';
import { dueWork } from '../due-work/due-work.ts';
import { cancelOwnOrder } from '../ordering/cancel-own-order.ts';
import { account, aPayingRestaurant, place, restaurantGuid, TOTAL } from '../testing/a-paying-restaurant.ts';
import { testTokens, WRONG_POSTAL } from '../testing/memory-card-gateway.ts';
import { payAtCounter } from './pay-at-counter.ts';
import { readOrderPayment } from './pay-order.ts';
import { withRefund } from './refund-order.ts';
import { settlePayment } from './settle-payment.ts';

type World = Awaited<ReturnType<typeof aPayingRestaurant>>;
let at: World;
beforeEach(async () => {
  at = await aPayingRestaurant();
});
const read = ({ trackingToken: token }: { trackingToken: string }) =>
  readOrderPayment(at, { restaurantGuid, token });

describe('paying by card', () => {
  it('reserves the displayed total, and the restaurant has the order as if it had just been placed', async () => {
    const placed = await at.place();
    expect(await read(placed)).toMatchObject({ outcome: 'waiting', amount: TOTAL });
    const paid = await at.pay(placed);
    expect(paid).toMatchObject({ outcome: 'paid', amount: TOTAL, card: { brand: 'Visa', lastFour: '1111' } });
    expect(await at.order(placed.orderGuid)).toMatchObject({
      status: 'newOrder',
      lifecycleState: 'started',
      paymentStatus: 'unpaid',
      payment: { state: 'authorized' },
      history: [{ action: 'place' }],
    });
    expect(at.cardGateway.payments()).toMatchObject([{ state: 'authorized', amount: TOTAL }]);
    const kinds = (await at.records.find(dueWork, { limit: 9 })).map(({ record }) => record.kind);
    expect(kinds).toContain('sendOrderMessage');
    expect(await at.faults()).toEqual([]);
  });

  it('I4-12 takes the money eleven seconds after staff accepted, and never if they take that back', async () => {
    const placed = await at.place();
    await at.pay(placed);
    const { order } = await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(5);
    await at.move(placed.orderGuid, { action: 'undo', undoes: order.history.at(-1)?.id });
    await at.later(20);
    expect(at.cardGateway.payments()).toMatchObject([{ state: 'authorized' }]);
    await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(10);
    expect(at.cardGateway.payments()).toMatchObject([{ state: 'authorized' }]);
    await at.later(1);
    expect(at.cardGateway.payments()).toMatchObject([{ state: 'captured' }]);
    expect(await at.order(placed.orderGuid)).toMatchObject({
      paymentStatus: 'paid',
      payment: { state: 'captured', amount: TOTAL },
    });
    expect(await at.faults()).toEqual([]);
  });

  it('takes it at once where the restaurant wants that, and where orders are accepted by themselves', async () => {
    at.setUp({ captureWhen: 'ordered' });
    const placed = await at.place();
    await at.pay(placed);
    await at.later(0);
    expect(await at.order(placed.orderGuid)).toMatchObject({ status: 'newOrder', paymentStatus: 'paid' });
  });

  it('an undo takes back the move, and leaves alone that the card was charged meanwhile', async () => {
    at.setUp({ captureWhen: 'ordered' });
    const placed = await at.place();
    await at.pay(placed);
    const { order } = await at.move(placed.orderGuid, { action: 'accept' });
    const [{ attemptId = '' } = {}] = await at.attempts();
    await settlePayment(at, { ...place, orderGuid: placed.orderGuid, attemptId });
    await at.move(placed.orderGuid, { action: 'undo', undoes: order.history.at(-1)?.id });
    expect(await at.order(placed.orderGuid)).toMatchObject({
      status: 'newOrder',
      paymentStatus: 'paid',
      paymentMethod: 'card',
      payment: { state: 'captured' },
    });
    expect(await at.faults()).toEqual([]);
  });

  it('I4-12 an order that is paid is handed over without asking how', async () => {
    const placed = await at.place();
    await at.pay(placed);
    for (const action of ['accept', 'start', 'ready']) await at.move(placed.orderGuid, { action });
    // Before the card was charged.
    await at.move(placed.orderGuid, { action: 'handOver' });
    await at.later(11);
    expect(await at.order(placed.orderGuid)).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(await at.faults()).toEqual([]);
  });

  it('a decline is told, charges nothing, and another card may be tried', async () => {
    const placed = await at.place();
    const declined = await at.pay(placed, { card: testTokens.stolen });
    expect(declined).toMatchObject({
      outcome: 'declined',
      message: expect.stringContaining('nothing was charged'),
    });
    expect(declined.message).not.toMatch(/stolen/i);
    // Staff see which card it was, and that it is of no use to try again.
    expect(await at.attempts()).toMatchObject([
      { state: 'declined', declineCategory: 1, card: { lastFour: testTokens.stolen.slice(-4) } },
    ]);
    expect(declined.card).toBeUndefined();
    expect(await read(placed)).toMatchObject({ outcome: 'declined', expiresAt: expect.any(String) });
    expect(await at.pay(placed)).toMatchObject({ outcome: 'paid' });
    expect(await at.faults()).toEqual([]);
  });

  it('I4-12 what is approved in part is let go, and never counts as paid', async () => {
    const placed = await at.place();
    expect(await at.pay(placed, { card: testTokens.partial })).toMatchObject({ outcome: 'declined' });
    expect((await at.order(placed.orderGuid)).paymentStatus).toBe('unpaid');
    await at.later(0);
    expect(at.cardGateway.held()).toBe(0);
    expect(await at.faults()).toEqual([]);
  });

  it.each([
    ['the postal code', { postalMismatch: 'refuse' }, { postal: WRONG_POSTAL }, 'declined'],
    ['the postal code', { postalMismatch: 'accept' }, { postal: WRONG_POSTAL }, 'paid'],
    ['the security code', { securityCodeMismatch: 'refuse' }, { card: testTokens.wrongCode }, 'declined'],
    ['the security code', { securityCodeMismatch: 'accept' }, { card: testTokens.wrongCode }, 'paid'],
  ])('a wrong answer about %s counts as the restaurant wants: %j', async (_what, choices, card, outcome) => {
    at.setUp(choices);
    const placed = await at.place();
    expect(await at.pay(placed, card)).toMatchObject({ outcome });
    await at.later(0);
    expect(at.cardGateway.held()).toBe(outcome === 'paid' ? TOTAL : 0);
    expect(await at.faults()).toEqual([]);
  });

  it('an answer that was lost is asked for at once, and found', async () => {
    const placed = await at.place();
    at.cardGateway.failNext('authorize', 'lostAfter');
    expect(await at.pay(placed)).toMatchObject({ outcome: 'paid' });
    expect(at.cardGateway.payments()).toHaveLength(1);
  });

  it('a request that was lost is sent once more, under another order id', async () => {
    const placed = await at.place();
    at.cardGateway.failNext('authorize', 'lostBefore');
    expect(await at.pay(placed)).toMatchObject({ outcome: 'paid' });
    const [attempt] = await at.attempts();
    expect(new Set(attempt?.gatewayOrderIds).size).toBe(2);
    expect(at.cardGateway.held()).toBe(TOTAL);
  });

  it.each([
    ['is paid', testTokens.good, TOTAL],
    ['is declined', testTokens.declined, 0],
  ])(
    'a request that arrives after the one that was sent in its place %s reserves nothing',
    async (_, card, held) => {
      const placed = await at.place();
      let arrive: (() => Promise<unknown>) | undefined;
      const authorize: typeof at.cardGateway.authorize = async (merchant, asked) => {
        if (arrive) return at.cardGateway.authorize(merchant, asked);
        arrive = () =>
          at.cardGateway.authorize(merchant, {
            ...asked,
            card: { token: testTokens.good, expiry: '203012' },
          });
        return { outcome: 'unknown' };
      };
      await at.pay(placed, { card, deps: { ...at, cardGateway: { ...at.cardGateway, authorize } } });
      await arrive?.();
      expect(at.cardGateway.held()).toBe(held + TOTAL);
      at.cardGateway.failNext('inquireByOrderId', 'lostBefore');
      await at.minutes(10);
      expect(at.cardGateway.held()).toBe(held);
      expect(await at.faults()).toEqual([]);
      const kinds = (await at.records.find(dueWork, { limit: 9 })).map(({ record }) => record.kind);
      expect(kinds).not.toContain('voidRepeatedPayment');
    },
  );

  it('lets go of what was reserved twice although the work for it was lost', async () => {
    const placed = await at.place();
    at.cardGateway.failNext('authorize', 'lostBefore');
    await at.pay(placed);
    const [{ gatewayOrderIds = [] } = {}] = await at.attempts();
    await at.cardGateway.authorize(
      { site: 'fts-uat', merchantId: '496160873888', username: 'bella', password: 'secret' },
      {
        ...{ gatewayOrderId: gatewayOrderIds[0] ?? '', amount: TOTAL, currency: 'USD' },
        card: { token: testTokens.good, expiry: '203012' },
      },
    );
    for (const { id, record } of await at.records.find(dueWork, { limit: 9 }))
      if (record.kind === 'voidRepeatedPayment') at.records.remove(dueWork, id);
    expect(at.cardGateway.held()).toBe(2 * TOTAL);
    await at.minutes(20);
    expect(at.cardGateway.held()).toBe(TOTAL);
    const [attempt] = await at.attempts();
    expect(attempt).not.toHaveProperty('isRepeated');
    expect(attempt).not.toHaveProperty('followUpAt');
  });

  it('a request that was lost is not sent again once somebody else may have begun to find out', async () => {
    const placed = await at.place();
    at.cardGateway.failNext('authorize', 'lostBefore');
    const voidByOrderId: typeof at.cardGateway.voidByOrderId = (...one) => {
      at.clock.now += 61_000;
      return at.cardGateway.voidByOrderId(...one);
    };
    const deps = { ...at, cardGateway: { ...at.cardGateway, voidByOrderId } };
    expect(await at.pay(placed, { deps })).toMatchObject({ outcome: 'checking' });
    expect(at.cardGateway.calls().filter((call) => call === 'authorize')).toHaveLength(1);
    await at.minutes(5);
    expect(await at.attempts()).toMatchObject([{ state: 'failed' }]);
    expect(at.cardGateway.held()).toBe(0);
  });

  it('a verdict counts only if nothing was sent while it was asked for', async () => {
    const placed = await at.place();
    at.cardGateway.failNext('authorize', 'lostBefore');
    at.cardGateway.failNext('inquireByOrderId', 'lostBefore');
    await at.pay(placed);
    const [asked] = await at.attempts();
    const voidByOrderId: typeof at.cardGateway.voidByOrderId = async (...one) => {
      const [attempt] = await at.attempts();
      if (attempt?.gatewayOrderIds.length === 1)
        at.records.put(attemptsOf(place), attempt.attemptId, { ...attempt, gatewayOrderIds: ['B1', 'B2'] });
      return at.cardGateway.voidByOrderId(...one);
    };
    at.clock.now += 61_000;
    const ref = { ...place, orderGuid: placed.orderGuid, attemptId: asked?.attemptId ?? '' };
    await settlePayment({ ...at, cardGateway: { ...at.cardGateway, voidByOrderId } }, ref);
    expect(await at.attempts()).toMatchObject([{ state: 'requested', gatewayOrderIds: ['B1', 'B2'] }]);
    await at.minutes(5);
    expect(await at.attempts()).toMatchObject([{ state: 'failed' }]);
  });

  it('an outcome that stays unknown is being checked, heals by itself, and is not paid twice meanwhile', async () => {
    const placed = await at.place();
    at.cardGateway.failNext('authorize', 'lostAfter');
    at.cardGateway.failNext('inquireByOrderId', 'lostBefore');
    expect(await at.pay(placed)).toMatchObject({ outcome: 'checking' });
    await expect(at.pay(placed)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await read(placed)).toMatchObject({ outcome: 'checking' });
    await at.minutes(2);
    expect(await read(placed)).toMatchObject({ outcome: 'paid' });
    expect(await at.faults()).toEqual([]);
  });

  it('a draft whose time is over while its card is checked becomes an order if it was paid', async () => {
    const placed = await at.place();
    at.cardGateway.failNext('authorize', 'lostAfter');
    at.cardGateway.setDown(undefined);
    at.cardGateway.failNext('inquireByOrderId', ...Array.from({ length: 6 }, () => 'lostBefore' as const));
    await at.pay(placed);
    await at.minutes(11);
    expect((await at.order(placed.orderGuid)).lifecycleState).toBe('draft');
    await at.minutes(20);
    expect(await read(placed)).toMatchObject({ outcome: 'paid' });
    expect(await at.faults()).toEqual([]);
  });

  it('the same key twenty times at once charges once, and another card with it is refused', async () => {
    const placed = await at.place();
    const key = at.newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.pay(placed, { key })));
    expect(answers.every(({ outcome }) => outcome === 'paid')).toBe(true);
    expect(at.cardGateway.calls().filter((name) => name === 'authorize')).toHaveLength(1);
    await expect(at.pay(placed, { key, card: testTokens.declined })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('two tabs that pay at once charge once: the other hears that it is checked or paid', async () => {
    const placed = await at.place();
    const outcomes = await Promise.allSettled([at.pay(placed), at.pay(placed)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await at.pay(placed)).toMatchObject({ outcome: 'paid' });
    expect(at.cardGateway.held()).toBe(TOTAL);
    expect(await at.faults()).toEqual([]);
  });

  it('work that is done twice at once captures once', async () => {
    const placed = await at.place();
    await at.pay(placed);
    await at.move(placed.orderGuid, { action: 'accept' });
    at.clock.now += 11_000;
    const [{ attemptId = '' } = {}] = await at.attempts();
    const ref = { ...place, orderGuid: placed.orderGuid, attemptId };
    await Promise.all([settlePayment(at, ref), settlePayment(at, ref), settlePayment(at, ref)]);
    expect(at.cardGateway.calls().filter((name) => name === 'capture')).toHaveLength(1);
    expect(await at.faults()).toEqual([]);
  });

  it('is refused with the word for it where cards are off, and nothing is sent', async () => {
    const placed = await at.place();
    at.setUp({ cards: false });
    await expect(at.pay(placed)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(at.cardGateway.calls()).toEqual([]);
    const token = placed.trackingToken;
    await payAtCounter(at, { restaurantGuid, token });
    await payAtCounter(at, { restaurantGuid, token });
    expect(await at.order(placed.orderGuid)).toMatchObject({
      lifecycleState: 'started',
      paymentMethod: 'atPickup',
      history: [{ action: 'place' }],
    });
    await expect(read(placed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a draft that was given back is not charged', async () => {
    const placed = await at.place();
    await at.minutes(11);
    expect(await read(placed)).toMatchObject({ outcome: 'expired' });
    expect(await at.pay(placed)).toMatchObject({ outcome: 'expired' });
    expect(at.cardGateway.calls()).toEqual([]);
  });
});

describe('an order by card that is cancelled', () => {
  it.each(['cancel', 'void'])('%s by staff before it is charged lets the money go', async (action) => {
    const placed = await at.place();
    await at.pay(placed);
    await at.move(placed.orderGuid, { action, reason: 'Closed' });
    await at.later(0);
    expect(at.cardGateway.payments()).toMatchObject([{ state: 'voided' }]);
    expect(await at.order(placed.orderGuid)).toMatchObject({
      paymentStatus: 'unpaid',
      payment: { state: 'voided' },
    });
    expect(await read(placed)).toMatchObject({ outcome: 'returned' });
    expect(await at.faults()).toEqual([]);
  });

  it('by its guest, after it was charged, gives the money back', async () => {
    at.setUp({ captureWhen: 'ordered' });
    const { restaurant } = at.storefronts.storefront;
    restaurant.ordering = { ...restaurant.ordering, cancelWindowMinutes: 5 };
    const placed = await at.place();
    await at.pay(placed);
    await at.later(1);
    await cancelOwnOrder(at, { restaurantGuid, token: placed.trackingToken });
    await at.later(1);
    await at.minutes(2);
    expect(at.cardGateway.held()).toBe(0);
    expect(await at.order(placed.orderGuid)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refundedAmount: TOTAL,
    });
    expect(await at.faults()).toEqual([]);
  });

  it('by its guest counts from when it was paid: who needs nine minutes for that has the whole time left', async () => {
    const { restaurant } = at.storefronts.storefront;
    restaurant.ordering = { ...restaurant.ordering, cancelWindowMinutes: 5 };
    const placed = await at.place();
    await at.minutes(9);
    await at.pay(placed);
    await at.minutes(4);
    const link = { restaurantGuid, token: placed.trackingToken };
    expect(await cancelOwnOrder(at, link)).toMatchObject({ status: 'cancelled' });
  });

  it('after its batch was closed refunds it', async () => {
    const placed = await at.place();
    await at.pay(placed);
    await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(11);
    at.cardGateway.closeBatch();
    await at.move(placed.orderGuid, { action: 'cancel', reason: 'No dough' });
    await at.minutes(2);
    expect(at.cardGateway.held()).toBe(0);
    expect(at.cardGateway.payments().map(({ kind }) => kind)).toEqual(['payment', 'refund']);
    expect(await at.faults()).toEqual([]);
  });

  it('and that the gateway will not give back is tried three times, and then told to people', async () => {
    at.setUp({ captureWhen: 'ordered' });
    const placed = await at.place();
    await at.pay(placed);
    await at.later(1);
    at.cardGateway.failNext('void', 'invalid', 'invalid', 'invalid');
    await at.move(placed.orderGuid, { action: 'cancel', reason: 'No dough' });
    await at.minutes(200);
    const [attempt] = await at.attempts();
    expect(attempt).toMatchObject({ state: 'captured', alarm: expect.stringContaining('refuses') });
    expect(attempt?.refunds.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    const work = await at.records.find(dueWork, { limit: 50 });
    expect(work.filter(({ record }) => record.error === 'REFUND_REFUSED')).toHaveLength(1);
    expect((await at.order(placed.orderGuid)).payment).toMatchObject({ needsAttention: true });
  });

  it('while it is being charged gives back what was charged', async () => {
    const placed = await at.place();
    await at.pay(placed);
    await at.move(placed.orderGuid, { action: 'accept' });
    at.cardGateway.failNext('capture', 'lostAfter');
    at.cardGateway.failNext('inquire', 'lostBefore');
    await at.later(11);
    await at.move(placed.orderGuid, { action: 'cancel', reason: 'No dough' });
    await at.minutes(5);
    expect(at.cardGateway.held()).toBe(0);
    expect(await at.order(placed.orderGuid)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    expect(await at.faults()).toEqual([]);
  });

  it('and restored is to be paid at the counter', async () => {
    const placed = await at.place();
    await at.pay(placed);
    await at.move(placed.orderGuid, { action: 'cancel', reason: 'Wrong one' });
    await at.later(0);
    await at.move(placed.orderGuid, { action: 'correct', to: 'started', reason: 'Wrong one' });
    expect(await at.order(placed.orderGuid)).toMatchObject({
      status: 'newOrder',
      paymentStatus: 'unpaid',
      paymentMethod: 'atPickup',
      payment: { state: 'voided' },
    });
    for (const action of ['accept', 'start', 'ready']) await at.move(placed.orderGuid, { action });
    await expect(at.move(placed.orderGuid, { action: 'handOver' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await at.move(placed.orderGuid, { action: 'handOver', paidBy: 'cash' });
    await at.minutes(5);
    expect(at.cardGateway.held()).toBe(0);
  });

  it('O9-14 and restored takes the points anew that came back with its money', async () => {
    const balance = async () => (await at.records.get(pointsAccountsOf(place), 'ada'))?.balance;
    const updatedAt = new Date(at.now()).toISOString();
    at.records.put(pointsAccountsOf(place), 'ada', { uid: 'ada', balance: 1000, updatedAt });
    const placed = await at.place({ points: 1000, expectedTotal: 12.1 }, { uid: 'ada' });
    await at.pay(placed);
    await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(12);
    expect(await balance()).toBe(0);
    await at.move(placed.orderGuid, { action: 'cancel', reason: 'Wrong one' });
    await at.minutes(5);
    expect(await balance()).toBe(1000);
    await at.move(placed.orderGuid, { action: 'correct', to: 'sentToKitchen', reason: 'Wrong one' });
    expect(await balance()).toBe(0);
    for (const action of ['start', 'ready']) await at.move(placed.orderGuid, { action });
    await at.move(placed.orderGuid, { action: 'handOver', paidBy: 'cash' });
    expect(await balance()).toBe((await at.order(placed.orderGuid)).pointsToEarn);
  });

  it('is not restored as paid while its money is on the way back', async () => {
    const placed = await at.place();
    await at.pay(placed);
    await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(12);
    at.cardGateway.failNext('inquire', 'limited', 'limited');
    await at.move(placed.orderGuid, { action: 'cancel', reason: 'By mistake' });
    await at.later(0);
    const restore = () =>
      at.move(placed.orderGuid, { action: 'correct', to: 'sentToKitchen', reason: 'By mistake' });
    await expect(restore()).rejects.toMatchObject({
      code: 'TRANSITION_REFUSED',
      message: expect.stringContaining('going back to the guest'),
    });
    await at.minutes(5);
    await restore();
    expect(await at.order(placed.orderGuid)).toMatchObject({
      paymentStatus: 'unpaid',
      paymentMethod: 'atPickup',
    });
    expect(at.cardGateway.held()).toBe(0);
  });

  it('takes back a refund that waits for the settlement when it is restored, and leaves that of staff', async () => {
    const placed = await at.place();
    await at.pay(placed);
    await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(12);
    const [attempt] = await at.attempts();
    if (!attempt) throw new Error('The order was not paid');
    const choice = { kind: 'amount' as const, amount: 4 };
    const wanted = { refundId: 'by-staff', choice, reason: 'Cold', by: 'uid-1' };
    const { changed, work } = withRefund(attempt, await at.order(placed.orderGuid), wanted, at.now());
    at.records.put(attemptsOf(place), attempt.attemptId, changed);
    at.records.put(dueWork, work.id, work.record);
    await at.later(60);
    await at.move(placed.orderGuid, { action: 'cancel', reason: 'By mistake' });
    await at.minutes(2);
    expect(await at.attempts()).toMatchObject([
      { refunds: [{ amount: 4 }, { amount: TOTAL - 4, by: 'system', waitsFor: 'settlement' }] },
    ]);
    await at.move(placed.orderGuid, { action: 'correct', to: 'sentToKitchen', reason: 'By mistake' });
    expect(await at.order(placed.orderGuid)).toMatchObject({
      status: 'inProgress',
      paymentStatus: 'paid',
      payment: { state: 'captured' },
    });
    at.cardGateway.closeBatch();
    await at.minutes(150);
    expect(await at.attempts()).toMatchObject([
      { state: 'captured', refunds: [{ amount: 4, state: 'done' }] },
    ]);
    expect(at.cardGateway.held()).toBe(decimal(TOTAL).minus(4).toNumber());
    expect(await at.faults()).toEqual([]);
  });

  it('is not restored while its reservation is being let go', async () => {
    const placed = await at.place();
    await at.pay(placed);
    at.cardGateway.failNext('void', 'lostBefore');
    await at.move(placed.orderGuid, { action: 'cancel', reason: 'By mistake' });
    await at.later(0);
    const restore = () =>
      at.move(placed.orderGuid, { action: 'correct', to: 'started', reason: 'By mistake' });
    await expect(restore()).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    await at.minutes(2);
    await restore();
    expect(await at.order(placed.orderGuid)).toMatchObject({ payment: { state: 'voided' } });
  });
});

describe('a card that the bank does not pay out', () => {
  it('leaves the order unpaid, tells staff, and is never charged later', async () => {
    const placed = await at.place();
    await at.pay(placed);
    at.cardGateway.expireAuthorizations();
    await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(11);
    expect(await at.order(placed.orderGuid)).toMatchObject({
      status: 'inProgress',
      paymentStatus: 'unpaid',
      payment: { state: 'failed' },
    });
    expect(await at.attempts()).toMatchObject([{ alarm: expect.stringContaining('not paid') }]);
    const given = (await at.records.find(dueWork, { limit: 20 })).find(({ record }) => record.givenUpAt);
    expect(given?.record).toMatchObject({ kind: 'settlePayment', error: 'CAPTURE_REFUSED' });
    await at.minutes(2);
    expect(at.cardGateway.held()).toBe(0);
  });

  it.each([
    ['is unpaid', undefined],
    ['was paid in cash since', 'cash'],
  ])('and pays out after all gets it back, while the order %s', async (_, paidBy) => {
    const placed = await at.place();
    await at.pay(placed);
    at.cardGateway.failNext('capture', 'invalid');
    at.cardGateway.failNext('void', 'lostBefore');
    await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(12);
    // Somebody takes it on the gateway's own pages.
    const [{ retref = '' } = {}] = await at.attempts();
    await at.cardGateway.capture(
      { ...account, username: 'bella', password: 'secret' },
      { retref, currency: 'USD' },
    );
    at.cardGateway.closeBatch();
    for (const action of ['start', 'ready']) await at.move(placed.orderGuid, { action });
    if (paidBy) await at.move(placed.orderGuid, { action: 'handOver', paidBy });
    await at.minutes(10);
    expect(at.cardGateway.held()).toBe(0);
    expect(await at.attempts()).toMatchObject([{ state: 'refunded', refunds: [{ state: 'done' }] }]);
    const order = await at.order(placed.orderGuid);
    expect(order).toMatchObject(
      paidBy ? { paymentStatus: 'paid', paymentMethod: 'cash' } : { paymentStatus: 'unpaid' },
    );
    expect(order.refundedAmount).toBeUndefined();
  });
});
