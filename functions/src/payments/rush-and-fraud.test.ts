import { formatMoney } from '@bite/shared/kernel/money';
import { aGuid, anItem, aStorefront, aTaxRate } from '@bite/shared/testing/a-storefront';
import { holdsAsync } from '@bite/shared/testing/holds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveStates, restaurantsOf } from '../collections/collections.ts';
import { PAYMENT_SETUP, paymentSetupsOf } from '../collections/payments.ts';
import { dueWork } from '../due-work/due-work.ts';
import { cancelOwnOrder } from '../ordering/cancel-own-order.ts';
import { quoteOrder } from '../ordering/quote-order.ts';
import type { SecretRef } from '../ports/vault.ts';
import { account, aPayingRestaurant, place, restaurantGuid, TOTAL } from '../testing/a-paying-restaurant.ts';
import { testTokens, WRONG_POSTAL } from '../testing/memory-card-gateway.ts';
import { gatewayLoginOf } from './merchant-of.ts';
import { payAtCounter } from './pay-at-counter.ts';
import { wakeCards } from './rest-cards.ts';

const outcomesOf = (settled: PromiseSettledResult<{ outcome: string }>[]): Record<string, number> => {
  const names = settled.map((one) => (one.status === 'fulfilled' ? one.value.outcome : one.reason.code));
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  );
};

/** Stolen. */
const cardOf = (number: number): string => `9418${String(number).padStart(8, '0')}1038`;
const goodCardOf = (number: number): string => `9418${String(number).padStart(8, '0')}1111`;

describe('a gateway that is down for ten minutes in a rush', () => {
  it.each(['silent', 'unreachable'] as const)(
    'and %s: cards rest after some failures, guests pay at the counter, and they are taken again by themselves',
    async (how) => {
      const at = await aPayingRestaurant();
      at.cardGateway.setDown(how);
      const placed = await Promise.all(Array.from({ length: 100 }, () => at.place()));
      for (const [number, each] of placed.slice(0, 3).entries())
        await at.pay(each, { card: goodCardOf(number) });
      expect(await at.records.get(liveStates, restaurantGuid)).toMatchObject({ cardsOff: true });
      const calls = at.cardGateway.calls().length;
      const rest = await Promise.allSettled(placed.slice(3).map((each) => at.pay(each)));
      // Nobody waits for a gateway that is known to be down.
      expect(outcomesOf(rest)).toEqual({ CONFLICT: 97 });
      expect(at.cardGateway.calls()).toHaveLength(calls);
      for (const { trackingToken: token } of placed.slice(3))
        await payAtCounter(at, { restaurantGuid, token });
      await at.minutes(10);
      at.cardGateway.setDown(undefined);
      await at.minutes(10);
      expect(await at.records.get(liveStates, restaurantGuid)).not.toHaveProperty('cardsOff');
      const setup = await at.records.get(paymentSetupsOf(place), PAYMENT_SETUP);
      expect(setup).not.toHaveProperty('restingUntil');
      expect(await at.faults()).toEqual([]);
      expect(at.cardGateway.held()).toBe(0);
      expect(await at.pay(await at.place())).toMatchObject({ outcome: 'paid' });
    },
  );

  it('one guest whose bank gives no answer makes no restaurant rest, and several whose banks give none do', async () => {
    const at = await aPayingRestaurant();
    const lose = async (number: number, from: string) => {
      at.cardGateway.failNext('authorize', 'lostBefore');
      at.cardGateway.failNext('authorize', 'lostBefore');
      const placed = await at.place();
      expect(await at.pay(placed, { card: goodCardOf(number), from })).toMatchObject({ outcome: 'checking' });
    };
    const setup = () => at.records.get(paymentSetupsOf(place), PAYMENT_SETUP);
    for (let number = 0; number < 4; number += 1) await lose(number, '198.51.100.7');
    expect(await setup()).toMatchObject({ failing: { times: 4, guests: [expect.any(String)] } });
    expect(await setup()).not.toHaveProperty('restingUntil');
    for (let number = 4; number < 11; number += 1) await lose(number, `203.0.113.${number}`);
    expect(await setup()).toHaveProperty('restingUntil');
  });

  it('a failure now and then is forgotten with the next payment that goes well', async () => {
    const at = await aPayingRestaurant();
    for (let times = 0; times < 5; times += 1) {
      at.cardGateway.failNext('authorize', 'unreachable');
      expect(await at.pay(await at.place())).toMatchObject({ outcome: 'failed' });
      expect(await at.pay(await at.place())).toMatchObject({ outcome: 'paid' });
    }
    expect(await at.records.get(paymentSetupsOf(place), PAYMENT_SETUP)).not.toHaveProperty('failing');
    expect(await at.faults()).toEqual([]);
  });
});

