// When an order whose outcome is unclear may be released by hand, so that it can be placed anew: not before the registrar must have
// shown something of it. The schedule releases it later by itself (look-at-purchase.ts).
import { DAY, HOUR, MINUTE } from '../kernel/durations.ts';
import type { DomainPurchase, PurchaseKind } from './domain-purchase.schema.ts';

/** Under way, or unclear. */
export const isOpen = ({ state }: Pick<DomainPurchase, 'state'>): boolean =>
  state === 'asked' || state === 'ordered' || state === 'unclear';

/** Typed by whoever releases one. */
export const RELEASE_WORD = 'Release';

/** Whoever buys a taken name again is refused; a renewal or transfer would be charged twice, so that they wait longer. */
const releasableAfter: Readonly<Record<PurchaseKind, number>> = {
  buy: 15 * MINUTE,
  renew: 2 * HOUR,
  transfer: DAY,
};

/**
 * What is to be seen of an order in the account. done: it was carried out; there: the domain is in the account, and maybe by this order;
 * taken: it is not, but its name is not free; absent: nothing is to be seen; unknown: nobody could be asked.
 */
export const purchaseSigns = ['done', 'there', 'taken', 'absent', 'unknown'] as const;
export type PurchaseSign = (typeof purchaseSigns)[number];

type Asked = Pick<DomainPurchase, 'what' | 'state' | 'askedAt' | 'orderId'>;

/** ISO instant. Undefined of an order that has ended, and of one whose number is known: that is followed until it ends. */
export function releasableAt({ what, askedAt, orderId, ...purchase }: Asked): string | undefined {
  if (!isOpen(purchase) || orderId !== undefined) return undefined;
  return new Date(Date.parse(askedAt) + releasableAfter[what]).toISOString();
}
