// Finds the mapping of a host name (O7.2-04).
import type { Answers } from '@bite/shared/api/answers';
import { normalizeHost } from '@bite/shared/domains/resolution';
import type { DomainMappings } from '../ports/domain-mappings.ts';

/** Null if this exact host has no active mapping; the caller tries the spelling with or without 'www.'. */
export async function findDomainMapping(
  deps: { domainMappings: DomainMappings },
  domain: string,
): Promise<Answers['getDomainMapping']> {
  const mapping = await deps.domainMappings.findActive([normalizeHost(domain)]);
  if (!mapping) return null;
  return { domain: mapping.domain, restaurantGuid: mapping.restaurantGuid, tenantGuid: mapping.tenantGuid };
}
