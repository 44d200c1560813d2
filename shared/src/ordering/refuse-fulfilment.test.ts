import { describe, expect, it } from 'vitest';
import { defaultLiveState, type Storefront, type StorefrontLive } from '../catalogue/storefront.ts';
import { MINUTE } from '../kernel/durations.ts';
import type { OrderNeeds } from '../tenancy/hours.ts';
import { aDeliveryAddress } from '../testing/a-delivery-address.ts';
import { aRestaurant, aStorefront, NOW } from '../testing/a-storefront.ts';
import { noAddress } from './delivery-address.ts';
import { currentHours, type Fulfilment } from './fulfilment.ts';
import { refuseFulfilment } from './refuse-fulfilment.ts';

const iso = (instant: number) => new Date(instant).toISOString();
/** The restaurant is open from 11 to 22 every day; now it is Wednesday, 18:00. */
const NIGHT = NOW + 5 * 60 * MINUTE;
const SLOT = iso(NOW + 60 * MINUTE);

const pickup: Fulfilment = { orderType: 'pickup', scheduledFor: null };
const delivery: Fulfilment = { orderType: 'delivery', scheduledFor: null, address: aDeliveryAddress() };

function refusal(
  fulfilment: Fulfilment,
  {
    storefront = aStorefront(),
    live = defaultLiveState,
    now = NOW,
  }: { storefront?: Storefront; live?: StorefrontLive; now?: number } = {},
) {
  return refuseFulfilment(storefront, currentHours(storefront, live, fulfilment.orderType), fulfilment, now);
}

const ordering = (change: Partial<Storefront['restaurant']['ordering']>) =>
  aStorefront({ restaurant: { ordering: { ...aRestaurant().ordering, ...change } } });

