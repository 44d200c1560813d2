// What administrators see of a domain: what the contract names, and nothing that the registrar has added since.
import { expiryWarning } from '@bite/shared/domains/domain-expiry';
import { type RegisteredDomain, registeredDomain } from '@bite/shared/domains/registered-domain.schema';
import type { RegisteredDomainShown } from '@bite/shared/domains/registered-domains.contract';

const fields = Object.keys(registeredDomain.shape) as (keyof typeof registeredDomain.shape)[];

/** @param now Milliseconds. */
export function shownDomain(domain: RegisteredDomain, now: number): RegisteredDomainShown {
  const known = Object.fromEntries(
    fields.flatMap((field) => (domain[field] === undefined ? [] : [[field, domain[field]]])),
  ) as Pick<RegisteredDomain, keyof typeof registeredDomain.shape>;
  const { username, email, customerId, isDomainReseller, id } = domain.creator ?? {};
  const warning = expiryWarning(domain, now);
  return {
    ...known,
    creator: domain.creator && { username, email, customerId, isDomainReseller, id },
    ...(warning !== undefined && { warning }),
  };
}
