import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../kernel/durations.ts';
import { aCart, anItemInCart, calzone } from '../testing/a-cart.ts';
import { aGuid, NOW } from '../testing/a-storefront.ts';
import type { Cart, CartItem } from './cart.schema.ts';
import { isOfAnother, isUnsynced, joinCarts, joinLines, leftBehind, type RemoteCart } from './cart-sync.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const pizza = anItemInCart('a', { quantity: 2 });
const guests = aCart(pizza);
const remote: RemoteCart = {
  guid: aGuid(1),
  cartId: 5,
  version: 4,
  items: [calzone('c', 3)],
  expiresIn: 20 * MINUTE,
};
const lines = ({ items }: Pick<Cart, 'items'>) => items.map(({ name, quantity }) => [name, quantity]);
const more = (line: CartItem, quantity: number): CartItem => ({ ...line, quantity });
const later = NOW + MINUTE;

describe('a guest’s cart on sign-in', () => {
  it('O4-07 is added to the customer’s, which stays the same cart', () => {
    const joined = joinCarts(guests, remote, 'c1', later);
    expect(lines(joined)).toEqual([
      ['Calzone', 3],
      ['Margherita', 2],
    ]);
    expect(joined).toMatchObject({
      cartId: 5,
      customerId: 'c1',
      isGuest: false,
      version: 4,
      syncedAt: iso(later),
      updatedAt: iso(later),
      expiresAt: iso(later + 30 * MINUTE),
      base: { guid: aGuid(1), items: remote.items },
    });
  });

  it('O4-07 becomes the customer’s where there is none', () => {
    const joined = joinCarts(guests, undefined, 'c1', later);
    expect(joined).toEqual({ ...guests, customerId: 'c1', isGuest: false });
    expect(isUnsynced(joined)).toBe(true);
  });

  it('O4-07 changes neither of the two it is made of', () => {
    const before = structuredClone([remote, guests]);
    joinCarts(guests, remote, 'c1', later);
    expect([remote, guests]).toEqual(before);
  });

  it('O4-05 stands alone where the customer’s has expired', () => {
    const alone = joinCarts(guests, { ...remote, expiresIn: 0 }, 'c1', later);
    expect(lines(alone)).toEqual([['Margherita', 2]]);
    expect(alone).toMatchObject({ cartId: 5, version: 4, expiresAt: guests.expiresAt });
    expect(isUnsynced(alone)).toBe(true);
    expect(lines(joinCarts(guests, { ...remote, expiresIn: 1 }, 'c1', later))).toHaveLength(2);
  });
});

