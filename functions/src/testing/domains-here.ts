// Two businesses with a restaurant each, Bella and Alba, whose staff add domains, in memory.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { User } from '@bite/shared/identity/user.schema';
import { users } from '../collections/collections.ts';
import { domainChecks, domainClaims, domainMappings } from '../collections/domains.ts';
import { createDomain } from '../domains/create-domain.ts';
import { mappingsOf } from '../domains/find-mapping.ts';
import { giveSubdomain } from '../domains/give-subdomain.ts';
import { aTenancy, staffOf } from './a-tenancy.ts';
import { callerOf } from './caller-of.ts';
import { closedHosts, emptyDns } from './memory-domain-looks.ts';
import { silentLog } from './silent-log.ts';

export const bella = { tenantId: 10_000_500, restaurantId: 20_000_900 };
export const alba = { tenantId: 10_000_600, restaurantId: 20_000_901 };
export const bellasOwner = staffOf(bella.tenantId, 'owner');
export const albasOwner = staffOf(alba.tenantId, 'owner');

export async function domainsHere() {
  const tenancy = aTenancy();
  const looks = { dnsLookup: emptyDns, hostProbe: closedHosts, log: silentLog };
  const deps = { ...tenancy, ...looks, siteOrigin: 'https://order.bite.example' };
  for (const [place, slug] of [
    [bella, 'bella'],
    [alba, 'alba'],
  ] as const) {
    const tenant = tenancy.putTenant(place.tenantId, { plan: 'enterprise' });
    const restaurant = tenancy.putRestaurant(place.tenantId, place.restaurantId, { slug });
    const given = { domainId: await tenancy.ids.next('domainMappings'), guid: tenancy.newGuid() };
    giveSubdomain(
      {
        note: () => undefined,
        follow: (at, id, record) => record !== undefined && tenancy.records.put(at, id, record),
      },
      restaurant,
      { ...given, tenantGuid: tenant.guid, host: `${slug}.bite.example` },
      { at: restaurant.createdAt, by: 'migration' },
    );
  }
  for (const user of [bellasOwner, albasOwner]) tenancy.records.put(users, user.uid, user);
  const guidAt = async (place: typeof bella) =>
    (await tenancy.restaurant(place.tenantId, place.restaurantId))?.guid ?? '';
  const mappings = async (place = bella) => mappingsOf(tenancy.records, await guidAt(place));
  return {
    ...deps,
    deps,
    mappings,
    mapping: async (domain: string): Promise<DomainMapping | undefined> =>
      [...(await mappings(bella)), ...(await mappings(alba))].find((one) => one.domain === domain),
    claim: (host: string) => tenancy.records.get(domainClaims, host),
    check: ({ domainId }: { domainId: number }) => tenancy.records.get(domainChecks, String(domainId)),
    put: (mapping: DomainMapping) => tenancy.records.put(domainMappings, String(mapping.domainId), mapping),
    add: (domain: string, place = bella, user: User = bellasOwner) =>
      createDomain(deps, callerOf(user), place, { domain }),
    /** Adds a domain that is set up at once. */
    async connect(domain: string, place = bella, user: User = bellasOwner, change: object = {}) {
      const { domain: added } = await createDomain(deps, callerOf(user), place, { domain });
      const ready = {
        ...added,
        verificationStatus: 'verified',
        sslStatus: 'issued',
        ...change,
      } as DomainMapping;
      tenancy.records.put(domainMappings, String(added.domainId), ready);
      return ready;
    },
  };
}
export type DomainsHere = Awaited<ReturnType<typeof domainsHere>>;
