import { createHmac } from 'node:crypto';
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { promotion } from '@bite/shared/ordering/promotion.schema';
import { aGuid, anItem, aStorefront, aTaxRate, NOW } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { promotionGuestsOf, promotionUsesOf, recordsOf } from '../collections/collections.ts';
import { hashOf } from '../identity/one-time-code.ts';
import { aPlace, memoryRestaurants, memoryStorefronts } from '../testing/a-place.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { forgetPromotionGuests } from './forget-promotion-guests.ts';
import { orderPlacer } from './place-order.ts';
import { checkPromoCode } from './promotions.ts';
import { quoteOrder } from './quote-order.ts';
import { trackOrder } from './track-order.ts';

const AT = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const restaurantGuid = aGuid(1);
const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

function house() {
  const records = memoryRecords();
  const place = aPlace();
  return {
    records,
    orders: memoryOrders(records),
    storefronts: memoryStorefronts(
      aStorefront({ items: [anItem({ basePrice: 10 })], taxRates: [aTaxRate({ rate: 10 })] }),
    ),
    place,
    restaurants: memoryRestaurants(place),
    dueWorkQueue: memoryDueWorkQueue(),
    guestHashKey: 'a key of tests',
    allowances: memoryAllowances(),
    now: () => NOW,
    /** Stores the promotion SUMMER10, 10 % off. */
    promote: (change: object = {}) =>
      records.put(
        recordsOf('promotions', AT),
        '1',
        promotion.parse({
          promotionId: 1,
          guid: aGuid(901),
          code: 'SUMMER10',
          name: 'Summer',
          percent: 10,
          ...stamps,
          ...change,
        }),
      ),
    used: async () => (await records.get(promotionUsesOf(AT), '1'))?.used ?? 0,
  };
}

const wish = (change: object = {}) =>
  placeOrderInput.parse({
    restaurantGuid,
    orderType: 'pickup',
    lines: [{ menuItemId: 1, quantity: 2 }],
    customer: { name: 'Ada Lovelace', phone: '+1 518 555 0123', email: 'ada@example.com' },
    expectedTotal: 19.8,
    promoCode: 'summer10',
    ...change,
  });
let keys = 0;
const key = () => `a-key-of-22-characters-${++keys}`;
const refused = (message: string, total = 22) => ({
  code: 'PROMO_CODE_REFUSED',
  message,
  details: { fields: { promoCode: message }, quote: { totals: { total, discount: 0 } } },
});

