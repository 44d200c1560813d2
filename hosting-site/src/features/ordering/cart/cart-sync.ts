// Keeps a signed-in diner's cart the same on all devices (O4-06 to O4-08). Loaded only when somebody is signed in. The cart of
// this browser stays the one that is shown and ordered: whatever the server does not answer is tried again later, and blocks
// nothing (I8.2-10).
import type { Answers, BodyOf } from '@bite/shared/api/answers';
import { type Call, CallError } from '@bite/shared/api/client';
import { queryTiming } from '@bite/shared/api/query-timing';
import { SECOND } from '@bite/shared/kernel/durations';
import type { Cart } from '@bite/shared/ordering/cart';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { isOfAnother, isOver, isUnsynced, joinCarts, leftBehind } from '@bite/shared/ordering/cart-sync';
import type { Site } from '../../../lib/site.ts';
import { hasUnknownOrder } from '../checkout/place-order.ts';

/** After a change, so that a few taps are one request. */
export const SENT_AFTER = SECOND;
/** While the page is visible. */
export const READ_EVERY = queryTiming.cart.staleTime;
/** Several devices that write all the time; what is left is sent with the next change. */
const MOST_CONFLICTS = 5;

type CartCall = Call<'getCart' | 'putCart'>;
type Remote = Answers['getCart']['cart'];

export interface CartSync {
  /** Ends it and leaves the cart: the session has ended by itself. */
  stop(): void;
  /** Ends it after a sign-out: the cart stays with the account. */
  leave(): void;
}

/** Reads at once, then whenever the page is looked at again; writes after every change. */
export function startCartSync(site: Site, { uid }: { uid: string }, call: CartCall): CartSync {
  const { cart, storefront } = site;
  const { guid: restaurantGuid } = storefront.get().restaurant;
  const parameters = { restaurantGuid };
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const join = (remote: Remote, sent?: Cart['items']) => {
    if (isStopped) return;
    const local = cart.get();
    if (remote && remote.items.length > 0 && local && !sent && isOver(local, remote))
      offerExpired(site, remote);
    cart.change((mine, now) => joinCarts(mine, remote ?? undefined, uid, now, sent));
  };

  const put = async (tries = MOST_CONFLICTS): Promise<void> => {
    const local = cart.get();
    if (!local || isStopped || !isUnsynced(local)) return;
    try {
      join((await call('putCart', { parameters, body: bodyOf(local) })).cart, local.items);
    } catch (error) {
      if (!isConflict(error)) throw error;
      join((error.details as Answers['getCart']).cart);
      if (tries > 0) await put(tries - 1);
    }
  };

  const exchange = async (reads: boolean): Promise<void> => {
    // What was ordered, perhaps, must not disappear before its diner knows.
    if (isStopped || hasUnknownOrder(restaurantGuid)) return;
    try {
      if (reads || isEmptied(cart.get())) join((await call('getCart', { parameters })).cart);
      await put();
    } catch (error) {
      if (error instanceof CallError && error.status === 401) stop();
    }
  };

  // One at a time in all tabs, each of which would send the same.
  let last = Promise.resolve();
  const next = (reads: boolean) => {
    last = last.then(() => alone(() => exchange(reads)));
  };

  const noticeChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const local = cart.get();
      if (local && isUnsynced(local)) next(false);
    }, SENT_AFTER);
  };
  const wake = () => {
    if (document.visibilityState === 'visible') next(true);
    // The page may be gone before the next change is sent.
    else if (cart.get() && isUnsynced(cart.get() as Cart)) next(false);
  };
  const connected = () => next(true);
  const interval = setInterval(() => {
    if (document.visibilityState === 'visible') next(true);
  }, READ_EVERY);

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(interval);
    unsubscribe();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', connected);
  };

  const found = cart.get();
  if (found && isOfAnother(found, uid)) {
    if (found.items.length > 0) cart.offer(found);
    cart.change((other, now) => emptyCart(other, now));
  }
  const unsubscribe = cart.subscribe(noticeChange);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', connected);
  next(true);

  return {
    stop,
    leave: () => {
      stop();
      cart.change(leftBehind);
    },
  };
}

/** By its diner, or by an order, which ends it on the server, too: there is then nothing to send. */
const isEmptied = (cart: Cart | undefined): boolean =>
  cart !== undefined && cart.items.length === 0 && (cart.base?.items.length ?? 0) > 0;

const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'CONFLICT';

/** Without fields that the contract does not know. */
function bodyOf({ base, version, orderType, items }: Cart): BodyOf<'putCart'> {
  return {
    ...(base && { known: { guid: base.guid, version } }),
    orderType,
    items,
  };
}

function offerExpired({ cart }: Site, { items }: NonNullable<Remote>): void {
  const local = cart.get();
  if (!local || cart.earlier.get()) return;
  cart.offer({ ...local, items, expiresAt: local.createdAt });
}

/** In one tab at a time, where the browser has locks. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator && navigator.locks
    ? navigator.locks.request('bite-cart-sync', work).catch(() => undefined)
    : work();
