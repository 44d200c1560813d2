import { describe, expect, it } from 'vitest';
import { storefrontQuery } from '../catalogue/storefront.contract.ts';
import { domainEndpoints } from '../domains/domains.contract.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import {
  customer,
  lineRequest,
  moveOrderInput,
  orderKey,
  placeOrderInput,
  quoteOrderInput,
} from './orders.contract.ts';

const kim = { name: 'Kim', phone: '+1 (518) 555-0199', email: 'kim@example.com' };
const wish = { restaurantGuid: aGuid(1), orderType: 'pickup', lines: [{ menuItemId: 17, quantity: 1 }] };
const anOrder = (change: object = {}) => ({ ...wish, customer: kim, expectedTotal: 13.61, ...change });
const aLine = (change: object) => ({ menuItemId: 17, quantity: 1, ...change });

describe('what an order may ask for', () => {
  it('is completed with what goes without saying', () => {
    expect(placeOrderInput.parse(anOrder())).toMatchObject({
      scheduledFor: null,
      lines: [{ menuItemId: 17, quantity: 1, modifiers: [] }],
    });
  });

  it.each([
    ['an order', placeOrderInput, anOrder({ total: 1 })],
    ['a quote', quoteOrderInput, { ...wish, total: 5 }],
    ['a line', lineRequest, aLine({ price: 0.01 })],
    ['a modifier', lineRequest, aLine({ modifiers: [{ modifierGroupId: 1, modifierId: 1, priceDelta: 0 }] })],
    ['a customer', customer, { ...kim, isAdmin: true }],
    ['a move', moveOrderInput, { action: 'accept', status: 'completed' }],
  ])('%s with a field of its own invention is refused', (_, schema, input) => {
    expect(issuesOf(schema, input)).toHaveLength(1);
    expect(issuesOf(schema, input)[0]).toContain('Unrecognized key');
  });

  it('an empty cart is refused', () => {
    expect(issuesOf(quoteOrderInput, { ...wish, lines: [] })).toEqual(['lines: Cart is empty']);
  });

  it.each([
    ['99 of a thing', aLine({ quantity: 99 }), 0],
    ['100 of a thing', aLine({ quantity: 100 }), 1],
    ['none of a thing', aLine({ quantity: 0 }), 1],
    ['half of a thing', aLine({ quantity: 0.5 }), 1],
    ['a note of 500 letters', aLine({ notes: 'x'.repeat(500) }), 0],
    ['a note of 501 letters', aLine({ notes: 'x'.repeat(501) }), 1],
    ['20 times an option', aLine({ modifiers: [{ modifierGroupId: 1, modifierId: 1, quantity: 20 }] }), 0],
    ['21 times an option', aLine({ modifiers: [{ modifierGroupId: 1, modifierId: 1, quantity: 21 }] }), 1],
    ['an open price below nothing', aLine({ openPrice: -1 }), 1],
  ])('limits: %s', (_, line, issues) => {
    expect(issuesOf(lineRequest, line)).toHaveLength(issues);
  });

  it('limits: 100 lines', () => {
    const lines = (count: number) => Array.from({ length: count }, () => aLine({}));
    expect(issuesOf(quoteOrderInput, { ...wish, lines: lines(100) })).toEqual([]);
    expect(issuesOf(quoteOrderInput, { ...wish, lines: lines(101) })).toHaveLength(1);
  });

  it('the total that the diner saw is part of the order, and is money', () => {
    for (const expectedTotal of [undefined, -1, '13.61'])
      expect(issuesOf(placeOrderInput, anOrder({ expectedTotal }))).toHaveLength(1);
  });

  it('a time is an instant or as soon as possible', () => {
    expect(issuesOf(quoteOrderInput, { ...wish, scheduledFor: '2026-06-10T22:30:00.000Z' })).toEqual([]);
    expect(issuesOf(quoteOrderInput, { ...wish, scheduledFor: '18:30' })).toHaveLength(1);
  });
});

