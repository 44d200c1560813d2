import { decimal } from '@bite/shared/kernel/money';
import { order as orderSchema } from '@bite/shared/ordering/order.schema';
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { slotOf } from '@bite/shared/tenancy/hours';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import {
  aGuid,
  aMenuGroup,
  aModifierGroup,
  anItem,
  aStorefront,
  aTaxRate,
  NOW,
  options,
} from '@bite/shared/testing/a-storefront';
import { anItemEntity } from '@bite/shared/testing/storefront-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveStates, recordsOf, STOCK_COUNTS, stockCountsOf } from '../collections/collections.ts';
import { aPlace, memoryRestaurants, memoryStorefronts } from '../testing/a-place.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { orderPlacer } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const KEY = 'a-key-of-at-least-22-characters';

const AT = { tenantId: 10_000_001, restaurantId: 20_000_001 };

const menu = () =>
  aStorefront({
    items: [
      anItem({ itemId: 1, basePrice: 12, modifierGroups: [{ modifierGroupId: 1 }] }),
      anItem({
        itemId: 2,
        name: 'Calzone',
        pricingStrategy: 'size',
        sizes: [{ id: 1, guid: aGuid(1), name: 'Large', price: 18.5 }],
      }),
      anItem({ itemId: 3, name: 'Tiramisu', onlineOrdering: false }),
      anItem({ itemId: 4, name: 'Soup of the day', basePrice: 0 }),
      anItem({ itemId: 5, name: 'Chianti', basePrice: 10, containsAlcohol: true }),
    ],
    modifierGroups: [
      aModifierGroup({ maxSelection: 2, modifiers: options(['Olives', 1.5], ['Basil', 0.5], ['Ham', 2]) }),
    ],
    taxRates: [aTaxRate({ rate: 10 })],
  });

function kitchen() {
  const storefronts = memoryStorefronts(menu());
  const records = memoryRecords();
  const orders = memoryOrders(records);
  const place = aPlace();
  let now = NOW;
  return {
    storefronts,
    records,
    orders,
    place,
    restaurants: memoryRestaurants(place),
    dueWorkQueue: memoryDueWorkQueue(),
    guestHashKey: 'a key of tests',
    allowances: memoryAllowances(),
    now: () => now,
    setNow: (instant: number) => {
      now = instant;
    },
  };
}

const wish = (change: object = {}) =>
  placeOrderInput.parse({
    restaurantGuid: aGuid(1),
    orderType: 'pickup',
    lines: [{ menuItemId: 1, quantity: 2, modifiers: [{ modifierGroupId: 1, modifierId: 1 }] }],
    customer: { name: 'Ada Lovelace', phone: '+1 518 555 0123', email: 'ada@example.com' },
    expectedTotal: 29.7,
    ...change,
  });

