import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetContact, rememberContact } from './remember-contact.ts';
import { rememberedContact } from './remembered-contact.ts';

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
    rememberContact({ ...ada, address: home });
    rememberContact(next);
    expect(rememberedContact()).toEqual({ ...next, address: undefined });
  });

  it('keeps their address over an order that is picked up', () => {
    rememberContact({ ...ada, address: home });
    rememberContact(ada);
    expect(rememberedContact()).toEqual({ ...ada, address: home });
  });

  it('is remembered with the address of the last delivery', () => {
    rememberContact({ ...ada, address: aDeliveryAddress() });
    rememberContact({ ...ada, address: home });
    expect(rememberedContact()).toEqual({ ...ada, address: home });
  });

  it('is forgotten whole', () => {
    rememberContact({ ...ada, address: home });
    forgetContact();
    rememberContact(ada);
    expect(rememberedContact()).toEqual({ ...ada, address: undefined });
  });
});
