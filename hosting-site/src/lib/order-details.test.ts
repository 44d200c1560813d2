import { noAddress } from '@bite/shared/ordering/delivery-address';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderDetailsStore } from './order-details.ts';
import { forgetContact, rememberContact } from './remember-contact.ts';

const ADDRESS = aDeliveryAddress();
const LAST = aDeliveryAddress({ street: '9 Elm Street' });
const both = ['pickup', 'delivery'] as const;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function started(restaurantGuid = 'here', offered: readonly ('pickup' | 'delivery')[] = both) {
  const store = createOrderDetailsStore(restaurantGuid, offered);
  store.start();
  return store;
}

describe('how an order is wanted', () => {
  it('O4-10 starts unset, with pickup as the default kind', () => {
    expect(started().get()).toEqual({
      orderType: 'pickup',
      deliveryAddress: noAddress,
      scheduledTime: null,
      isConfigured: false,
    });
  });

  it('O4-10 any choice configures it', () => {
    const store = started();
    store.choose({ scheduledTime: '2025-11-21T19:00:00.000Z' });
    expect(store.get()).toMatchObject({ isConfigured: true, orderType: 'pickup' });
  });

  it('O2.7-09 choosing pickup clears the delivery address', () => {
    const store = started();
    store.choose({ orderType: 'delivery' });
    store.typeAddress(ADDRESS);
    store.choose({ orderType: 'pickup' });
    expect(store.get().deliveryAddress).toEqual(noAddress);
  });

  it('a delivery begins with the address of the last one on this device, unless another is typed', () => {
    rememberContact({ name: 'Ada', phone: '2125550199', email: 'ada@example.com', address: LAST });
    const store = started();
    expect(store.get().deliveryAddress).toEqual(noAddress);
    store.choose({ orderType: 'delivery' });
    expect(store.get().deliveryAddress).toEqual(LAST);
    store.typeAddress(ADDRESS);
    store.choose({ scheduledTime: null });
    expect(store.get().deliveryAddress).toEqual(ADDRESS);
    forgetContact();
    store.forgetAddress();
    store.choose({ orderType: 'delivery' });
    expect(store.get().deliveryAddress).toEqual(noAddress);
  });

  it('a delivery begins without the address of the last one, where somebody else has typed their name', () => {
    rememberContact({ name: 'Ada', phone: '2125550199', email: 'ada@example.com', address: LAST });
    const typed = { name: 'Bob', phone: '', email: '' };
    window.sessionStorage.setItem('bite-diner', JSON.stringify(typed));
    const store = started();
    store.choose({ orderType: 'delivery' });
    expect(store.get().deliveryAddress).toEqual(noAddress);
  });

  it('survives a reload in the same session', () => {
    const store = started();
    store.choose({ orderType: 'delivery' });
    store.typeAddress(ADDRESS);
    expect(started().get()).toMatchObject({ orderType: 'delivery', deliveryAddress: ADDRESS });
  });

  it('O2.7-10 is forgotten at another restaurant', () => {
    started('here').choose({ orderType: 'delivery' });
    expect(started('there').get().isConfigured).toBe(false);
  });

  it('falls back to what the restaurant offers', () => {
    started('here').choose({ orderType: 'delivery' });
    expect(started('here', ['pickup']).get()).toMatchObject({ orderType: 'pickup', isConfigured: false });
    expect(started('there', ['delivery']).get().orderType).toBe('delivery');
  });

  it('O2.7-10 is asked for once a session and restaurant', () => {
    expect(started('here').askOnce()).toBe(true);
    expect(started('here').askOnce()).toBe(false);
    expect(started('there').askOnce()).toBe(true);
  });

  it('ignores rubbish in the storage', () => {
    window.sessionStorage.setItem(
      'bite-order-details',
      '{"restaurantGuid":"here","details":{"orderType":"drone"}}',
    );
    expect(started().get().isConfigured).toBe(false);
  });
});
