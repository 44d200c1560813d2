// A signed-in diner's cart on several devices (O4-06 to O4-08). Each device keeps, beside its own lines, those that it last
// knew of the server (`base`): what differs from them is what this device changed, and is applied to the server's lines, line by
// line. So nothing that was added anywhere is lost, the newest change of a line wins, and a request that is repeated because its
// answer was lost changes nothing: every line keeps its id.
import { isoAt } from '../kernel/iso-time.ts';
import type { Cart, CartItem } from './cart.schema.ts';
import { configurationOf } from './cart.ts';
import { changed, emptyCart, isAnonymous } from './cart-state.ts';

/** The server's copy, as it answers it. */
export interface RemoteCart {
  guid: string;
  cartId: number;
  version: number;
  items: CartItem[];
  /** Milliseconds; at 0 or below it has expired. A duration, since a device's clock may be wrong. */
  expiresIn: number;
}

const stateOf = (line: CartItem): string => `${line.quantity} ${configurationOf(line)}`;
const isSame = (one: CartItem | undefined, other: CartItem | undefined): boolean =>
  one && other ? stateOf(one) === stateOf(other) : one === other;
const byId = (lines: readonly CartItem[]) => new Map(lines.map((line) => [line.cartItemId, line]));

/**
 * This device's changes since `base`, applied to the server's lines. Where both sides changed a line, this device's change is the
 * newer one; a changed line outlives its removal.
 */
export function joinLines(
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const [known, own, stored] = [byId(base), byId(mine), byId(theirs)];
  const left = theirs.flatMap((line): CartItem[] => {
    const before = known.get(line.cartItemId);
    const here = own.get(line.cartItemId);
    if (here) return [isSame(here, line) || !isSame(here, before) ? here : line];
    return before && isSame(before, line) ? [] : [line];
  });
  const added = mine.filter((line) => {
    const before = known.get(line.cartItemId);
    return !stored.has(line.cartItemId) && !(before && isSame(before, line));
  });
  return [...left, ...added];
}

/** Whether this device has lines that the server does not know, or lacks some (O4-08). */
export function isUnsynced({ base, items }: Cart): boolean {
  const known = byId(base?.items ?? []);
  return known.size !== items.length || !items.every((line) => isSame(known.get(line.cartItemId), line));
}

/** Whether it is a signed-in diner's, and another one's (O3-09). */
export const isOfAnother = (cart: Cart, customerId: string): boolean =>
  !isAnonymous(cart) && cart.customerId !== customerId;

/**
 * The cart on this device after the server's answer. On sign-in a guest's lines are added to the customer's cart; without one,
 * the guest's cart becomes theirs (O4-07). The lines of an expired copy are cleared (O4-05), unless this device has kept the same
 * cart alive.
 * @param sent The lines of the request, if this answers one that stored them: what was changed since is this device's change.
 */
export function joinCarts(
  local: Cart,
  remote: RemoteCart | undefined,
  customerId: string,
  now: number,
  sent?: readonly CartItem[],
): Cart {
  const known = sent ?? (remote && isOver(local, remote) ? remote.items : (local.base?.items ?? []));
  const items = joinLines(known, local.items, remote?.items ?? []);
  const isAsBefore =
    items.length === local.items.length && items.every((line, at) => line === local.items[at]);
  const { base: _, cartId: __, syncedAt: ___, ...own } = isAsBefore ? local : changed(local, now, { items });
  const joined: Cart = { ...own, customerId, isGuest: false, version: remote?.version ?? 1 };
  if (!remote) return joined;
  const expiresAt = Math.max(Date.parse(joined.expiresAt), now + remote.expiresIn);
  return {
    ...joined,
    cartId: remote.cartId,
    syncedAt: isoAt(now),
    expiresAt: isoAt(expiresAt),
    base: { guid: remote.guid, items: remote.items },
  };
}

/** Whether the server's copy has expired and is not the cart that this device has kept. */
export const isOver = (local: Cart, { guid, expiresIn }: RemoteCart): boolean =>
  expiresIn <= 0 && local.base?.guid !== guid;

/**
 * The cart of a device whose diner has signed out: it stays with their account, and nothing of it here. What the server does not
 * know yet stays as a guest's cart, since it would be lost.
 */
export function leftBehind(cart: Cart, now: number): Cart {
  if (isAnonymous(cart)) return cart;
  const fresh = emptyCart(cart, now);
  return isUnsynced(cart) ? { ...fresh, items: cart.items, orderType: cart.orderType } : fresh;
}
