// An order whose outcome is unclear keeps the domain from being ordered again. A site administrator reads what is to be seen of it, and
// releases it where that is nothing: the registrar is asked once more at that moment, so that nothing is charged twice.
import type { Answers } from '@bite/shared/api/answers';
import type { DomainPurchase, PurchaseShown } from '@bite/shared/domains/domain-purchase.schema';
import { isOpen, RELEASE_WORD, releasableAt } from '@bite/shared/domains/purchase-release';
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { registrarFor, registrarRefusal } from './ask-registrar.ts';
import { storedPurchase } from './look-at-purchase.ts';
import { lookForPurchase } from './purchase-signs.ts';
import type { RegistrarDeps } from './registrar-deps.ts';
import { settlePurchase, shownPurchase, withStanding } from './settle-purchase.ts';

type Deps = Pick<RegistrarDeps, 'records' | 'writePath' | 'domainRegistrar' | 'now'>;

/** Changes nothing. Throws FORBIDDEN, NOT_FOUND, and CONFLICT where there is no key for the registrar. */
export async function reviewDomainPurchase(
  deps: Deps,
  { user }: Caller,
  purchaseId: string,
): Promise<Answers['reviewDomainPurchase']> {
  const registrar = registrarFor(deps, user, 'platformDomains.write');
  const purchase = await storedPurchase(deps, purchaseId);
  const { sign } = await lookForPurchase(registrar, purchase);
  const from = releasableAt(purchase);
  return { purchase: shownPurchase(purchase), sign, ...(from !== undefined && { releasableAt: from }) };
}

/**
 * Throws FORBIDDEN, VALIDATION_FAILED without the confirmation, NOT_FOUND, CONFLICT where it may not be released or the registrar has
 * something of it, and as registrarRefusal says where nobody could be asked.
 */
export async function releaseDomainPurchase(
  deps: Deps,
  caller: Caller,
  purchaseId: string,
  { confirm }: { confirm: string },
): Promise<PurchaseShown> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  assertTyped(confirm);
  const purchase = await storedPurchase(deps, purchaseId);
  assertReleasable(purchase, deps.now());
  const { sign, failure } = await lookForPurchase(registrar, purchase);
  if (failure) throw registrarRefusal(failure);
  if (sign === 'done')
    await settlePurchase(deps, purchaseId, purchase.attempt, { state: 'done', tell: true });
  if (sign !== 'absent') throw refusals[sign](purchase.name);
  return release(deps, caller, purchase);
}

function assertTyped(confirm: string): void {
  if (confirm.trim() === RELEASE_WORD) return;
  const message = `Type ${RELEASE_WORD} to confirm`;
  throw new DomainError('VALIDATION_FAILED', message, { fields: { confirm: message } });
}

function assertReleasable(purchase: DomainPurchase, now: number): void {
  const from = releasableAt(purchase);
  if (from === undefined)
    throw new DomainError(
      'CONFLICT',
      isOpen(purchase)
        ? `The registrar has this as order ${purchase.orderId}, which is followed until it ends.`
        : 'This order has ended already.',
    );
  const minutes = Math.ceil((Date.parse(from) - now) / MINUTE);
  if (minutes > 0)
    throw new DomainError(
      'CONFLICT',
      `The registrar may still be working on it: it can be released in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    );
}

const conflict = (words: string) => new DomainError('CONFLICT', `${words} Nothing was released.`);

const refusals = {
  done: (name: string) => conflict(`${name} is in the account: the order was carried out.`),
  there: (name: string) =>
    conflict(`${name} is in the account, maybe by this order. Please look at the orders at Vercel.`),
  taken: (name: string) =>
    conflict(
      `${name} is not free: the registrar may be working on this order. Please look at the orders at Vercel.`,
    ),
  unknown: () => conflict('The registrar could not be asked.'),
};

function release(
  deps: Deps,
  caller: Caller,
  { purchaseId, attempt }: DomainPurchase,
): Promise<PurchaseShown> {
  return deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await transaction.get(domainPurchases, purchaseId);
    if (before?.attempt !== attempt || releasableAt(before) === undefined)
      throw new DomainError('CONFLICT', 'More is known of this order by now. Please look again.');
    const after = withStanding(
      before,
      { state: 'failed', problem: 'Released by hand: the registrar had nothing of this order.' },
      deps.now(),
    );
    transaction.replace(domainPurchases, purchaseId, before, after);
    return shownPurchase(after);
  });
}
