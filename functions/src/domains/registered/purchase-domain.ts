// What the registrar takes money for: at most once. The purchase is stored before the registrar is asked, under the domain and the kind
// of purchase, and while one is open no other one begins. An answer that was lost leaves it unclear, until look-at-purchase.ts has found
// out what became of it.
import {
  type DomainPurchase,
  type PurchaseKind,
  type PurchaseShown,
  purchaseIdOf,
} from '@bite/shared/domains/domain-purchase.schema';
import { isOpen } from '@bite/shared/domains/purchase-release';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { ServiceFailure, ServiceResult } from '../../ports/service-result.ts';
import { registrarRefusal } from './ask-registrar.ts';
import type { RegistrarDeps } from './registrar-deps.ts';
import { settlePurchase, shownPurchase } from './settle-purchase.ts';

export interface Order {
  what: PurchaseKind;
  /** The domain's. */
  name: string;
  /** In US dollars: what was shown and confirmed. */
  price: number;
  years: number;
  autoRenew?: boolean;
  expiredBefore?: number;
}

export interface Asking {
  /** Called once, after the purchase is stored: the last chance to refuse it. Throws. */
  check?: () => Promise<void>;
  /** Answers the order's id. */
  order: () => Promise<ServiceResult<string>>;
  /** Of an order that is refused for its price: what it costs now. */
  price: () => Promise<number | undefined>;
}

/** The process that asks has ended by then. Milliseconds. */
export const ASKING = 2 * MINUTE;

/**
 * A request that is repeated with its Idempotency-Key answers what became of the first. Throws CONFLICT where the same is under way,
 * PRICE_CHANGED, and as registrarRefusal says.
 */
export async function purchaseDomain(
  deps: RegistrarDeps,
  caller: Caller,
  order: Order,
  asking: Asking,
): Promise<PurchaseShown> {
  const purchaseId = purchaseIdOf(order.what, order.name);
  const attempt = deps.newGuid();
  const begun = await deps.writePath.once((path) =>
    path.transact(authorOf(caller), async (transaction) => {
      const before = await transaction.get(domainPurchases, purchaseId);
      if (before && isOpen(before)) throw underWay(before);
      const purchase = begin(deps, caller, order, attempt);
      if (before) transaction.replace(domainPurchases, purchaseId, before, purchase);
      else transaction.create(domainPurchases, purchaseId, purchase);
      return { attempt };
    }),
  );
  // Somebody else's attempt: this request is a repeat of theirs.
  if (begun.attempt !== attempt) return presentPurchase(deps, purchaseId, begun.attempt);
  try {
    await asking.check?.();
  } catch (error) {
    const problem = error instanceof DomainError ? error.message : 'Nothing was ordered.';
    await settlePurchase(deps, purchaseId, attempt, { state: 'failed', problem });
    throw error;
  }
  return ordered(deps, purchaseId, attempt, asking);
}

function begin({ now }: RegistrarDeps, { user }: Caller, order: Order, attempt: string): DomainPurchase {
  const { what, name, ...terms } = order;
  const at = new Date(now()).toISOString();
  return {
    ...{ purchaseId: purchaseIdOf(what, name), what, name, ...terms, state: 'asked', attempt },
    creator: { username: user.displayName || user.email, email: user.email, id: user.uid },
    ...{ askedAt: at, updatedAt: at, lookAt: new Date(now() + ASKING).toISOString() },
  };
}

const verbs: Readonly<Record<PurchaseKind, string>> = {
  buy: 'being bought',
  transfer: 'being transferred',
  renew: 'being renewed',
};

const underWay = ({ what, name, state }: DomainPurchase): DomainError =>
  new DomainError(
    'CONFLICT',
    state === 'unclear'
      ? `It is not known yet whether ${shownDomain(name)} is ${verbs[what]} already. Bite is finding out, and mails whoever began it.`
      : `${shownDomain(name)} is ${verbs[what]} already.`,
  );

/** What became of an earlier request: where that was refused, this one is, too. */
async function presentPurchase(
  { records }: Pick<RegistrarDeps, 'records'>,
  purchaseId: string,
  attempt: string,
): Promise<PurchaseShown> {
  const purchase = await records.get(domainPurchases, purchaseId);
  if (!purchase) throw new DomainError('NOT_FOUND', 'There is no such purchase');
  if (purchase.attempt === attempt && purchase.state === 'failed')
    throw new DomainError('CONFLICT', purchase.problem ?? 'Nothing was ordered.');
  return shownPurchase(purchase);
}

async function ordered(
  deps: RegistrarDeps,
  purchaseId: string,
  attempt: string,
  { order, price }: Asking,
): Promise<PurchaseShown> {
  const result = await order();
  if (result.outcome === 'answered') {
    const orderId = result.value;
    const settled = await settlePurchase(deps, purchaseId, attempt, { state: 'ordered', orderId }).catch(
      (error: unknown) => {
        // What is stored still says that the registrar is being asked: it is found out what became of that.
        deps.log.error('an order at the registrar could not be stored', { purchaseId, orderId });
        throw error;
      },
    );
    return settled;
  }
  if (result.reason === 'unclear')
    return settlePurchase(deps, purchaseId, attempt, {
      state: 'unclear',
      problem: 'The registrar’s answer was lost. Bite is finding out whether it has the order.',
    });
  const refusal = await refusalOf(result, price);
  await settlePurchase(deps, purchaseId, attempt, { state: 'failed', problem: refusal.message });
  throw refusal;
}

async function refusalOf(failure: ServiceFailure, price: Asking['price']): Promise<DomainError> {
  return failure.code === 'expected_price_mismatch' ? priceChanged(await price()) : registrarRefusal(failure);
}

/** @param price What it costs now, if that is known. */
export const priceChanged = (price: number | undefined): DomainError =>
  new DomainError(
    'PRICE_CHANGED',
    price === undefined
      ? 'The price has changed. Nothing was ordered: please look it up again.'
      : `The price has changed: it is $${price.toFixed(2)} now. Nothing was ordered.`,
    price === undefined ? undefined : { price },
  );
