// Domain mappings in memory.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isServed } from '@bite/shared/domains/mapping-states';
import type { DomainMappings } from '../ports/domain-mappings.ts';

/** As Firestore's. */
const MOST_FOUND = 10;

/** Tests may change `mappings`. */
export function memoryDomainMappings(
  ...mappings: DomainMapping[]
): DomainMappings & { mappings: DomainMapping[] } {
  return {
    mappings,
    async findActive(hosts) {
      const active = mappings
        .filter((one) => isServed(one) && hosts.includes(one.domain))
        .slice(0, MOST_FOUND);
      return hosts.flatMap((host) => active.find(({ domain }) => domain === host) ?? [])[0];
    },
  };
}
