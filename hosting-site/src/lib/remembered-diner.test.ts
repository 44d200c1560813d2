import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDiner, rememberDiner } from './remember-diner.ts';
import { rememberedDiner } from './remembered-diner.ts';

const ada = { name: 'Ada', phone: '2125550199', email: 'ada@example.com' };
const home = aDeliveryAddress({ street: '9 Elm Street' });

beforeEach(() => window.localStorage.clear());

describe('who ordered last on this device', () => {
  it.each([
    ['another name', { ...ada, name: 'Bob' }],
    ['another phone', { ...ada, phone: '2125550100' }],
    ['another email', { ...ada, email: 'bob@example.com' }],
    ['another person', { name: 'Bob', phone: '2125550100', email: 'bob@example.com' }],
  ])('is remembered without the address of whoever ordered before: %s', (_, next) => {
    rememberDiner({ ...ada, address: home });
    rememberDiner(next);
    expect(rememberedDiner()).toEqual({ ...next, address: undefined });
  });

  it('keeps their address over an order that is picked up', () => {
    rememberDiner({ ...ada, address: home });
    rememberDiner(ada);
    expect(rememberedDiner()).toEqual({ ...ada, address: home });
  });

  it('is remembered with the address of the last delivery', () => {
    rememberDiner({ ...ada, address: aDeliveryAddress() });
    rememberDiner({ ...ada, address: home });
    expect(rememberedDiner()).toEqual({ ...ada, address: home });
  });

  it('is forgotten whole', () => {
    rememberDiner({ ...ada, address: home });
    forgetDiner();
    rememberDiner(ada);
    expect(rememberedDiner()).toEqual({ ...ada, address: undefined });
  });
});
