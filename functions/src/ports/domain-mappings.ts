// Which host names show which restaurant.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';

export interface DomainMappings {
  /** The active mapping of the first of these normalised hosts that has one. Reads one document for each mapped host. */
  findActive(hosts: readonly string[]): Promise<DomainMapping | undefined>;
}
