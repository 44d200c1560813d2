// Stores how far a purchase is, and has its buyer told once it has ended without them.
import type {
  DomainPurchase,
  PurchaseShown,
  PurchaseState,
} from '@bite/shared/domains/domain-purchase.schema';
import { isOpen } from '@bite/shared/domains/purchase-release';
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { newWork } from '../../due-work/due-work.ts';
import type { RegistrarDeps } from './registrar-deps.ts';

export interface Standing {
  state: Exclude<PurchaseState, 'asked'>;
  orderId?: string;
  /** In words for people. */
  problem?: string;
  /** Nobody waits for it at a screen: whoever bought it gets a mail. */
  tell?: boolean;
}

type Deps = Pick<RegistrarDeps, 'records' | 'writePath' | 'now'>;

/**
 * A purchase that has ended, or was begun again since, stays as it is.
 * @param attempt Of the purchase that was looked at.
 */
export async function settlePurchase(
  { writePath, now }: Deps,
  purchaseId: string,
  attempt: string,
  { tell = false, ...standing }: Standing,
): Promise<PurchaseShown> {
  const seen = await writePath.transact({ uid: 'system' }, async (transaction) => {
    const before = await transaction.get(domainPurchases, purchaseId);
    if (!before) throw new DomainError('NOT_FOUND', 'There is no such purchase');
    if (before.attempt !== attempt || !isOpen(before)) return before;
    const after = withStanding(before, standing, now());
    // A look that finds nothing new is no history: there are many of them.
    if (isSame(before, after)) transaction.follow(domainPurchases, purchaseId, after);
    else transaction.replace(domainPurchases, purchaseId, before, after);
    if (tell && !isOpen(after))
      transaction.enqueue(newWork('tellDomainPurchase', { purchaseId, attempt }, now()));
    return after;
  });
  return shownPurchase(seen);
}

const isSame = (one: DomainPurchase, other: DomainPurchase): boolean =>
  one.state === other.state && one.orderId === other.orderId && one.problem === other.problem;

export function withStanding(
  { problem: _problem, lookAt: _lookAt, ...purchase }: DomainPurchase,
  standing: Omit<Standing, 'tell'>,
  now: number,
): DomainPurchase {
  const at = new Date(now).toISOString();
  const after: DomainPurchase = { ...purchase, ...standing, updatedAt: at };
  return isOpen(after) ? { ...after, lookAt: nextLook(purchase, now) } : { ...after, endedAt: at };
}

/** Soon at first, then every hour. */
function nextLook({ askedAt }: Pick<DomainPurchase, 'askedAt'>, now: number): string {
  const age = now - Date.parse(askedAt);
  return new Date(now + Math.min(HOUR, Math.max(MINUTE, age / 2))).toISOString();
}

export function shownPurchase({ attempt: _, lookAt: _at, ...purchase }: DomainPurchase): PurchaseShown {
  return purchase;
}