describe('whether an order can be placed', () => {
  it('O5-01 at an open restaurant it can, for pickup and for delivery to an address', () => {
    expect(refusal(pickup)).toBeUndefined();
    expect(refusal(delivery)).toBeUndefined();
  });

  it('O5-01 at a closed one it must be scheduled', () => {
    expect(refusal(pickup, { now: NIGHT })).toEqual({
      code: 'RESTAURANT_CLOSED',
      message: 'Restaurant is closed - please schedule your order',
    });
  });

  it('O5-01 at a closed one it can be scheduled', () => {
    const tomorrow = { ...pickup, scheduledFor: '2026-06-11T16:00:00.000Z' };
    expect(refusal(tomorrow, { now: NIGHT })).toBeUndefined();
  });

  it.each([undefined, noAddress, aDeliveryAddress({ street: '  ' })])(
    'O5-01 a delivery to %j is refused',
    (address) => {
      const message = 'Delivery address is required';
      const refused = { code: 'VALIDATION_FAILED', message, fields: { 'address.street': message } };
      expect(refusal({ ...delivery, address })).toMatchObject(refused);
      expect(refusal({ ...delivery, address, scheduledFor: SLOT })).toMatchObject(refused);
    },
  );

  it('a delivery whose address is wrong says so at the field', () => {
    const address = aDeliveryAddress({ street: 'x', postalCode: '1220' });
    expect(refusal({ ...delivery, address })).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'Please enter the street and house number',
      fields: {
        'address.street': 'Please enter the street and house number',
        'address.postalCode': 'Please check the ZIP code',
      },
    });
  });

  it('a delivery to another country is refused, unless nobody knows which is the restaurant’s', () => {
    const address = aDeliveryAddress({ country: 'GB', postalCode: 'SW1A 1AA' });
    const message = 'This restaurant delivers in its own country only';
    expect(refusal({ ...delivery, address })).toEqual({
      code: 'VALIDATION_FAILED',
      message,
      fields: { 'address.country': message },
    });
    const of = (country: string) =>
      aStorefront({ restaurant: { address: { ...aRestaurant().address, country } } });
    expect(refusal({ ...delivery, address }, { storefront: of('United Kingdom') })).toBeUndefined();
    expect(refusal({ ...delivery, address }, { storefront: of('Somewhere') })).toBeUndefined();
  });

  it('a delivery may arrive after closing time, if the kitchen is done by then', () => {
    const closing = NOW + 4 * 60 * MINUTE;
    const arrival = iso(closing + 15 * MINUTE);
    expect(refusal({ ...delivery, scheduledFor: arrival }, { now: closing - 60 * MINUTE })).toBeUndefined();
    const later = iso(closing + 30 * MINUTE);
    expect(refusal({ ...delivery, scheduledFor: later }, { now: closing - 60 * MINUTE })).toMatchObject({
      code: 'SLOT_UNAVAILABLE',
    });
  });

  it('O5-01 what is said first is that the restaurant is closed, then that an address is missing', () => {
    expect(refusal({ ...delivery, address: noAddress }, { now: NIGHT })).toMatchObject({
      code: 'RESTAURANT_CLOSED',
    });
    expect(refusal({ ...delivery, address: noAddress, scheduledFor: iso(NIGHT) })).toMatchObject({
      code: 'SLOT_UNAVAILABLE',
      message: 'This time is no longer available - please choose another one',
    });
  });

  it('no order is taken that the kitchen cannot finish before closing', () => {
    const closing = NOW + 4 * 60 * MINUTE;
    expect(refusal(pickup, { now: closing - 20 * MINUTE })).toBeUndefined();
    expect(refusal(pickup, { now: closing - 20 * MINUTE + 1 })).toMatchObject({ code: 'RESTAURANT_CLOSED' });
    const live = { ...defaultLiveState, busyExtraMinutes: 10 };
    expect(refusal(pickup, { live, now: closing - 30 * MINUTE })).toBeUndefined();
    expect(refusal(pickup, { live, now: closing - 30 * MINUTE + 1 })).toMatchObject({
      code: 'RESTAURANT_CLOSED',
    });
  });

  it('a pickup needs no address', () => {
    expect(refusal({ ...pickup, scheduledFor: SLOT })).toBeUndefined();
  });

  it.each([
    ['that is past', iso(NOW - 60 * MINUTE)],
    ['that the kitchen cannot make', iso(NOW)],
    ['at night', iso(NIGHT)],
    ['between two slots', iso(NOW + 61 * MINUTE)],
    ['that is no time', 'tomorrow'],
  ])('a time %s is refused', (_, scheduledFor) => {
    expect(refusal({ ...pickup, scheduledFor })).toMatchObject({ code: 'SLOT_UNAVAILABLE' });
  });

  it('O4-01, I4-01 an inactive restaurant does not ask to be scheduled', () => {
    const storefront = aStorefront({ restaurant: { isActive: false } });
    for (const scheduledFor of [null, SLOT])
      expect(refusal({ ...pickup, scheduledFor }, { storefront })).toEqual({
        code: 'RESTAURANT_CLOSED',
        message: 'This restaurant is not taking orders',
      });
  });

  it.each([
    ['the website is off', aStorefront({ website: { enabled: false } })],
    ['online ordering is off', aStorefront({ website: { orderingEnabled: false } })],
  ])('none can when %s', (_, storefront) => {
    expect(refusal(pickup, { storefront })).toEqual({
      code: 'RESTAURANT_CLOSED',
      message: 'This restaurant does not take orders on this site',
    });
  });

  it.each([
    ['pickup', ordering({ pickupEnabled: false }), pickup, 'This restaurant does not offer pickup'],
    ['delivery', ordering({ deliveryEnabled: false }), delivery, 'This restaurant does not deliver'],
  ])(
    'one that is open but offers no %s says that, and not that it is closed',
    (_, storefront, fulfilment, message) => {
      expect(refusal(fulfilment, { storefront })).toEqual({ code: 'ORDER_TYPE_NOT_OFFERED', message });
    },
  );

  it('the other way to get it stays open when one is off', () => {
    expect(refusal(delivery, { storefront: ordering({ pickupEnabled: false }) })).toBeUndefined();
    expect(refusal(pickup, { storefront: ordering({ deliveryEnabled: false }) })).toBeUndefined();
  });

  describe('by what is in the cart', () => {
    const limited = ordering({ slotKitchenMinutes: 30 });
    const live = { ...defaultLiveState, minutesTaken: { [SLOT]: 20 } };
    const at = (needs: OrderNeeds, fulfilment: Fulfilment, storefront = limited) =>
      refuseFulfilment(
        storefront,
        currentHours(storefront, live, fulfilment.orderType, { needs }),
        fulfilment,
        NOW,
      );
    const tray = { minutes: 1440, itemName: 'Party Tray' };

    it.each([
      [10, undefined],
      [11, 'SLOT_UNAVAILABLE'],
      [90, 'SLOT_UNAVAILABLE'],
    ])('%d kitchen minutes where ten are left', (kitchenMinutes, code) => {
      expect(at({ kitchenMinutes }, { ...pickup, scheduledFor: SLOT })?.code).toBe(code);
    });

    it('O9-15 a full time names the next that have room for it', () => {
      expect(at({ kitchenMinutes: 11 }, { ...pickup, scheduledFor: SLOT })?.message).toBe(
        'The kitchen is full at this time. The next free times: 6:30 PM EDT, 6:45 PM EDT, 7:15 PM EDT.',
      );
    });

    it('what has to be ordered a day ahead is none for now or for today, but for tomorrow', () => {
      const needs = { kitchenMinutes: 0, notice: tray };
      const message = 'Party Tray has to be ordered at least 24 hours ahead - please choose a later time';
      for (const scheduledFor of [null, SLOT])
        expect(at(needs, { ...pickup, scheduledFor })).toEqual({ code: 'SLOT_UNAVAILABLE', message });
      expect(at(needs, { ...pickup, scheduledFor: iso(NOW + 24 * 60 * MINUTE) })).toBeUndefined();
    });

    it('an order for later comes as early as the restaurant wants it for that kind', () => {
      const storefront = ordering({ deliveryLeadMinutes: 120 });
      const later = { ...delivery, scheduledFor: SLOT };
      expect(at({ kitchenMinutes: 0 }, later, storefront)).toEqual({
        code: 'SLOT_UNAVAILABLE',
        message: 'Please order at least 2 hours ahead for a later time',
      });
      expect(at({ kitchenMinutes: 0 }, { ...pickup, scheduledFor: SLOT }, storefront)).toBeUndefined();
      expect(at({ kitchenMinutes: 0 }, delivery, storefront)).toBeUndefined();
    });
  });

  it('a pause that staff tapped a moment ago closes it', () => {
    const live = { ...defaultLiveState, pausedUntil: iso(NOW + 30 * MINUTE) };
    expect(refusal(pickup, { live })).toMatchObject({ code: 'RESTAURANT_CLOSED' });
    expect(refusal(pickup, { live, now: NOW + 30 * MINUTE })).toBeUndefined();
  });

  it('O4-01, I4-02 of a restaurant out of business are none, though the cached menu still knows some', () => {
    const storefront = aStorefront();
    const gone: StorefrontLive = { ...defaultLiveState, isActive: false };
    expect(currentHours(storefront, defaultLiveState, 'pickup').isActive).toBe(true);
    expect(currentHours(storefront, gone, 'pickup').isActive).toBe(false);
    for (const fulfilment of [pickup, delivery, { ...pickup, scheduledFor: SLOT }])
      expect(refusal(fulfilment, { live: gone })).toEqual({
        code: 'RESTAURANT_CLOSED',
        message: 'This restaurant is not taking orders',
      });
  });
});