describe('an order with a code', () => {
  let deps: ReturnType<typeof house>;
  const place = (change: object = {}) => orderPlacer(deps)(key(), wish(change));
  beforeEach(() => {
    deps = house();
    deps.promote();
  });

  it('I3.12-03 I9-16 is charged less, and keeps whose code and what it came to', async () => {
    const placed = await place();
    expect(placed.totals).toMatchObject({ subtotal: 20, discount: 2, tax: 1.8, total: 19.8 });
    expect(deps.orders.all()[0]).toMatchObject({
      promotion: { promotionId: 1, code: 'SUMMER10', name: 'Summer', amount: 2, guests: [] },
      orderLevelDiscounts: [
        {
          discountId: 'promotion-1',
          name: 'Summer',
          type: 'percentage',
          value: 10,
          scope: 'order',
          amountApplied: 2,
          reason: 'SUMMER10',
        },
      ],
    });
    expect(await deps.used()).toBe(1);
    const { order } = await trackOrder(deps, { restaurantGuid, token: placed.trackingToken });
    expect(order.promotion).toEqual({ code: 'SUMMER10', name: 'Summer', type: 'percentage', amount: 2 });
  });

  it.each<[string, object, string]>([
    ['that there is not', { code: 'WINTER10' }, 'We do not know this code. Please check how it is written.'],
    [
      'that is switched off',
      { isActive: false },
      'We do not know this code. Please check how it is written.',
    ],
    ['that is over', { lastDay: '2026-06-09' }, 'This code has expired'],
    ['that is not for pickup', { forPickup: false }, 'This code is not for pickup'],
    ['for a larger order', { minimumSubtotal: 25 }, 'Add $5.00 more to use this code'],
  ])('%s is refused with the price without it, and places nothing', async (_, change, message) => {
    deps.promote(change);
    await expect(place()).rejects.toMatchObject(refused(message));
    expect([deps.orders.all(), await deps.used()]).toEqual([[], 0]);
  });

  it('of which five uses are left goes to exactly five of fifty at once; the others get the price without', async () => {
    deps.promote({ totalUses: 5 });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => place()));
    const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(failures).toHaveLength(45);
    for (const failure of failures) expect(failure).toMatchObject(refused('This code has been used up'));
    expect([deps.orders.all().length, await deps.used()]).toEqual([5, 5]);
  });

  it.each<[string, object]>([
    ...['(518) 555-0123', '518/555-0123', '(518) 555-0123 x1', '518 555 0123 ext 22', '001 518 555 0123'].map(
      (phone): [string, object] => [`the same phone as ${phone}`, { phone, email: 'other@example.com' }],
    ),
    ['the same email, with a tag and in capitals', { phone: '+1 518 555 0777', email: 'ADA+x@Example.com' }],
  ])('that is once a guest knows a guest again by %s', async (_, customer) => {
    deps.promote({ oncePerCustomer: true });
    await place();
    const other = { customer: { name: 'A. L.', ...customer } };
    await expect(place(other)).rejects.toMatchObject(refused('You have already used this code'));
    const stranger = { name: 'Bo', phone: '+1 518 555 0999', email: 'bo@example.com' };
    await place({ customer: stranger });
    const { promotion: kept } = deps.orders.all()[0] ?? {};
    expect(kept?.guests).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/5550123|ada@/);
  });

  it('that is once a guest keeps hashes that are of no use without our key, for a year after its last day', async () => {
    deps.promote({ oncePerCustomer: true, lastDay: '2026-06-30' });
    await place();
    const kept = await deps.records.find(promotionGuestsOf(AT), { limit: 9 });
    expect(kept).toHaveLength(2);
    expect(kept[0]?.record).toMatchObject({ promotionId: 1, expiresAt: '2027-06-30T00:00:00.000Z' });
    const plain = hashOf(['promotion', aGuid(901), 'phone', '15185550123'].join('\n'));
    expect(kept.map(({ id }) => id)).not.toContain(plain);
  });

  it('that is once a guest and has no last day keeps its guests as long as the restaurant keeps who ordered', async () => {
    deps.promote({ oncePerCustomer: true });
    await place();
    const [kept] = await deps.records.find(promotionGuestsOf(AT), { limit: 9 });
    const { retentionMonths } = aStorefront().restaurant.ordering;
    const end = new Date(NOW);
    end.setUTCMonth(end.getUTCMonth() + retentionMonths);
    expect(kept?.record.expiresAt).toBe(end.toISOString());
  });

  it('that is once a guest knows a guest of before there was a key', async () => {
    deps.promote({ oncePerCustomer: true });
    const former = hashOf(['promotion', aGuid(901), 'email', 'ada@example.com'].join('\n'));
    deps.records.put(promotionGuestsOf(AT), former, { promotionId: 1, orderGuid: aGuid(7) });
    await expect(place()).rejects.toMatchObject(refused('You have already used this code'));
  });

  it('that is once a guest knows a number that was kept with its extension', async () => {
    deps.promote({ oncePerCustomer: true });
    const kept = ['promotion', aGuid(901), 'phone', '51855501231'].join('\n');
    const former = createHmac('sha256', deps.guestHashKey).update(kept).digest('hex');
    deps.records.put(promotionGuestsOf(AT), former, { promotionId: 1, orderGuid: aGuid(7) });
    const customer = { name: 'Ada', phone: '(518) 555-0123 x1', email: 'ada@example.com' };
    await expect(place({ customer })).rejects.toMatchObject(refused('You have already used this code'));
  });

  it('that is deleted forgets its guests, and one that is there again does not', async () => {
    deps.promote({ oncePerCustomer: true });
    await place();
    const forget = () => forgetPromotionGuests(deps, { ...AT, promotionId: 1 });
    const kept = async () => (await deps.records.find(promotionGuestsOf(AT), { limit: 9 })).length;
    await forget();
    expect(await kept()).toBe(2);
    deps.records.remove(recordsOf('promotions', AT), '1');
    await forget();
    expect(await kept()).toBe(0);
    expect(await deps.used()).toBe(0);
  });

  it('is the same order however often it is sent, and one use', async () => {
    const one = key();
    const answers = await Promise.all([1, 2, 3].map(() => orderPlacer(deps)(one, wish())));
    expect(new Set(answers.map(({ orderGuid }) => orderGuid)).size).toBe(1);
    deps.promote({ isActive: false });
    expect(await orderPlacer(deps)(one, wish())).toEqual(answers[0]);
    expect(await deps.used()).toBe(1);
  });
});