describe('placing an order', () => {
  let deps: ReturnType<typeof kitchen>;
  beforeEach(() => {
    deps = kitchen();
  });

  it('I3.12-01 I3.12-02 stores it in the point-of-sale shape, as a new, unpaid order of a guest', async () => {
    const placed = await orderPlacer(deps)(KEY, wish());
    const [stored] = deps.orders.all();
    expect(orderSchema.parse(stored)).toEqual(stored);
    expect(stored).toMatchObject({
      orderId: 1,
      orderNumber: '#001',
      status: 'newOrder',
      lifecycleState: 'started',
      paymentStatus: 'unpaid',
      type: 'takeOut',
      createdByUserId: 'guest',
      source: 'online',
    });
    expect(stored?.items).toMatchObject([
      { orderItemId: 1, name: 'Margherita', quantity: 2, basePrice: 12, unitPrice: 13.5, lineTotal: 27 },
    ]);
    expect(placed.totals).toMatchObject({ subtotal: 27, tax: 2.7, total: 29.7 });
    expect(stored?.totals).toEqual(placed.totals);
  });

  it('C3-13, C3-17 charges what the menu says of options at this item and size, and keeps that when the menu changes', async () => {
    const storefront = menu();
    const [group] = storefront.modifierGroups;
    const asOf = (own: number, large: number) => ({
      ...storefront,
      items: storefront.items.map((item) =>
        item.itemId > 2
          ? item
          : {
              ...item,
              modifierGroups: [
                {
                  modifierGroupId: 1,
                  ...(item.itemId === 1 && { optionPrices: [{ modifierId: 1, price: own }] }),
                },
              ],
            },
      ),
      modifierGroups: group
        ? [
            {
              ...group,
              modifiers: group.modifiers.map((one) => ({
                ...one,
                sizePrices: [{ name: 'Large', price: large }],
              })),
            },
          ]
        : [],
    });
    const modifiers = [{ modifierGroupId: 1, modifierId: 1 }];
    const lines = [
      { menuItemId: 1, quantity: 1, modifiers },
      { menuItemId: 2, sizeId: 1, quantity: 1, modifiers },
    ];
    deps.storefronts.storefront = asOf(0.75, 3);
    const { orderGuid } = await orderPlacer(deps)(KEY, wish({ lines, expectedTotal: 37.67 }));
    deps.storefronts.storefront = asOf(9, 9);
    await expect(orderPlacer(deps)(`${KEY}-2`, wish({ lines, expectedTotal: 37.67 }))).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    const stored = deps.orders.all().find(({ guid }) => guid === orderGuid);
    expect(stored?.items.map(({ unitPrice, modifierGroups }) => [unitPrice, modifierGroups])).toMatchObject([
      [12.75, [{ modifiers: [{ name: 'Olives', priceDelta: 0.75 }] }]],
      [21.5, [{ modifiers: [{ name: 'Olives', priceDelta: 3 }] }]],
    ]);
  });

  it('I3.12-04 the stored taxes are what the totals print', async () => {
    await orderPlacer(deps)(KEY, wish());
    const [stored] = deps.orders.all();
    expect(stored?.appliedTaxes).toMatchObject([
      { taxRateId: 1, type: 'percentage', rate: 10, taxableBaseAmount: 27, amountCalculated: 2.7 },
    ]);
    expect(
      decimal(stored?.totals.subtotal ?? 0)
        .plus(stored?.totals.tax ?? 0)
        .toNumber(),
    ).toBe(stored?.totals.total);
  });

  it('gives the kitchen one ticket an item, with what the cook must read', async () => {
    const { orderGuid } = await orderPlacer(deps)(KEY, wish());
    expect(deps.orders.kitchenItems(orderGuid)).toMatchObject([
      {
        name: 'Margherita',
        quantity: 2,
        details: ['Toppings: Olives'],
        kitchenStatus: 'pending',
        orderNumber: '#001',
      },
    ]);
  });

  it('C3-12 tells the kitchen what its cooks call an item and where it is made, and everyone else its name', async () => {
    const put = (itemId: number, change: object) =>
      deps.records.put(recordsOf('items', AT), String(itemId), { ...anItemEntity(itemId), ...change });
    put(1, { kitchenName: 'MARGH.', prepStationIds: [2, 5] });
    put(2, { kitchenName: ' ', prepStationIds: [3] });
    const lines = [
      { menuItemId: 1, quantity: 1 },
      { menuItemId: 2, quantity: 1, sizeId: 1 },
    ];
    const { orderGuid } = await orderPlacer(deps)(KEY, wish({ lines, expectedTotal: 33.55 }));
    expect(deps.orders.kitchenItems(orderGuid)).toMatchObject([
      { name: 'MARGH.', prepStationIds: [2, 5] },
      { name: 'Calzone', prepStationIds: [3] },
    ]);
    expect(deps.orders.all()[0]?.items.map(({ name }) => name)).toEqual(['Margherita', 'Calzone']);
    expect(JSON.stringify(deps.orders.all())).not.toContain('MARGH.');
  });

  it('reads what the kitchen is told in the same round as what an order is checked with', async () => {
    const events: string[] = [];
    const stockCounts: typeof deps.orders.stockCounts = async (place) => {
      const counts = await deps.orders.stockCounts(place);
      events.push('stock is answered');
      return counts;
    };
    const getAll: typeof deps.records.getAll = (...asked) => {
      events.push('items are asked for');
      return deps.records.getAll(...asked);
    };
    await orderPlacer({
      ...deps,
      orders: { ...deps.orders, stockCounts },
      records: { ...deps.records, getAll },
    })(KEY, wish());
    expect(events).toEqual(['items are asked for', 'stock is answered']);
  });

  it.each([
    ['is gone', undefined],
    ['cannot be read', { kitchenName: 7 }],
  ])('C3-16 an item whose record %s is cooked under its own name', async (_, record) => {
    if (record) deps.records.put(recordsOf('items', AT), '1', record as never);
    const { orderGuid } = await orderPlacer(deps)(KEY, wish());
    expect(deps.orders.kitchenItems(orderGuid)).toMatchObject([{ name: 'Margherita', prepStationIds: [] }]);
  });

  it('keeps the tracking token itself out of the database', async () => {
    const { trackingToken } = await orderPlacer(deps)(KEY, wish());
    expect(trackingToken.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(deps.orders.all())).not.toContain(trackingToken);
  });

  it('is sent to the kitchen at once where the restaurant accepts orders by itself', async () => {
    deps.place.restaurant.settings.autoAcceptOrders = true;
    const { orderGuid } = await orderPlacer(deps)(KEY, wish());
    expect(deps.orders.all()).toMatchObject([{ status: 'inProgress', lifecycleState: 'sentToKitchen' }]);
    expect(deps.orders.kitchenItems(orderGuid)).toMatchObject([{ kitchenStatus: 'sentToKitchen' }]);
  });

  describe('with the same key', () => {
    it('and the same request answers the same order and link, once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => orderPlacer(deps)(KEY, wish())));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(deps.orders.all()).toHaveLength(1);
    });

    it('answers the same order even after the restaurant has closed and prices have changed', async () => {
      const first = await orderPlacer(deps)(KEY, wish());
      deps.setNow(NOW + 8 * 3_600_000);
      deps.storefronts.storefront = { ...menu(), items: [] };
      expect(await orderPlacer(deps)(KEY, wish())).toEqual(first);
    });

    it('and another request is refused and changes nothing', async () => {
      await orderPlacer(deps)(KEY, wish());
      const before = deps.orders.all();
      const other = wish({ note: 'Ring twice' });
      await expect(orderPlacer(deps)(KEY, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      expect(deps.orders.all()).toEqual(before);
    });

    it('a refusal leaves the key unused', async () => {
      await expect(orderPlacer(deps)(KEY, wish({ expectedTotal: 1 }))).rejects.toMatchObject({
        code: 'PRICE_CHANGED',
      });
      await expect(orderPlacer(deps)(KEY, wish())).resolves.toMatchObject({ orderNumber: '#001' });
    });
  });

  it('a total that differs is refused with the new quote', async () => {
    const attempt = orderPlacer(deps)(KEY, wish({ expectedTotal: 20 }));
    await expect(attempt).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { quote: { totals: { total: 29.7 }, lines: [{ menuItemId: 1, lineTotal: 27 }] } },
    });
  });

  describe('that comes to more than a request can name as its total', () => {
    const most = 100_000_000;
    const message =
      'An order can come to at most $100,000,000.00 - please remove something or call the restaurant';
    const costing = (basePrice: number) => {
      deps.storefronts.storefront = {
        ...menu(),
        items: [anItem({ itemId: 1, basePrice })],
        taxRates: [aTaxRate({ rate: 0 })],
      };
      return wish({ lines: [{ menuItemId: 1, quantity: 1 }], expectedTotal: most });
    };

    it('is quoted and placed at the very bound', async () => {
      const request = costing(most);
      expect((await quoteOrder(deps, request)).totals.total).toBe(most);
      expect((await orderPlacer(deps)(KEY, request)).totals.total).toBe(most);
    });

    it('is refused one cent above it, as soon as it is quoted', async () => {
      const request = costing(most + 0.01);
      const refusal = { code: 'VALIDATION_FAILED', message, details: { fields: { lines: message } } };
      await expect(quoteOrder(deps, request)).rejects.toMatchObject(refusal);
      await expect(orderPlacer(deps)(KEY, request)).rejects.toMatchObject(refusal);
      expect(deps.orders.all()).toEqual([]);
    });
  });

  const line = (change: object) => ({ lines: [{ menuItemId: 1, quantity: 1, ...change }] });
  it.each([
    ['an unknown item', line({ menuItemId: 99 }), 'ITEM_UNAVAILABLE'],
    ['an item that is not sold online', line({ menuItemId: 3 }), 'ITEM_UNAVAILABLE'],
    ['an item without a price', line({ menuItemId: 4 }), 'INVALID_SELECTION'],
    ['a part of the menu that there is not', line({ menuGroupId: 99 }), 'ITEM_UNAVAILABLE'],
    ['a size that the item does not have', line({ menuItemId: 2, sizeId: 7 }), 'INVALID_SELECTION'],
    ['a sized item without a size', line({ menuItemId: 2 }), 'INVALID_SELECTION'],
    ['a price named for an item with its own', line({ openPrice: 0.01 }), 'INVALID_SELECTION'],
    [
      'an option of another group',
      line({ modifiers: [{ modifierGroupId: 9, modifierId: 1 }] }),
      'INVALID_SELECTION',
    ],
    [
      'more options than allowed',
      line({ modifiers: [1, 2, 3].map((modifierId) => ({ modifierGroupId: 1, modifierId })) }),
      'INVALID_SELECTION',
    ],
    [
      'one option twice where that is not allowed',
      line({ modifiers: [{ modifierGroupId: 1, modifierId: 1, quantity: 2 }] }),
      'INVALID_SELECTION',
    ],
    ['a delivery without an address', { orderType: 'delivery' }, 'VALIDATION_FAILED'],
    ['a past slot', { scheduledFor: '2026-06-10T21:45:00Z' }, 'SLOT_UNAVAILABLE'],
    ['a time between slots', { scheduledFor: '2026-06-10T23:07:00Z' }, 'SLOT_UNAVAILABLE'],
    ['a slot after closing', { scheduledFor: '2026-06-11T03:00:00Z' }, 'SLOT_UNAVAILABLE'],
    ['another restaurant', { restaurantGuid: aGuid(77) }, 'RESTAURANT_NOT_FOUND'],
  ])('O5-01 refuses %s, and writes nothing', async (_what, change, code) => {
    await expect(orderPlacer(deps)(KEY, wish(change))).rejects.toMatchObject({ code });
    expect(deps.orders.all()).toEqual([]);
  });

  it('O5-02, I5.7-04 says which items have options that are no longer valid, by their numbers', async () => {
    const lines = [
      { menuItemId: 1, quantity: 1 },
      { menuItemId: 1, quantity: 1, modifiers: [{ modifierGroupId: 1, modifierId: 1, quantity: 2 }] },
    ];
    await expect(orderPlacer(deps)(KEY, wish({ lines }))).rejects.toMatchObject({
      code: 'INVALID_SELECTION',
      message: 'Some items have invalid modifier selections',
      details: { lines: [{ line: 1, message: 'Item 2 (Margherita) has invalid modifier configuration' }] },
    });
  });

  it('C3-15 refuses more of a menu group than one order may have, and writes nothing', async () => {
    const limited = aMenuGroup({ name: 'Pizza', itemIds: [1, 2], maxSelections: 1 });
    deps.storefronts.storefront = { ...menu(), menuGroups: [limited] };
    const message = 'You can order at most 1 from Pizza: 2 are in your order';
    await expect(orderPlacer(deps)(KEY, wish())).rejects.toMatchObject({
      code: 'INVALID_SELECTION',
      message,
      details: { lines: [{ line: 0, message }] },
    });
    expect(deps.orders.all()).toEqual([]);
  });

  it('sells alcohol only to whoever says that they are old enough, and remembers that an ID is needed', async () => {
    const wine = { lines: [{ menuItemId: 5, quantity: 1 }], expectedTotal: 11 };
    const message = 'This order contains alcohol: please confirm that you are 21 or older';
    await expect(orderPlacer(deps)(KEY, wish(wine))).rejects.toMatchObject({
      code: 'AGE_NOT_CONFIRMED',
      message,
      details: { fields: { ageConfirmed: message } },
    });
    expect(deps.orders.all()).toEqual([]);
    await orderPlacer(deps)(KEY, wish({ ...wine, ageConfirmed: true }));
    expect(deps.orders.all()).toMatchObject([{ requiresId: true }]);
  });

  it('asks nobody’s age where there is no alcohol', async () => {
    await orderPlacer(deps)(KEY, wish());
    expect(deps.orders.all()[0]).not.toHaveProperty('requiresId');
  });

  it('promises a delivery for when it is at the door, and has the kitchen begin in time', async () => {
    const address = aDeliveryAddress({ unit: ' 3 ', postalCode: '12207 ' });
    await orderPlacer(deps)(KEY, wish({ orderType: 'delivery', address }));
    expect(deps.orders.all()).toMatchObject([
      {
        fulfilment: {
          promisedAt: new Date(NOW + 45 * 60_000).toISOString(),
          prepareAt: new Date(NOW).toISOString(),
          address: aDeliveryAddress({ unit: '3' }),
        },
      },
    ]);
  });

  it('O5-01 refuses an order for now while the restaurant is closed, but takes one for a slot after it opens', async () => {
    deps.setNow(Date.parse('2026-06-11T08:00:00Z'));
    const message = 'Restaurant is closed - please schedule your order';
    await expect(orderPlacer(deps)(KEY, wish())).rejects.toMatchObject({
      code: 'RESTAURANT_CLOSED',
      message,
    });
    const later = wish({ scheduledFor: '2026-06-11T15:30:00Z' });
    await expect(orderPlacer(deps)(KEY, later)).resolves.toMatchObject({
      promisedAt: '2026-06-11T15:30:00.000Z',
    });
    expect(deps.orders.all()).toMatchObject([{ fulfilment: { prepareAt: '2026-06-11T15:10:00.000Z' } }]);
  });

  it('refuses what is sold out, whatever the cached menu says', async () => {
    deps.storefronts.liveState = { busyExtraMinutes: 0, soldOut: { '1': {} } };
    await expect(orderPlacer(deps)(KEY, wish())).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      message: 'Margherita is sold out',
    });
  });

  it('refuses more than are left of an item, added up over the lines', async () => {
    deps.storefronts.liveState = { busyExtraMinutes: 0, soldOut: { '1': { remaining: 3 } } };
    const [line] = wish().lines;
    const twice = wish({ lines: [line, { ...line, notes: 'no salt' }], expectedTotal: 59.4 });
    await expect(orderPlacer(deps)(KEY, twice)).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      message: 'Only 3 left of Margherita',
      details: { lines: [{ line: 0 }, { line: 1 }] },
    });
    await expect(orderPlacer(deps)(KEY, wish())).resolves.toMatchObject({ orderNumber: '#001' });
  });

  it('refuses a size or an option that is sold out, and names it', async () => {
    deps.storefronts.liveState = { busyExtraMinutes: 0, soldOut: { 'm1-1': {}, '2-1': {} } };
    await expect(orderPlacer(deps)(KEY, wish())).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      message: 'Olives is sold out',
      details: { lines: [{ line: 0 }] },
    });
    const large = wish({ lines: [{ menuItemId: 2, sizeId: 1, quantity: 1 }] });
    await expect(quoteOrder(deps, large)).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      message: 'Calzone (Large) is sold out',
    });
  });

  it('takes what staff have counted once, and refuses more with how many are left', async () => {
    const counts = { '1': { left: 3, since: '2026-01-01T00:00:00.000Z' } };
    const at = { tenantId: deps.place.tenant.tenantId, restaurantId: deps.place.restaurant.restaurantId };
    deps.records.put(stockCountsOf(at), STOCK_COUNTS, { counts });
    await orderPlacer(deps)(KEY, wish());
    await orderPlacer(deps)(KEY, wish());
    await expect(quoteOrder(deps, wish())).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      message: 'Only 1 left of Margherita',
    });
    expect(deps.orders.all()).toHaveLength(1);
  });

  it('takes an order for later where what is sold out is back by then, at the check and at the commit', async () => {
    const until = '2026-06-11T15:00:00.000Z';
    const soldOut = { '1': { until }, 'm1-1': { until } };
    deps.storefronts.liveState = { busyExtraMinutes: 0, soldOut };
    deps.records.put(liveStates, aGuid(1), { busyExtraMinutes: 0, soldOut });
    const refusal = { code: 'ITEM_UNAVAILABLE', message: 'Margherita is sold out' };
    await expect(quoteOrder(deps, wish())).rejects.toMatchObject(refusal);
    const tonight = wish({ scheduledFor: '2026-06-10T23:00:00Z' });
    await expect(quoteOrder(deps, tonight)).rejects.toMatchObject(refusal);
    const tomorrow = wish({ scheduledFor: '2026-06-11T15:30:00Z' });
    await expect(orderPlacer(deps)(KEY, tomorrow)).resolves.toMatchObject({ orderNumber: '#001' });
    deps.storefronts.liveState = { busyExtraMinutes: 0, soldOut: { '1': {} } };
    await expect(orderPlacer(deps)(`${KEY}-2`, tomorrow)).rejects.toMatchObject(refusal);
  });

  it('has an order for later take of a count that still holds then, and of none that is over by then', async () => {
    const since = '2026-01-01T00:00:00.000Z';
    const counts = { '1': { left: 1, since, until: '2999-06-11T04:00:00.000Z' }, 'm1-1': { left: 9, since } };
    const at = { tenantId: deps.place.tenant.tenantId, restaurantId: deps.place.restaurant.restaurantId };
    deps.records.put(stockCountsOf(at), STOCK_COUNTS, { counts });
    const tomorrow = wish({ scheduledFor: '2026-06-11T15:30:00Z' });
    await expect(orderPlacer(deps)(KEY, tomorrow)).rejects.toMatchObject({
      message: 'Only 1 left of Margherita',
    });
    counts['1'].until = '2026-06-11T04:00:00.000Z';
    deps.records.put(stockCountsOf(at), STOCK_COUNTS, { counts });
    await orderPlacer(deps)(KEY, tomorrow);
    expect(await deps.orders.stockCounts(at)).toMatchObject({ '1': { left: 1 }, 'm1-1': { left: 7 } });
    expect(deps.orders.all()[0]?.stockTaken).toEqual({ 'm1-1': { quantity: 2, since } });
  });

  it('refuses what was marked between the check and the commit', async () => {
    deps.records.put(liveStates, aGuid(1), { busyExtraMinutes: 0, soldOut: { 'm1-1': {} } });
    await expect(orderPlacer(deps)(KEY, wish())).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      message: 'Olives is sold out',
      details: { lines: [{ line: 0, message: 'Olives is sold out' }] },
    });
    expect(deps.orders.all()).toEqual([]);
  });

  it('refuses deliveries while they alone are paused, and takes pickups', async () => {
    const pausedUntil = '2026-06-10T23:00:00Z';
    deps.storefronts.liveState = { busyExtraMinutes: 0, soldOut: {}, delivery: { pausedUntil } };
    const delivery = wish({ orderType: 'delivery', address: aDeliveryAddress() });
    await expect(orderPlacer(deps)(KEY, delivery)).rejects.toMatchObject({
      code: 'RESTAURANT_CLOSED',
      message: 'Delivery is paused - please choose pickup or another time',
    });
    await expect(orderPlacer(deps)(KEY, wish())).resolves.toMatchObject({ orderNumber: '#001' });
  });

  it('refuses orders while staff have paused them', async () => {
    deps.storefronts.liveState = { busyExtraMinutes: 0, soldOut: {}, pausedUntil: '2026-06-10T23:00:00Z' };
    await expect(orderPlacer(deps)(KEY, wish())).rejects.toMatchObject({ code: 'RESTAURANT_CLOSED' });
  });

  it.each([
    [
      'a suspended tenant',
      () => {
        deps.place.tenant.status = 'suspended';
      },
    ],
    [
      'an inactive restaurant',
      () => {
        deps.place.restaurant.status = 'inactive';
      },
    ],
  ])('refuses orders of %s at once, even when the menu has not caught up', async (_what, suspend) => {
    suspend();
    await expect(orderPlacer(deps)(KEY, wish())).rejects.toMatchObject({ code: 'RESTAURANT_CLOSED' });
    expect(deps.orders.all()).toEqual([]);
  });

  describe('from a part of the menu with prices of its own', () => {
    const happyHour = (timeRange: { start: string; end: string }) => {
      const { itemIds = [], ...group } = menu().menuGroups[0] ?? aMenuGroup();
      return {
        ...menu(),
        menuGroups: [
          { ...group, itemIds },
          aMenuGroup({
            menuGroupId: 7,
            itemIds: [1],
            pricing: { fixedPrice: 5 },
            availability: { timeRange },
          }),
        ],
      };
    };
    const cheap = (change: object = {}) =>
      wish({ lines: [{ menuItemId: 1, menuGroupId: 7, quantity: 2 }], expectedTotal: 11, ...change });

    it('is placed at those prices', async () => {
      deps.storefronts.storefront = happyHour({ start: '17:00', end: '20:00' });
      const placed = await orderPlacer(deps)(KEY, cheap());
      expect(placed.totals).toMatchObject({ subtotal: 10, tax: 1, total: 11 });
      expect(deps.orders.all()[0]?.items).toMatchObject([{ basePrice: 5, unitPrice: 5, lineTotal: 10 }]);
    });

    it('is refused outside its hours, while the same dish is had at the usual price', async () => {
      deps.storefronts.storefront = happyHour({ start: '12:00', end: '14:00' });
      await expect(orderPlacer(deps)(KEY, cheap())).rejects.toMatchObject({
        code: 'ITEM_UNAVAILABLE',
        message: 'Margherita is not served at that time',
        details: { lines: [{ line: 0 }] },
      });
      const usual = cheap({ lines: [{ menuItemId: 1, quantity: 2 }], expectedTotal: 26.4 });
      expect((await orderPlacer(deps)(KEY, usual)).totals.total).toBe(26.4);
    });

    it('is refused for a dish that is not in it', async () => {
      deps.storefronts.storefront = happyHour({ start: '17:00', end: '20:00' });
      const lines = [{ menuItemId: 2, menuGroupId: 7, sizeId: 1, quantity: 1 }];
      await expect(orderPlacer(deps)(KEY, cheap({ lines }))).rejects.toMatchObject({
        code: 'ITEM_UNAVAILABLE',
        message: 'Calzone is not in this part of the menu',
      });
      expect(deps.orders.all()).toEqual([]);
    });
  });

  it('O5-04 stores nothing where the menu gives a price that cannot be, and says which', async () => {
    deps.storefronts.storefront = { ...menu(), taxRates: [aTaxRate({ name: 'City tax', rate: -5 })] };
    await expect(orderPlacer(deps)(KEY, wish({ expectedTotal: 25.65 }))).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'Tax amount cannot be negative',
      details: { errors: ['Tax amount cannot be negative', 'Tax rate "City tax" cannot be negative'] },
    });
    expect(deps.orders.all()).toEqual([]);
  });

  it('two diners get different orders, numbers and links', async () => {
    const [first, second] = await Promise.all([
      orderPlacer(deps)(KEY, wish()),
      orderPlacer(deps)(`${KEY}-2`, wish()),
    ]);
    expect(new Set([first.orderGuid, second.orderGuid]).size).toBe(2);
    expect([first.orderNumber, second.orderNumber].sort()).toEqual(['#001', '#002']);
    expect(first.trackingToken).not.toBe(second.trackingToken);
  });
});

