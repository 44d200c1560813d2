// Renews a domain, for exactly the price that was shown, and only if it still ends when it was said to.
import type { PurchaseShown } from '@bite/shared/domains/domain-purchase.schema';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Caller } from '../../identity/caller.ts';
import { answerOf, registrarFor } from './ask-registrar.ts';
import { assertConfirmed } from './assert-confirmed.ts';
import { assertPrice, presentPrice } from './buy-domain.ts';
import { purchaseDomain } from './purchase-domain.ts';
import type { RegistrarDeps } from './registrar-deps.ts';

export interface Renewal {
  expectedPrice: number;
  years: number;
  /** As it was shown, in milliseconds. */
  expiresAt: number;
  confirm: string;
}

/**
 * Throws FORBIDDEN, VALIDATION_FAILED without the confirmation, CONFLICT where it was renewed meanwhile, and as purchaseDomain does.
 */
export async function renewDomain(
  deps: RegistrarDeps,
  caller: Caller,
  name: string,
  { confirm, expiresAt, ...renewal }: Renewal,
): Promise<PurchaseShown> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  assertConfirmed(confirm, name);
  const { expectedPrice: price, years } = renewal;
  return purchaseDomain(
    deps,
    caller,
    { what: 'renew', name, price, years, expiredBefore: expiresAt },
    {
      check: async () => {
        const domain = await answerOf(registrar.find(name));
        if (domain.expiresAt !== expiresAt)
          throw new DomainError(
            'CONFLICT',
            `${shownDomain(name)} was renewed meanwhile: it ends on another day now.`,
          );
        await assertPrice(registrar, 'renewal', name, renewal);
      },
      order: () => registrar.renew(name, renewal),
      price: () => presentPrice(registrar, 'renewal', name, years),
    },
  );
}
