import { DomainError } from '@bite/shared/kernel/errors';
import { publicZones, type Zones } from '@bite/shared/ordering/delivery-zones';
import type { GeoPoint } from '@bite/shared/ordering/geo';
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { aGuid, anItem, aStorefront, aTaxRate, NOW } from '@bite/shared/testing/a-storefront';
import { aZoneEntity } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { aPlace, memoryRestaurants, memoryStorefronts } from '../testing/a-place.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { checkDelivery } from './check-delivery.ts';
import { orderPlacer } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const KEY = 'a-key-of-at-least-22-characters';
const near = aZoneEntity(1, {
  name: 'Downtown',
  fee: 5,
  feeTiers: [{ from: 20, fee: 3 }],
  freeFrom: 40,
  minimumOrder: 15,
  deliveryMinutes: 40,
});

function kitchen(zones: Zones, locate?: () => Promise<GeoPoint | undefined>) {
  const menu = aStorefront({
    items: [anItem({ itemId: 1, basePrice: 10 })],
    taxRates: [aTaxRate({ rate: 10, default: true })],
  });
  const storefronts = memoryStorefronts({ ...menu, ...(zones && { deliveryZones: [...zones] }) });
  const records = memoryRecords();
  return {
    storefronts,
    records,
    orders: memoryOrders(records),
    restaurants: memoryRestaurants(aPlace()),
    dueWorkQueue: memoryDueWorkQueue(),
    guestHashKey: 'a key of tests',
    allowances: memoryAllowances(),
    now: () => NOW,
    ...(locate && { geocoder: { locate } }),
  };
}

const wish = (quantity: number, expectedTotal: number, postalCode = '11201') =>
  placeOrderInput.parse({
    restaurantGuid: aGuid(1),
    orderType: 'delivery',
    address: { ...aDeliveryAddress(), postalCode },
    lines: [{ menuItemId: 1, quantity }],
    customer: { name: 'Ada Lovelace', phone: '+1 518 555 0123', email: 'ada@example.com' },
    expectedTotal,
  });
const quote = (deps: ReturnType<typeof kitchen>, quantity: number, postalCode?: string) => {
  const { customer: _, expectedTotal: __, ...request } = wish(quantity, 0, postalCode);
  return quoteOrder(deps, request);
};
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof DomainError ? error : Promise.reject(error)),
  );

