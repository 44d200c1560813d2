import { describe, expect, it } from 'vitest';
import { PLACE } from '../testing/a-cart.ts';
import { aDeliveryAddress } from '../testing/a-delivery-address.ts';
import { issuesOf } from '../testing/issues.ts';
import { noAddress } from './delivery-address.ts';
import { orderConfiguration } from './order-configuration.schema.ts';
import {
  canProceed,
  configurationAt,
  configure,
  emptyConfiguration,
  type OrderConfiguration,
  proceedProblems,
} from './order-configuration.ts';

const ADDRESS = aDeliveryAddress();
const SLOT = '2026-06-11T16:00:00.000Z';
const pickup = configure(emptyConfiguration, {});
const delivery = configure(emptyConfiguration, { orderType: 'delivery', deliveryAddress: ADDRESS });

describe('how an order is wanted', () => {
  it('O3-14, O4-10 starts unset, with pickup as its kind', () => {
    expect(emptyConfiguration).toEqual({
      orderType: 'pickup',
      deliveryAddress: noAddress,
      scheduledTime: null,
      isConfigured: false,
    });
    expect(orderConfiguration.parse({})).toEqual(emptyConfiguration);
  });

  it('O3-14 keeps every field that it is given', () => {
    const whole = {
      orderType: 'delivery',
      deliveryAddress: ADDRESS,
      scheduledTime: SLOT,
      isConfigured: true,
    };
    expect(orderConfiguration.parse(whole)).toEqual(whole);
  });

  it.each([
    [{ orderType: 'dineIn' }, 'orderType'],
    [{ scheduledTime: 'tomorrow' }, 'scheduledTime'],
    [{ deliveryAddress: 7 }, 'deliveryAddress'],
    [{ isConfigured: 'yes' }, 'isConfigured'],
  ])('O3-14 is none with %j', (change, field) => {
    expect(issuesOf(orderConfiguration, change)).toEqual([expect.stringContaining(`${field}:`)]);
  });

  it.each<[string, Parameters<typeof configure>[1], Partial<OrderConfiguration>]>([
    ['nothing but the default', {}, {}],
    ['a kind', { orderType: 'delivery' }, { orderType: 'delivery' }],
    ['a time', { scheduledTime: SLOT }, { scheduledTime: SLOT }],
  ])('O4-10 setting %s marks it configured', (_, choice, expected) => {
    expect(configure(emptyConfiguration, choice)).toEqual({
      ...emptyConfiguration,
      ...expected,
      isConfigured: true,
    });
    expect(emptyConfiguration.isConfigured).toBe(false);
  });

  it('O2.7-09 choosing pickup clears the address, choosing a time for a delivery keeps it', () => {
    expect(configure(delivery, { scheduledTime: SLOT }).deliveryAddress).toBe(ADDRESS);
    expect(configure(delivery, { orderType: 'pickup' }).deliveryAddress).toBe(noAddress);
    expect(configure(pickup, { deliveryAddress: ADDRESS }).deliveryAddress).toBe(noAddress);
  });

  it('O2.7-10, O4-10 is forgotten at another tenant and at another restaurant, and kept at the same', () => {
    expect(configurationAt(delivery, PLACE, { ...PLACE })).toBe(delivery);
    expect(configurationAt(delivery, PLACE, { ...PLACE, tenantId: 10_000_002 })).toEqual(emptyConfiguration);
    expect(configurationAt(delivery, PLACE, { ...PLACE, restaurantId: 20_000_002 })).toEqual(
      emptyConfiguration,
    );
  });
});

describe('whether an order can go on', () => {
  const UNSET = 'Order type not configured';
  const CLOSED = 'Restaurant is closed - please schedule your order';
  const NO_ADDRESS = 'Delivery address is required';
  const nowhere = configure(emptyConfiguration, { orderType: 'delivery' });

  it.each<[string, OrderConfiguration, boolean, string[]]>([
    ['pickup while it is open', pickup, true, []],
    ['delivery to an address while it is open', delivery, true, []],
    ['unset', emptyConfiguration, true, [UNSET]],
    ['pickup while it is closed', pickup, false, [CLOSED]],
    ['scheduled while it is closed', configure(pickup, { scheduledTime: SLOT }), false, []],
    ['delivery to nowhere', nowhere, true, [NO_ADDRESS]],
    [
      'delivery to a blank',
      configure(nowhere, { deliveryAddress: { ...ADDRESS, street: '  ' } }),
      true,
      [NO_ADDRESS],
    ],
    ['a scheduled delivery to nowhere', configure(nowhere, { scheduledTime: SLOT }), false, [NO_ADDRESS]],
    ['everything at once', { ...nowhere, isConfigured: false }, false, [UNSET, CLOSED, NO_ADDRESS]],
  ])('O5-01 %s', (_, configuration, open, expected) => {
    expect(proceedProblems(configuration, { open })).toEqual(expected);
    expect(canProceed(configuration, { open })).toBe(expected.length === 0);
  });
});