describe('a code that a guest enters', () => {
  it('answers what it takes off, and nothing of how often it is used', async () => {
    const deps = house();
    deps.promote({ totalUses: 7, minimumSubtotal: 15 });
    expect(await checkPromoCode(deps, { restaurantGuid, code: 'SUMMER10' })).toEqual({
      promotionId: 1,
      code: 'SUMMER10',
      name: 'Summer',
      type: 'percentage',
      percent: 10,
      scope: 'order',
      itemIds: [],
      menuGroupIds: [],
      minimumSubtotal: 15,
      forPickup: true,
      forDelivery: true,
    });
  });

  it.each<[string, object, string]>([
    ['unknown', { code: 'WINTER10' }, 'We do not know this code. Please check how it is written.'],
    ['not yet valid', { firstDay: '2026-06-12' }, 'This code is valid from June 12'],
    ['used up', { totalUses: 3 }, 'This code has been used up'],
  ])('and that is %s is refused at once', async (_, change, message) => {
    const deps = house();
    deps.promote(change);
    deps.records.put(promotionUsesOf(AT), '1', { used: 3 });
    await expect(checkPromoCode(deps, { restaurantGuid, code: 'SUMMER10' })).rejects.toMatchObject({
      code: 'PROMO_CODE_REFUSED',
      message,
    });
  });
});

describe('an order with a tip', () => {
  const tipped = (tip: number, expectedTotal = 22 + tip) =>
    wish({ promoCode: undefined, tip, expectedTotal });

  it('O9-11 is quoted and placed with it', async () => {
    const deps = house();
    const { promoCode: _, customer: _who, expectedTotal: _total, ...asked } = tipped(4);
    expect((await quoteOrder(deps, asked)).totals).toMatchObject({ tip: 4, total: 26 });
    await orderPlacer(deps)(key(), tipped(4));
    expect(deps.orders.all()[0]).toMatchObject({ tipAmount: 4, totals: { tip: 4, total: 26 } });
  });

  it.each<[string, number, RegExp]>([
    ['above ten times the food', 200.01, /at most \$200\.00/],
    ['with half a cent', 1.005, /too many decimals/],
  ])('%s is refused at its field', async (_, tip, message) => {
    const deps = house();
    await expect(orderPlacer(deps)(key(), tipped(tip))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { tip: expect.stringMatching(message) } },
    });
    expect(deps.orders.all()).toEqual([]);
  });

  it('is refused where the restaurant takes none', async () => {
    const deps = house();
    const { storefront } = deps.storefronts;
    deps.storefronts.storefront = {
      ...storefront,
      restaurant: { ...storefront.restaurant, allowTips: false },
    };
    await expect(orderPlacer(deps)(key(), tipped(4))).rejects.toMatchObject({
      details: { fields: { tip: 'This restaurant does not take tips' } },
    });
  });
});
