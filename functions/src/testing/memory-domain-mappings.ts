// Domain mappings in memory.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isServed } from '@bite/shared/domains/mapping-states';
import type { DomainMappings } from '../ports/domain-mappings.ts';

/** Tests may change `mappings`. */
export function memoryDomainMappings(
  ...mappings: DomainMapping[]
): DomainMappings & { mappings: DomainMapping[] } {
  return {
    mappings,
    async findActive(hosts) {
      const active = mappings.filter(isServed);
      return hosts.flatMap((host) => active.find(({ domain }) => domain === host) ?? [])[0];
    },
  };
}
