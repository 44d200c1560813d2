// Finds out what became of a purchase: by its order or, where its id was lost, by what is in the account now. Nothing is ever ordered
// again here.
import type { DomainPurchase, PurchaseShown } from '@bite/shared/domains/domain-purchase.schema';
import { isOpen } from '@bite/shared/domains/purchase-release';
import { DAY, HOUR } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import { orderProblem } from './order-problems.ts';
import { ASKING } from './purchase-domain.ts';
import { signInAccount } from './purchase-signs.ts';
import type { RegistrarDeps } from './registrar-deps.ts';
import { type Standing, settlePurchase, shownPurchase } from './settle-purchase.ts';

type LookDeps = Pick<RegistrarDeps, 'records' | 'writePath' | 'domainRegistrar' | 'now'>;

/** For a person. Throws FORBIDDEN and NOT_FOUND. */
export async function lookAtDomainPurchase(
  deps: LookDeps,
  { user }: Caller,
  purchaseId: string,
): Promise<PurchaseShown> {
  assertMay(user, 'platformDomains.write');
  return lookAtPurchase(deps, await storedPurchase(deps, purchaseId));
}

/** Throws NOT_FOUND. */
export async function storedPurchase(
  { records }: Pick<RegistrarDeps, 'records'>,
  purchaseId: string,
): Promise<DomainPurchase> {
  const purchase = await records.get(domainPurchases, purchaseId);
  if (!purchase) throw new DomainError('NOT_FOUND', 'There is no such purchase');
  return purchase;
}

/** What is known of it afterwards. Whoever bought it is mailed once it has ended. */
export async function lookAtPurchase(deps: LookDeps, purchase: DomainPurchase): Promise<PurchaseShown> {
  const age = deps.now() - Date.parse(purchase.askedAt);
  const isBeingAsked = purchase.state === 'asked' && age < ASKING;
  if (!isOpen(purchase) || isBeingAsked || !deps.domainRegistrar.isConfigured) return shownPurchase(purchase);
  const { purchaseId, attempt, orderId } = purchase;
  const standing = await (orderId === undefined
    ? standingInAccount(deps.domainRegistrar, purchase, age)
    : standingOfOrder(deps.domainRegistrar, orderId, age));
  const waiting: Standing =
    orderId === undefined ? { state: 'unclear', problem: LOST } : { state: 'ordered', orderId };
  return settlePurchase(deps, purchaseId, attempt, standing ? { ...standing, tell: true } : waiting);
}

const LOST = 'The registrar’s answer was lost. Bite is finding out whether it has the order.';

/** Transfers take a week at most registrars. */
const LONGEST_ORDER = 30 * DAY;

/** Undefined while it goes on, or nobody can say. */
async function standingOfOrder(
  registrar: DomainRegistrar,
  orderId: string,
  age: number,
): Promise<Standing | undefined> {
  const order = await registrar.order(orderId);
  if (order.outcome === 'answered' && order.value.state === 'completed') return { state: 'done' };
  if (order.outcome === 'answered' && order.value.state === 'failed')
    return { state: 'failed', problem: orderProblem(order.value.problem) };
  return age > LONGEST_ORDER
    ? {
        state: 'failed',
        problem: `Order ${orderId} has not been carried out for a month. Ask the registrar.`,
      }
    : undefined;
}

/** How long the registrar may take until an order of which nothing is to be seen counts as not placed. */
const visibleWithin = { buy: HOUR, renew: DAY, transfer: 7 * DAY } as const;

/** Undefined while nobody can say. */
async function standingInAccount(
  registrar: DomainRegistrar,
  purchase: DomainPurchase,
  age: number,
): Promise<Standing | undefined> {
  const { what, name } = purchase;
  const { sign } = await signInAccount(registrar, purchase);
  if (sign === 'unknown') return undefined;
  if (sign === 'done') return { state: 'done' };
  if (age < visibleWithin[what]) return undefined;
  const isFree = what !== 'buy' || (await isStillFree(registrar, name));
  if (isFree) return { state: 'failed', problem: 'The registrar has no such order: nothing was paid.' };
  return age > DAY
    ? { state: 'failed', problem: 'The domain was not bought by us. Please look at the orders at Vercel.' }
    : undefined;
}

async function isStillFree(registrar: DomainRegistrar, name: string): Promise<boolean> {
  const answer = await registrar.isAvailable(name);
  return answer.outcome === 'answered' && answer.value;
}
