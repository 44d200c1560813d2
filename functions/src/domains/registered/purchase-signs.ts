// What is to be seen of an order in the account at the registrar, where its number is not known.
import type { DomainPurchase } from '@bite/shared/domains/domain-purchase.schema';
import type { PurchaseSign } from '@bite/shared/domains/purchase-release';
import type { RegisteredDomain } from '@bite/shared/domains/registered-domain.schema';
import { DAY, HOUR } from '@bite/shared/kernel/durations';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import type { ServiceFailure } from '../../ports/service-result.ts';

export interface Seen {
  sign: PurchaseSign;
  /** Of `unknown`. */
  failure?: ServiceFailure;
}

/** Clocks differ. */
const SLACK = HOUR;

/** By the account alone: whether the name is free is not asked. */
export async function signInAccount(registrar: DomainRegistrar, purchase: DomainPurchase): Promise<Seen> {
  const found = await registrar.find(purchase.name);
  if (found.outcome === 'answered') return { sign: signOf(found.value, purchase) };
  return found.reason === 'notFound' ? { sign: 'absent' } : { sign: 'unknown', failure: found };
}

/** Also asks whether the name of a purchase is still free: while the registrar works on an order, it is not. */
export async function lookForPurchase(registrar: DomainRegistrar, purchase: DomainPurchase): Promise<Seen> {
  const seen = await signInAccount(registrar, purchase);
  if (purchase.what !== 'buy' || seen.sign !== 'absent') return seen;
  const free = await registrar.isAvailable(purchase.name);
  if (free.outcome === 'failed') return { sign: 'unknown', failure: free };
  return { sign: free.value ? 'absent' : 'taken' };
}

function signOf(domain: RegisteredDomain, { what, askedAt, expiredBefore }: DomainPurchase): PurchaseSign {
  const since = Date.parse(askedAt) - SLACK;
  const { boughtAt, transferredAt, transferStartedAt, expiresAt } = domain;
  switch (what) {
    case 'buy':
      return (boughtAt ?? 0) > since ? 'done' : 'there';
    case 'transfer': {
      if ((transferredAt ?? 0) > since) return 'done';
      // One that is registered elsewhere may be in the account all the time.
      const isHere = typeof expiresAt === 'number' || (transferStartedAt ?? 0) > since;
      return isHere ? 'there' : 'absent';
    }
    case 'renew':
      return (expiresAt ?? 0) > (expiredBefore ?? Number.POSITIVE_INFINITY) + DAY ? 'done' : 'absent';
  }
}