describe('the cart that was ordered', () => {
  const cart = { guid: aGuid(70), cartItemIds: ['line-1'] };
  const closings = (deps: ReturnType<typeof kitchen>) =>
    Object.entries(deps.records.documents()).filter(([path]) => path.startsWith('due_work/cart-of-'));

  it('O4-08 is ended by work that is stored with the order of a signed-in diner, once', async () => {
    const deps = kitchen();
    const place = orderPlacer(deps);
    const { orderGuid } = await place(KEY, wish({ cart }), { uid: 'ada' });
    await place(KEY, wish({ cart }), { uid: 'ada' });
    expect(closings(deps)).toEqual([
      [
        `due_work/cart-of-${orderGuid}`,
        expect.objectContaining({
          kind: 'closeCart',
          data: { ...AT, uid: 'ada', cartGuid: cart.guid, orderGuid, cartItemIds: ['line-1'] },
        }),
      ],
    ]);
  });

  it('is nobody’s for a guest, whatever the request says', async () => {
    const deps = kitchen();
    await orderPlacer(deps)(KEY, wish({ cart }));
    expect(closings(deps)).toEqual([]);
  });
});

describe('what a guest says beside the items', () => {
  it('is kept with the order, and the kitchen is told of allergies with each item', async () => {
    const deps = kitchen();
    const said = { allergies: 'Peanuts', cutlery: true as const };
    await orderPlacer(deps)('a-key-of-22-characters', wish(said));
    const [order] = deps.orders.all();
    expect(order).toMatchObject({ allergies: 'Peanuts', fulfilment: { cutlery: true } });
    for (const item of deps.orders.kitchenItems(order?.guid ?? '')) expect(item.allergies).toBe('Peanuts');
  });

  it('may be that a delivery is left at the door, unless it is paid there, and never a pickup', async () => {
    const deps = kitchen();
    for (const orderType of ['pickup', 'delivery'] as const) {
      const address = orderType === 'delivery' ? { address: aDeliveryAddress() } : {};
      const attempt = orderPlacer(deps)(
        `a-key-of-22-characters-${orderType}`,
        wish({ orderType, ...address, leaveAtDoor: true }),
      );
      await expect(attempt).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { leaveAtDoor: expect.any(String) } },
      });
    }
  });
});