it('a login that cannot be read keeps its own cards resting, and no others', async () => {
  const at = await aPayingRestaurant();
  const other = { tenantId: 10_000_001, restaurantId: 20_000_002 };
  const restingUntil = new Date(at.clock.now + 60_000).toISOString();
  at.setUp({ restingUntil });
  const [setup, restaurant] = await Promise.all([
    at.records.get(paymentSetupsOf(place), PAYMENT_SETUP),
    at.records.get(restaurantsOf(place.tenantId), String(place.restaurantId)),
  ]);
  if (!setup || !restaurant) throw new Error('The restaurant is not set up');
  at.records.put(paymentSetupsOf(other), PAYMENT_SETUP, setup);
  at.records.put(restaurantsOf(other.tenantId), String(other.restaurantId), {
    ...restaurant,
    guid: aGuid(2),
  });
  const login = await at.vault.open(gatewayLoginOf(place, account));
  const vault = {
    ...at.vault,
    open: async ({ at: whose }: SecretRef) => {
      if ('restaurantId' in whose && whose.restaurantId === place.restaurantId)
        throw new Error('It cannot be read');
      return login;
    },
  };
  expect(await wakeCards({ ...at, vault })).toBe(1);
  const [own, others] = await Promise.all([
    at.records.get(paymentSetupsOf(place), PAYMENT_SETUP),
    at.records.get(paymentSetupsOf(other), PAYMENT_SETUP),
  ]);
  expect(Date.parse(own?.restingUntil ?? '')).toBeGreaterThan(Date.parse(restingUntil));
  expect(others).not.toHaveProperty('restingUntil');
});

