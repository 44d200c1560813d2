import { describe, expect, it } from 'vitest';
import { orderEvent } from '../ordering/order.schema.ts';
import { staffName } from './staff-name.ts';

const email = 'rosa.delgado@bella.example.com';

describe('the name of a person of staff', () => {
  it.each([
    ['their own where they have one', 'Rosa Delgado', 'Rosa Delgado'],
    ['no address where they have none', undefined, 'rosa.delgado'],
    ['no address where that is their name', email, 'rosa.delgado'],
    ['whatever else has an @ in it', 'Chef @ Bella', 'Chef @ Bella'],
  ])('is %s', (_what, displayName, expected) => {
    expect(staffName({ displayName, email })).toBe(expected);
  });

  it('is no address in an order’s history from before, either', () => {
    const states = { status: 'newOrder', lifecycleState: 'started', paymentStatus: 'unpaid' };
    const event = { at: '2026-06-10T22:00:00.000Z', by: 'u1', byName: email, action: 'accept' };
    expect(orderEvent.parse({ ...event, from: states, to: states }).byName).toBe('rosa.delgado');
  });
});
