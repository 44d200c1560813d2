// Whether a host name is mapped at all (O7.2-04).
import type { Answers } from '@bite/shared/api/answers';
import { normalizeHost } from '@bite/shared/domains/resolution';
import type { DomainMappings } from '../ports/domain-mappings.ts';

/** Null where the host itself has no active mapping: trying the other spelling is the caller's part. */
export async function findDomainMapping(
  deps: { domainMappings: DomainMappings },
  domain: string,
): Promise<Answers['getDomainMapping']> {
  const mapping = await deps.domainMappings.findActive([normalizeHost(domain)]);
  if (!mapping) return null;
  return { domain: mapping.domain, restaurantGuid: mapping.restaurantGuid, tenantGuid: mapping.tenantGuid };
}
