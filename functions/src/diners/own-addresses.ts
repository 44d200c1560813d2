// A diner's saved addresses.
import type { DinerProfile, SavedAddress } from '@bite/shared/diners/customer.schema';
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Diner } from './authenticate-diner.ts';
import { changeCustomer, type OwnProfileDeps } from './own-profile.ts';

/** Creates or replaces: the same request twice saves one address. Throws CONFLICT if there are as many as there may be. */
export const putAddress = (deps: OwnProfileDeps, diner: Diner, saved: SavedAddress): Promise<DinerProfile> =>
  changeCustomer(deps, diner, (customer) => {
    const isKnown = customer.addresses.some(({ addressId }) => addressId === saved.addressId);
    if (!isKnown && customer.addresses.length >= customerLimits.addresses)
      throw new DomainError(
        'CONFLICT',
        `You have saved ${customerLimits.addresses} addresses. Please delete one of them first.`,
      );
    const others = customer.addresses.map((each) => (saved.isDefault ? { ...each, isDefault: false } : each));
    const addresses = isKnown
      ? others.map((each) => (each.addressId === saved.addressId ? saved : each))
      : [...others, saved];
    return { ...customer, addresses };
  });

export const deleteAddress = (
  deps: OwnProfileDeps,
  diner: Diner,
  deleted: { addressId: string },
): Promise<DinerProfile> =>
  changeCustomer(deps, diner, (customer) => ({
    ...customer,
    addresses: customer.addresses.filter(({ addressId }) => addressId !== deleted.addressId),
  }));