describe('a slot with a limit', () => {
  const limited = (capacity: number) => {
    const deps = kitchen();
    const { storefront } = deps.storefronts;
    const ordering = { ...storefront.restaurant.ordering, slotCapacity: capacity };
    deps.storefronts.storefront = { ...storefront, restaurant: { ...storefront.restaurant, ordering } };
    return deps;
  };
  const key = (diner: number) => `diner-${String(diner).padStart(22, '0')}`;

  it('takes as many orders as staff want, refuses the others with other times, and burns no number on them', async () => {
    const deps = limited(10);
    const attempts = Array.from({ length: 30 }, (_, diner) => orderPlacer(deps)(key(diner), wish()));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
    for (const reason of refusals)
      expect(reason).toMatchObject({
        code: 'SLOT_UNAVAILABLE',
        message: expect.stringMatching(
          /^The kitchen is full at this time\. The next free times: .*\d:\d\d [AP]M/,
        ),
      });
    deps.setNow(NOW + 20 * 60_000);
    await orderPlacer(deps)(key(99), wish());
    expect(
      deps.orders
        .all()
        .map(({ orderId }) => orderId)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
  });

  it('has room again when an order in it is cancelled or voided, and counts one that comes back', async () => {
    const deps = limited(1);
    await orderPlacer(deps)(key(1), wish());
    const [placed] = deps.orders.all();
    if (!placed) throw new Error('No order');
    const put = (status: 'cancelled' | 'newOrder') =>
      deps.orders.change(placed, placed.guid, (order) => ({ order: { ...order, status }, kitchenItems: [] }));
    await expect(orderPlacer(deps)(key(2), wish())).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' });
    await put('cancelled');
    await put('newOrder');
    await expect(orderPlacer(deps)(key(2), wish())).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' });
    await put('cancelled');
    await expect(orderPlacer(deps)(key(2), wish())).resolves.toBeDefined();
  });

  it('O9-15 takes as many kitchen minutes as staff allow, says so to who comes late, and keeps them with the order', async () => {
    const deps = kitchen();
    const { storefront } = deps.storefronts;
    const ordering = { ...storefront.restaurant.ordering, slotKitchenMinutes: 30 };
    const items = storefront.items.map((item) => ({ ...item, kitchenMinutes: 12 }));
    deps.storefronts.storefront = {
      ...storefront,
      items,
      restaurant: { ...storefront.restaurant, ordering },
    };
    const each = wish().lines.reduce((sum, { quantity }) => sum + 12 * quantity, 0);
    const most = Math.max(1, Math.floor(30 / each));
    const attempts = Array.from({ length: 9 }, (_, diner) => orderPlacer(deps)(key(diner), wish()));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          code: 'SLOT_UNAVAILABLE',
          message: expect.stringMatching(/^The kitchen is full at this time\. The next free times: /),
        });
    for (const { fulfilment } of deps.orders.all()) expect(fulfilment.kitchenMinutes).toBe(each);
  });

  it('that is known to be full is refused before anything is written, also by the quote', async () => {
    const deps = limited(1);
    const slotAt = new Date(
      slotOf(NOW + deps.storefronts.storefront.restaurant.ordering.prepMinutes * 60_000, 'UTC'),
    ).toISOString();
    deps.storefronts.liveState = { ...deps.storefronts.liveState, slotsTaken: { [slotAt]: 1 } };
    await expect(orderPlacer(deps)(key(1), wish())).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' });
    expect(deps.orders.all()).toEqual([]);
  });
});