describe('a delivery to a zone', () => {
  it.each([
    [2, 3, 25],
    [3, 3, 36],
    [4, 0, 44],
  ])('O2.7-04 %i pizzas are brought for $%s, and cost $%s together', async (quantity, deliveryFee, total) => {
    const { totals } = await quote(kitchen(publicZones([near])), quantity);
    expect(totals).toMatchObject({ deliveryFee, total });
  });

  it('its order keeps the zone, the fee, and the minutes that the way there takes', async () => {
    const deps = kitchen(publicZones([near]));
    const placed = await orderPlacer(deps)(KEY, wish(2, 25));
    const [stored] = deps.orders.all();
    expect(stored?.fulfilment.zone).toEqual({ deliveryZoneId: 1, name: 'Downtown' });
    expect(stored?.totals.deliveryFee).toBe(3);
    const farther = kitchen(publicZones([{ ...near, deliveryMinutes: 60 }]));
    const later = await orderPlacer(farther)(KEY, wish(2, 25));
    expect(Date.parse(later.promisedAt) - Date.parse(placed.promisedAt)).toBe(20 * 60_000);
    expect(farther.orders.all()[0]?.fulfilment.prepareAt).toBe(stored?.fulfilment.prepareAt);
  });

  it('is refused outside of all zones, at the postal code, and nothing is written', async () => {
    const deps = kitchen(publicZones([near]));
    const refusal = await refusalOf(orderPlacer(deps)(KEY, wish(2, 25, '10025')));
    expect(refusal).toMatchObject({
      code: 'OUTSIDE_DELIVERY_AREA',
      details: { fields: { 'address.postalCode': expect.stringContaining('10025') } },
    });
    expect(deps.orders.all()).toEqual([]);
  });

  it('is refused below the minimum of its zone, with what is missing', async () => {
    const refusal = await refusalOf(quote(kitchen(publicZones([near])), 1));
    expect(refusal).toMatchObject({
      code: 'BELOW_DELIVERY_MINIMUM',
      message: 'Deliveries to this address begin at $15.00: $5.00 to go',
    });
  });

  it('with another fee than the diner saw is refused with the new quote', async () => {
    const refusal = await refusalOf(orderPlacer(kitchen(publicZones([near])))(KEY, wish(2, 22)));
    expect(refusal).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { quote: { totals: { deliveryFee: 3, total: 25 } } },
    });
  });

  it('pays tax on the fee where the restaurant says so: added to it, or included in it', async () => {
    const added = await quote(kitchen(publicZones([{ ...near, feeTax: 'added' }])), 2);
    expect(added.totals).toMatchObject({ deliveryFee: 3, tax: 2.3, total: 25.3 });
    const included = await quote(kitchen(publicZones([{ ...near, feeTax: 'included' }])), 2);
    expect(included.totals).toMatchObject({ deliveryFee: 3, tax: 2, total: 25 });
    expect(included.totals.taxes.find(({ isInclusive }) => isInclusive)?.amountCalculated).toBe(0.27);
  });

  it('goes anywhere for nothing while the restaurant has no zones', async () => {
    const deps = kitchen(undefined);
    const { totals } = await quote(deps, 1, '99950');
    expect(totals).toMatchObject({ deliveryFee: 0, total: 11 });
    await orderPlacer(deps)(KEY, wish(1, 11, '99950'));
    expect(deps.orders.all()[0]?.fulfilment.zone).toBeUndefined();
  });

  it('goes nowhere while all zones are switched off, and pickup stays as it is', async () => {
    const deps = kitchen([]);
    expect(await refusalOf(quote(deps, 2))).toMatchObject({ code: 'OUTSIDE_DELIVERY_AREA' });
    const { address: _, customer: __, expectedTotal: ___, ...request } = wish(1, 0);
    const { totals } = await quoteOrder(deps, { ...request, orderType: 'pickup' });
    expect(totals).toMatchObject({ deliveryFee: 0, total: 11 });
  });

  const circle = aZoneEntity(2, {
    position: 1,
    area: 'radius',
    centre: { latitude: 40.69, longitude: -73.99 },
    distance: 3,
    fee: 1,
  });
  const check = (deps: ReturnType<typeof kitchen>) =>
    checkDelivery(deps, { restaurantGuid: aGuid(1), address: aDeliveryAddress({ postalCode: '11201' }) });

  it('lies in a circle if its address is found there', async () => {
    const zones = publicZones([circle, { ...near, position: 2 }]);
    const inside = kitchen(zones, async () => ({ latitude: 40.7, longitude: -73.98 }));
    expect(await check(inside)).toMatchObject({ outcome: 'inside', deliveryZoneId: 2 });
    expect((await quote(inside, 2)).totals.deliveryFee).toBe(1);
    const beyond = kitchen(zones, async () => ({ latitude: 41, longitude: -73.98 }));
    expect(await check(beyond)).toMatchObject({ outcome: 'inside', deliveryZoneId: 1 });
    expect(await check(kitchen(zones))).toMatchObject({ outcome: 'inside', deliveryZoneId: 1 });
    expect(await check(kitchen(publicZones([circle]), async () => undefined))).toMatchObject({
      outcome: 'outside',
    });
  });

  it('refuses the address, not its whole postal code, where a circle decides', async () => {
    const beyond = kitchen(publicZones([circle]), async () => ({ latitude: 41, longitude: -73.98 }));
    const { details } = (await refusalOf(quote(beyond, 2))) as DomainError;
    expect(details).toEqual({
      fields: { 'address.street': 'This restaurant does not deliver to this address yet' },
    });
  });

  it('is not judged while its address cannot be looked up, since another zone could cost more', async () => {
    const failing = () => Promise.reject(new Error('out of order'));
    expect(
      await refusalOf(quote(kitchen(publicZones([circle, { ...near, position: 2 }]), failing), 2)),
    ).toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('no address is looked up where postal codes decide', async () => {
    let asked = 0;
    const locate = async () => {
      asked += 1;
      return undefined;
    };
    await check(kitchen(publicZones([near, { ...circle, position: 9 }]), locate));
    expect(asked).toBe(0);
  });
});
