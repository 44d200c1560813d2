// The addresses of a restaurant's site.
import type { Answers } from '@bite/shared/api/answers';
import { FALLBACK_BASE_DOMAIN } from '@bite/shared/domains/canonical-host';
import { defined } from '@bite/shared/kernel/defined';
import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingsOf } from './find-mapping.ts';
import { withLatestFaults } from './latest-faults.ts';
import { siteOf } from './site-of.ts';

/** Throws as assertMayAt does. */
export async function listDomains(
  deps: Pick<DomainDeps, 'records' | 'domainHosting' | 'domainPolicy' | 'siteOrigin'>,
  { user }: Caller,
  place: RestaurantRef,
): Promise<Answers['listDomains']> {
  const restaurant = await assertMayAt(deps.records, user, 'domains.read', place);
  const { baseDomain } = deps.domainPolicy;
  const hasNames = baseDomain !== FALLBACK_BASE_DOMAIN;
  const [mappings, siteAddress] = await Promise.all([
    mappingsOf(deps.records, restaurant.guid),
    siteOf(deps, restaurant),
  ]);
  const shown = mappings.filter((mapping) => hasNames || mapping.domainType === 'custom');
  return defined({
    domains: await withLatestFaults(deps.records, shown),
    isHostingConfigured: deps.domainHosting.isConfigured,
    baseDomain: hasNames ? baseDomain : undefined,
    siteAddress,
  });
}