describe('stolen cards', () => {
  it('a thousand in an hour from a thousand networks: some dozens reach the bank, and administrators are told', async () => {
    const at = await aPayingRestaurant();
    const codes: string[] = [];
    let placed = await at.place();
    for (let number = 0; number < 1000; number += 1) {
      if (number % 20 === 0) at.clock.now += 60_000;
      if (number % 5 === 4 && codes.at(-1) === 'declined') placed = await at.place();
      const [answer] = await Promise.allSettled([
        at.pay(placed, { card: cardOf(number), from: `198.51.${number >> 8}.${number & 255}` }),
      ]);
      codes.push(answer.status === 'fulfilled' ? answer.value.outcome : answer.reason.code);
    }
    expect(at.cardGateway.calls().filter((name) => name === 'authorize').length).toBeLessThanOrEqual(70);
    expect(new Set(codes)).toEqual(new Set(['declined', 'RATE_LIMITED']));
    const told = (await at.records.find(dueWork, { limit: 5000 })).filter(({ record }) => record.givenUpAt);
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]?.record).toMatchObject({ error: 'CARD_TESTING' });
    // A guest is not without food: the counter is open.
    const { trackingToken: token } = await at.place();
    await payAtCounter(at, { restaurantGuid, token });
    expect(await at.faults()).toEqual([]);
  });

  it('from one network five reach the bank, for one order five, and one card three times', async () => {
    const sent = async (tries: (number: number) => { card: string; from: string }, isOneOrder = false) => {
      const at = await aPayingRestaurant();
      const first = await at.place();
      for (let number = 0; number < 12; number += 1)
        await at.pay(isOneOrder ? first : await at.place(), tries(number)).catch(() => undefined);
      return at.cardGateway.calls().filter((name) => name === 'authorize').length;
    };
    const network = (number: number): string => `198.51.100.${number}`;
    expect(await sent((number) => ({ card: cardOf(number), from: network(1) }))).toBe(5);
    expect(await sent((number) => ({ card: cardOf(number), from: network(number) }), true)).toBe(5);
    expect(await sent((number) => ({ card: cardOf(1), from: network(number) }))).toBe(3);
  });

  const bankCalls = (at: Awaited<ReturnType<typeof aPayingRestaurant>>): number =>
    at.cardGateway.calls().filter((name) => name === 'authorize').length;

  it.each([
    ['network', 5, () => ({ from: '198.51.100.7' })],
    ['phone number', 3, (number: number) => ({ from: `203.0.113.${number}` })],
    ['card', 2, (number: number) => ({ from: `203.0.113.${number}`, card: cardOf(1) })],
  ] as const)(
    'I1-02 a hundred at once of one %s reach the bank %d times at most',
    async (what, most, triesOf) => {
      const at = await aPayingRestaurant();
      const tries = Array.from({ length: 100 }, async (_, number) => {
        const tried = { card: cardOf(number), ...triesOf(number) };
        const placed = await at.place({}, undefined, `192.0.2.${number}`);
        if (what === 'phone number')
          await at.orders.change(place, placed.orderGuid, (order) => ({
            order: { ...order, customer: { ...order.customer, phone: '(518) 555-0199' } },
            kitchenItems: [],
          }));
        return { placed, tried };
      });
      const ready = await Promise.all(tries);
      const settled = await Promise.allSettled(ready.map(({ placed, tried }) => at.pay(placed, tried)));
      expect(bankCalls(at)).toBe(most);
      expect(outcomesOf(settled)).toEqual({ declined: most, RATE_LIMITED: 100 - most });
      // One after the other, some more are let through until they are too many.
      for (const { placed, tried } of ready.slice(0, 20)) await at.pay(placed, tried).catch(() => undefined);
      expect(bankCalls(at)).toBeLessThanOrEqual(5);
    },
  );

  it('I1-02 a rush of a hundred honest guests who pay at the same moment: all have paid, and some declines among them harm nobody', async () => {
    const at = await aPayingRestaurant();
    const placed = await Promise.all(
      Array.from({ length: 100 }, (_, number) => at.place({}, undefined, `203.0.113.${number}`)),
    );
    const isDeclined = (number: number): boolean => number % 10 === 0;
    const pay = (card: (number: number) => string, only: (number: number) => boolean) =>
      Promise.allSettled(
        placed
          .map((each, number) => ({ each, number }))
          .filter(({ number }) => only(number))
          .map(({ each, number }) =>
            at.pay(each, {
              card: isDeclined(number) ? card(number) : goodCardOf(number),
              from: `203.0.113.${number}`,
            }),
          ),
      );
    expect(outcomesOf(await pay(cardOf, () => true))).toEqual({ paid: 90, declined: 10 });
    expect(outcomesOf(await pay(goodCardOf, isDeclined))).toEqual({ paid: 10 });
    expect(await at.faults()).toEqual([]);
  });

  it('all at once from as many networks: no more than can be under way reach the bank, and then none', async () => {
    const at = await aPayingRestaurant();
    const placed = await Promise.all(
      Array.from({ length: 150 }, (_, number) =>
        at.place({}, undefined, `198.51.${number >> 8}.${number & 255}`),
      ),
    );
    const pay = () =>
      Promise.allSettled(
        placed.map((each, number) =>
          at.pay(each, { card: cardOf(number), from: `198.51.${number >> 8}.${number & 255}` }),
        ),
      );
    await pay();
    const reached = bankCalls(at);
    expect(reached).toBeLessThanOrEqual(120);
    at.clock.now += 5 * 60_000;
    await pay();
    expect(bankCalls(at)).toBe(reached);
  });

  it('a place of a try that nobody ended is free again after a minute', async () => {
    const at = await aPayingRestaurant();
    at.cardGateway.setDown('silent');
    const from = '198.51.100.7';
    for (let number = 0; number < 2; number += 1) await at.pay(await at.place(), { from });
    at.cardGateway.setDown(undefined);
    expect(await at.pay(await at.place(), { from })).toMatchObject({ outcome: 'paid' });
  });

  it('tries that are declined make none usual: thirty are allowed, however many there are', async () => {
    const at = await aPayingRestaurant();
    for (let number = 0; number < 60; number += 1) {
      const tried = { card: cardOf(number), from: `198.51.100.${number}` };
      await at.pay(await at.place(), tried).catch(() => undefined);
    }
    expect(bankCalls(at)).toBe(30);
  });

  it('a card that pays and is taken back at once counts like a declined one, for its guest and for the restaurant', async () => {
    const at = await aPayingRestaurant();
    at.storefronts.storefront.restaurant.ordering.cancelWindowMinutes = 10;
    const cancel = ({ trackingToken: token }: { trackingToken: string }, from: string) =>
      cancelOwnOrder(at, { restaurantGuid, token }, undefined, from);
    const outcomes = async (fromOf: (number: number) => string, times: number) => {
      const answers: string[] = [];
      for (let number = 0; number < times; number += 1) {
        const from = fromOf(number);
        const placed = await at.place();
        const [answer] = await Promise.allSettled([at.pay(placed, { card: goodCardOf(number), from })]);
        answers.push(answer.status === 'fulfilled' ? answer.value.outcome : answer.reason.code);
        if (answer.status === 'fulfilled') await cancel(placed, from);
        await at.later(1);
      }
      return answers.filter((outcome) => outcome === 'paid').length;
    };
    expect(await outcomes(() => '198.51.100.7', 12)).toBe(5);
    expect(await outcomes((number) => `203.0.113.${number}`, 60)).toBe(25);
    expect(at.cardGateway.held()).toBe(0);
  });

  it.each([
    ['a security code that we refuse', testTokens.wrongCode, 'accept', undefined],
    ['a postal code that we refuse', testTokens.good, 'refuse', WRONG_POSTAL],
    ['a card that covers only a part', testTokens.partial, 'accept', undefined],
    ['what the gateway finds faulty', testTokens.good, 'accept', undefined],
  ] as const)('count as declines too: %s', async (what, card, postalMismatch, postal) => {
    const at = await aPayingRestaurant({ postalMismatch });
    for (let number = 0; number < 6; number += 1) {
      const placed = await at.place();
      if (what === 'what the gateway finds faulty') at.cardGateway.failNext('authorize', 'invalid');
      await at.pay(placed, { card, postal, from: `198.51.100.${number}` }).catch(() => undefined);
    }
    expect(at.cardGateway.calls().filter((name) => name === 'authorize')).toHaveLength(3);
  });

  it('a busy evening with some declines refuses nobody', async () => {
    const at = await aPayingRestaurant();
    for (let number = 0; number < 160; number += 1) {
      const card = number % 5 === 0 ? cardOf(number) : testTokens.good;
      const { outcome } = await at.pay(await at.place(), { card, from: `203.0.113.${number}` });
      expect(outcome).toBe(number % 5 === 0 ? 'declined' : 'paid');
    }
  });
});

