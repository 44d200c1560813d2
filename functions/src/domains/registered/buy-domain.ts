// Buys a domain in somebody's name, for exactly the price that they were shown.
import type { PurchaseShown } from '@bite/shared/domains/domain-purchase.schema';
import type { Registrant } from '@bite/shared/domains/registrant.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Caller } from '../../identity/caller.ts';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import { answerOf, registrarFor } from './ask-registrar.ts';
import { assertConfirmed } from './assert-confirmed.ts';
import { priceChanged, purchaseDomain } from './purchase-domain.ts';
import type { RegistrarDeps } from './registrar-deps.ts';

export interface DomainToBuy {
  expectedPrice: number;
  years: number;
  autoRenew: boolean;
  registrant: Registrant;
  confirm: string;
}

/** Throws FORBIDDEN, VALIDATION_FAILED without the confirmation, CONFLICT for a domain that others have, and as purchaseDomain does. */
export async function buyDomain(
  deps: RegistrarDeps,
  caller: Caller,
  name: string,
  { confirm, ...registration }: DomainToBuy,
): Promise<PurchaseShown> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  assertConfirmed(confirm, name);
  const { expectedPrice: price, years, autoRenew } = registration;
  return purchaseDomain(
    deps,
    caller,
    { what: 'buy', name, price, years, autoRenew },
    {
      check: async () => {
        if (!(await answerOf(registrar.isAvailable(name)))) throw await ownedAlready(registrar, name);
        await assertPrice(registrar, 'purchase', name, registration);
      },
      order: () => registrar.buy(name, registration),
      price: () => presentPrice(registrar, 'purchase', name, years),
    },
  );
}

async function ownedAlready(registrar: DomainRegistrar, name: string): Promise<DomainError> {
  const own = await registrar.find(name);
  const owner = own.outcome === 'answered' ? 'Our own account' : 'Somebody else';
  return new DomainError('CONFLICT', `${owner} has this domain already.`);
}

type PriceOf = 'purchase' | 'transfer' | 'renewal';

export async function presentPrice(
  registrar: DomainRegistrar,
  of: PriceOf,
  name: string,
  years: number,
): Promise<number | undefined> {
  const answer = await registrar.price(name, years);
  return answer.outcome === 'answered' ? answer.value[of] : undefined;
}

/** Throws PRICE_CHANGED with the price as it is now. The registrar checks it again. */
export async function assertPrice(
  registrar: DomainRegistrar,
  of: PriceOf,
  name: string,
  { expectedPrice, years }: { expectedPrice: number; years: number },
): Promise<void> {
  const prices = await answerOf(registrar.price(name, years));
  if (prices[of] !== expectedPrice) throw priceChanged(prices[of]);
}