describe('who orders', () => {
  it.each([
    [{ name: '   ' }, 'name: Please enter your name'],
    [{ phone: '555' }, 'phone: Please enter a phone number we can call'],
    [{ phone: 'call me: 5185550199' }, 'phone: Please enter a phone number we can call'],
    [{ email: 'kim' }, 'email: Please enter a valid email address'],
  ])('%j is told what is missing', (change, issue) => {
    expect(issuesOf(customer, { ...kim, ...change })).toEqual([issue]);
  });

  it.each(['5185550199', '+44 20 7946 0958', '(518) 555-0199', '518.555.0199'])(
    'may be called at %s',
    (phone) => {
      expect(issuesOf(customer, { ...kim, phone })).toEqual([]);
    },
  );
});

describe('idempotency key', () => {
  it.each(['a'.repeat(22), 'A1_-'.repeat(8), 'x'.repeat(128)])('%s is one', (key) => {
    expect(issuesOf(orderKey, key)).toEqual([]);
  });

  it.each([
    '',
    'a'.repeat(21),
    'a'.repeat(129),
    `${'a'.repeat(22)}!`,
    `${'a'.repeat(22)}\n`,
    `${'a'.repeat(11)} ${'a'.repeat(11)}`,
  ])('%j is none', (key) => {
    expect(issuesOf(orderKey, key)).toEqual([
      ': Idempotency-Key must be 22 to 128 letters, digits, hyphens or underscores',
    ]);
  });
});

describe('a move on the board', () => {
  it.each(['cancel', 'void', 'correct'])('%s needs a reason', (action) => {
    const to = action === 'correct' ? 'ready' : undefined;
    for (const reason of [undefined, '', '   '])
      expect(issuesOf(moveOrderInput, { action, to, reason })).toEqual(['reason: A reason is required']);
    expect(issuesOf(moveOrderInput, { action, to, reason: 'Out of dough' })).toEqual([]);
  });

  it('an undo names the move it takes back', () => {
    expect(issuesOf(moveOrderInput, { action: 'undo' })).toEqual(['undoes: Say which move to take back']);
    expect(issuesOf(moveOrderInput, { action: 'undo', undoes: '3' })).toEqual([]);
  });

  it('a correction says where the order goes back to', () => {
    const correction = { action: 'correct', reason: 'Wrong order' };
    expect(issuesOf(moveOrderInput, correction)).toEqual(['to: Say where the order goes back to']);
    expect(issuesOf(moveOrderInput, { ...correction, to: 'completed' })).toHaveLength(1);
  });

  it.each(['accept', 'start', 'ready', 'handOver'])('%s needs none', (action) => {
    expect(issuesOf(moveOrderInput, { action })).toEqual([]);
  });

  it('there are no others', () => {
    expect(issuesOf(moveOrderInput, { action: 'refund' })).toHaveLength(1);
  });
});

describe('asking for a storefront', () => {
  it.each([{ slug: 'bella' }, { domain: 'bella.com' }, { restaurantGuid: aGuid(1) }])(
    '%j names the restaurant',
    (query) => {
      expect(issuesOf(storefrontQuery, query)).toEqual([]);
    },
  );

  it.each([{}, { slug: 'bella', domain: 'bella.com' }])('%j names none, or two', (query) => {
    expect(issuesOf(storefrontQuery, query)).toEqual([
      ': Name the restaurant by one of restaurantGuid, slug or domain',
    ]);
  });

  it('a domain has 1 to 253 characters', () => {
    expect(issuesOf(domainEndpoints.resolveDomain.body, { domain: ' ' })).toEqual([
      'domain: Domain is required',
    ]);
    expect(issuesOf(domainEndpoints.resolveDomain.body, { domain: 'a'.repeat(254) })).toEqual([
      'domain: Domain must be less than 253 characters',
    ]);
  });
});
