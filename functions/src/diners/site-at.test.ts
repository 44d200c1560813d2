import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { memoryDomainMappings } from '../testing/memory-domain-mappings.ts';
import { siteAt } from './site-at.ts';

function leadTo(changes: Partial<DomainMapping>) {
  const mapping = { ...aDomainMapping('bella.example'), ...changes };
  const deps = { domainMappings: memoryDomainMappings(mapping), siteOrigin: undefined };
  return siteAt(deps, 'bella.example', { guid: mapping.restaurantGuid, slug: 'bella' });
}

describe('the site that mails lead guests to', () => {
  it.each(['healthy', 'unknown'] as const)('is on a domain that is %s', async (health) => {
    expect((await leadTo({ health })).address).toBe('https://bella.example');
  });

  it.each([
    ['custom', 'healthy', true],
    ['custom', 'unhealthy', true],
    ['subdomain', 'healthy', false],
  ] as const)(
    'on a %s domain that is %s is for that restaurant alone: %s',
    async (domainType, health, isAlone) => {
      const { restaurantGuid } = aDomainMapping('bella.example');
      const { onlyAt } = await leadTo({ domainType, health });
      expect(onlyAt).toBe(isAlone ? restaurantGuid : undefined);
    },
  );

  it('is not on a domain that shows something else: somebody may have registered what the restaurant let lapse', async () => {
    expect((await leadTo({ health: 'unhealthy' })).address).toBeUndefined();
  });
});