describe('what is charged', () => {
  it('is the total that was shown, although prices change between the order and the charge', async () => {
    const at = await aPayingRestaurant();
    const placed = await at.place();
    at.storefronts.storefront = aStorefront({
      items: [anItem({ itemId: 1, basePrice: 99 })],
      taxRates: [aTaxRate({ rate: 10 })],
    });
    await at.pay(placed);
    await at.move(placed.orderGuid, { action: 'accept' });
    await at.later(11);
    expect(at.cardGateway.payments()).toMatchObject([{ state: 'captured', amount: TOTAL }]);
    await expect(at.place()).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  });

  it('equals the displayed total to the cent, for any order', async () => {
    await holdsAsync(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 2000 }),
        async (cents, quantity, rate) => {
          const at = await aPayingRestaurant();
          at.storefronts.storefront = aStorefront({
            items: [anItem({ itemId: 1, basePrice: cents / 100 })],
            taxRates: [aTaxRate({ rate: rate / 100 })],
          });
          const lines = [{ menuItemId: 1, quantity, modifiers: [] }];
          const cart = { restaurantGuid: aGuid(1), orderType: 'pickup' as const, scheduledFor: null, lines };
          const { totals } = await quoteOrder(at, cart);
          const placed = await at.place({ lines, expectedTotal: totals.total });
          await at.pay(placed);
          await at.move(placed.orderGuid, { action: 'accept' });
          await at.later(11);
          const [payment] = at.cardGateway.payments();
          expect(formatMoney(payment?.amount ?? 0, 'USD')).toBe(formatMoney(totals.total, 'USD'));
          expect((await at.order(placed.orderGuid)).payment?.amount).toBe(totals.total);
        },
      ),
    );
  });
});
