// Stored storefronts and their mapped domains, with every read counted.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isHostOf } from '@bite/shared/domains/mapping-hosts';
import { memoryDomainMappings } from './memory-domain-mappings.ts';
import { memoryStorefrontArchive } from './memory-storefront-archive.ts';

interface Findable {
  storefronts: Storefront[];
  mappings?: DomainMapping[];
  isTenantActive?: boolean;
}

export async function resolvable({ storefronts, mappings = [], isTenantActive = true }: Findable) {
  const archive = memoryStorefrontArchive(() => true);
  for (const storefront of storefronts) {
    const { tenantId, restaurantId } = storefront.restaurant;
    const place = { tenantId, restaurantId };
    const readTime = '2026-06-10T22:00:00.000000000Z';
    await archive.save({ storefront, place, isTenantActive, readTime, leftOut: [] });
  }
  const domainMappings = memoryDomainMappings(...mappings);
  const reads: string[] = [];
  return {
    reads,
    storefronts: {
      ...archive,
      find: (key: Parameters<typeof archive.find>[0]) => {
        reads.push(`storefront ${Object.values(key)[0]}`);
        return archive.find(key);
      },
    },
    domainMappings: {
      findActive: (hosts: readonly string[]) => {
        reads.push(`mapping ${hosts.join(' ')}`);
        return domainMappings.findActive(hosts);
      },
    },
    hostClaims: {
      isClaimed: async (host: string) => {
        reads.push(`claim ${host}`);
        return mappings.some(({ domain }) => isHostOf(domain, host));
      },
    },
  };
}
