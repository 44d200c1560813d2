// Which host names show which restaurant.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';

export interface DomainMappings {
  /** The active, verified mapping of the first of these normalised hosts that has one. Reads one document a mapped host. */
  findActive(hosts: readonly string[]): Promise<DomainMapping | undefined>;
}