describe('a cart and its copy on the server', () => {
  const synced = joinCarts(aCart(), remote, 'c1', NOW);

  it('O4-08 is to be sent when a line differs, and not otherwise', () => {
    expect([isUnsynced(aCart()), isUnsynced(guests), isUnsynced(synced)]).toEqual([false, true, false]);
    const [line] = synced.items;
    if (!line) throw new Error('a line is expected');
    expect(isUnsynced({ ...synced, items: [more(line, 1)] })).toBe(true);
    expect(isUnsynced({ ...synced, items: [{ ...line, notes: 'well done' }] })).toBe(true);
    expect(isUnsynced({ ...synced, items: [] })).toBe(true);
    expect(isUnsynced({ ...synced, items: [{ ...line, totalPrice: 1, name: 'Calzone, large' }] })).toBe(
      false,
    );
    expect(isUnsynced({ ...synced, orderType: 'delivery' })).toBe(false);
  });

  it('O4-05 lives as long as the longer of the two', () => {
    const local = { ...synced, expiresAt: iso(NOW + 5 * MINUTE) };
    expect(joinCarts(local, remote, 'c1', NOW).expiresAt).toBe(iso(NOW + 20 * MINUTE));
    const longer = { ...synced, expiresAt: iso(NOW + 25 * MINUTE) };
    expect(joinCarts(longer, remote, 'c1', NOW)).toMatchObject({
      expiresAt: longer.expiresAt,
      updatedAt: longer.updatedAt,
    });
  });

  it('O4-06 is of another person where somebody else has signed in; a guest’s is nobody’s', () => {
    expect([isOfAnother(synced, 'c1'), isOfAnother(synced, 'c2'), isOfAnother(guests, 'c2')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('follows to the diner’s next cart, and keeps what this device has added since', () => {
    const added = { ...synced, items: [...synced.items, pizza] };
    const next = { ...remote, guid: aGuid(2), cartId: 6, version: 1, items: [calzone('d')] };
    expect(joinCarts(added, next, 'c1', later)).toMatchObject({
      cartId: 6,
      version: 1,
      base: { guid: aGuid(2) },
    });
    expect(lines(joinCarts(added, next, 'c1', later))).toEqual([
      ['Calzone', 1],
      ['Margherita', 2],
    ]);
    const none = joinCarts(added, undefined, 'c1', later);
    expect(lines(none)).toEqual([['Margherita', 2]]);
    expect([none.base, none.cartId, none.version]).toEqual([undefined, undefined, 1]);
  });

  it('what was changed while it was on its way is this device’s change, and not undone by the answer', () => {
    const sent = [...synced.items, pizza];
    const answer = { ...remote, version: 5, items: sent };
    const removed = joinCarts(synced, answer, 'c1', later, sent);
    expect(lines(removed)).toEqual([['Calzone', 3]]);
    expect(isUnsynced(removed)).toBe(true);
  });

  it('stays with the account where its diner signs out, except for what the server does not know', () => {
    expect(leftBehind(synced, later)).toMatchObject({ items: [], isGuest: true, version: 1 });
    expect(leftBehind(synced, later)).not.toHaveProperty('customerId');
    const unsent = leftBehind({ ...synced, items: [pizza] }, later);
    expect([lines(unsent), unsent.isGuest, unsent.base]).toEqual([[['Margherita', 2]], true, undefined]);
    expect(leftBehind(guests, later)).toBe(guests);
  });

  it('keeps its price of a line that is the same on both sides, so that a new price is noticed', () => {
    const old = { ...synced, items: synced.items.map((line) => ({ ...line, totalPrice: 1 })) };
    expect(joinCarts(old, remote, 'c1', later).items[0]?.totalPrice).toBe(1);
  });
});

describe('lines that two devices have changed', () => {
  const [base, theirs] = [calzone('c', 1), calzone('c', 2)];

  it.each<[string, CartItem[], CartItem[], number[]]>([
    ['changed there alone', [base], [theirs], [2]],
    ['changed here alone', [more(base, 5)], [base], [5]],
    ['changed on both sides: this device’s change is the newer one', [more(base, 5)], [theirs], [5]],
    ['removed here', [], [base], []],
    ['removed there', [base], [], []],
    ['removed here, changed there', [], [theirs], [2]],
    ['changed here, removed there', [more(base, 5)], [], [5]],
  ])('O4-06 %s', (_, mine, stored, quantities) => {
    expect(joinLines([base], mine, stored).map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it('no line that either side has added is lost, and joining again changes nothing', () => {
    const state = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 3 }));
    const linesOf = (quantities: Record<string, number>) =>
      Object.entries(quantities).map(([id, quantity]) => calzone(id, quantity));
    fc.assert(
      fc.property(state, state, state, (known, here, there) => {
        const [base, mine, theirs] = [linesOf(known), linesOf(here), linesOf(there)];
        const joined = joinLines(base, mine, theirs);
        const ids = joined.map(({ cartItemId }) => cartItemId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of [...Object.keys(here), ...Object.keys(there)])
          if (!(id in known)) expect(ids).toContain(id);
        expect(joinLines(theirs, joined, joined)).toEqual(joined);
        expect(joinLines(base, mine, joined)).toEqual(joined);
      }),
    );
  });
});
