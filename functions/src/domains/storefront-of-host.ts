// Finds the storefront behind the active mapping of a host name: two document reads.
import type { DomainMappings } from '../ports/domain-mappings.ts';
import type { StoredStorefront, Storefronts } from '../ports/storefronts.ts';

export interface ResolveDeps {
  storefronts: Storefronts;
  domainMappings: DomainMappings;
}

/** @param host Normalised; no other spelling is tried. */
export async function storefrontOfHost(
  deps: ResolveDeps,
  host: string,
): Promise<StoredStorefront | undefined> {
  const mapping = await deps.domainMappings.findActive([host]);
  return mapping && deps.storefronts.find({ restaurantGuid: mapping.restaurantGuid });
}
