// A diner's own profile: read and changed.
import type { Customer, DinerProfile, dinerChange } from '@bite/shared/diners/customer.schema';
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { DomainError } from '@bite/shared/kernel/errors';
import type { z } from 'zod';
import { unauthenticated } from '../identity/authenticate.ts';
import { menuOf } from '../ordering/menu-of.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import type { Diner } from './authenticate-diner.ts';
import { customers, profileOf } from './customers.ts';

export interface OwnProfileDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  newGuid: () => string;
  now: () => number;
}

interface UpdateProfileDeps extends OwnProfileDeps {
  storefronts: Storefronts;
}

export async function readProfile({ records }: OwnProfileDeps, { uid }: Diner): Promise<DinerProfile> {
  const customer = await records.get(customers, uid);
  if (!customer) throw unauthenticated();
  return profileOf(customer);
}

/** Throws what `changeCustomer` throws, and RESTAURANT_NOT_FOUND for a consent to one that does not exist. */
export async function updateProfile(
  deps: UpdateProfileDeps,
  diner: Diner,
  change: z.output<typeof dinerChange>,
): Promise<DinerProfile> {
  if (change.marketing?.isAgreed) await menuOf(deps.storefronts, change.marketing.restaurantGuid);
  return changeCustomer(deps, diner, (customer, at) => {
    const { name = customer.name, phone = customer.phone, language = customer.language } = change;
    const marketing = withConsent(customer.marketing, change.marketing, at);
    return { ...customer, name, phone, ...(language && { language }), marketing };
  });
}

/** Throws what `change` throws, and UNAUTHENTICATED if the customer is gone. */
export async function changeCustomer(
  { records, now }: OwnProfileDeps,
  { uid }: Diner,
  change: (customer: Customer, at: string) => Customer,
): Promise<DinerProfile> {
  const at = new Date(now()).toISOString();
  const changed = await records.transact(async (transaction) => {
    const customer = await transaction.get(customers, uid);
    if (!customer) throw unauthenticated();
    const next = { ...change(customer, at), updatedAt: at };
    transaction.set(customers, uid, next);
    return next;
  });
  return profileOf(changed);
}

/** The time of a consent that was given before stays. */
function withConsent(
  marketing: Customer['marketing'],
  change: z.output<typeof dinerChange>['marketing'],
  at: string,
): Customer['marketing'] {
  if (!change) return marketing;
  const { [change.restaurantGuid]: since, ...others } = marketing;
  if (!change.isAgreed) return others;
  if (Object.keys(others).length >= customerLimits.marketing)
    throw new DomainError(
      'CONFLICT',
      'You get offers of very many restaurants. Please leave out another first.',
    );
  return { ...others, [change.restaurantGuid]: since ?? at };
}
