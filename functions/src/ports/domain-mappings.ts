// Finds the restaurant of a host name.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';

export interface DomainMappings {
  /** The active, verified mapping of the first of these normalised hosts that has one. One document read per mapped host. */
  findActive(hosts: readonly string[]): Promise<DomainMapping | undefined>;
}
