// Hosts that an operator has connected at the hosting service, with the adapters of both services against the simulated ones.
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { afterAll, describe, expect, it } from 'vitest';
import { outboundClient } from '../../functions/src/adapters/outbound/outbound-client.ts';
import { askingVercel } from '../../functions/src/adapters/vercel/ask-vercel.ts';
import { vercelHosting } from '../../functions/src/adapters/vercel/vercel-hosting.ts';
import { domainClaims, domainMappings } from '../../functions/src/collections/domains.ts';
import { domainConfigFrom } from '../../functions/src/composition/domain-config.ts';
import { domainServicesFrom } from '../../functions/src/composition/domain-services.ts';
import { releaseDomain } from '../../functions/src/domains/release-domain.ts';
import { hostedAt } from '../../functions/src/domains/watch/host-at-service.ts';
import { aWatchedMapping } from '../../functions/src/testing/a-watched-domain.ts';
import { memoryPlace } from '../../functions/src/testing/memory-place.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { startDomains } from '../../sandbox/domains/domains.ts';
import { VERCEL_TOKEN } from '../../sandbox/domains/vercel.ts';

const own = { project: 'demo-bite', site: 'demo-bite-site' };
const sandbox = await startDomains(0, { certificateAfter: 0, own });
const client = outboundClient({ service: 'vercel', to: { origins: [sandbox.url] }, log: silentLog });
afterAll(async () => {
  await client.close();
  await sandbox.close();
});

const environment = {
  ...{ BITE_STACK: '{}', DOMAIN_SERVICES_ORIGIN: sandbox.url, DOMAIN_RESOLVERS: sandbox.dns },
  ...{ HOSTING_PROJECT: own.project, HOSTING_SITE: own.site },
};
const vercel = { origin: `${sandbox.url}/api.vercel.com`, token: VERCEL_TOKEN, team: 'team_sandbox' };

const services = {
  'Firebase Hosting': domainServicesFrom({ domains: domainConfigFrom(environment) }, silentLog, Date.now)
    .domainHosting,
  Vercel: vercelHosting(askingVercel(client, vercel), 'prj_sandbox'),
};

/** A mapping that has claimed its hosts, and has asked for none. */
function aNewMapping(domain: string) {
  const { records } = memoryPlace();
  const mapping = aWatchedMapping({ domain });
  const { domainId, guid: mappingGuid, restaurantGuid, tenantGuid, createdAt } = mapping;
  records.put(domainMappings, String(domainId), mapping);
  for (const host of hostsOf(domain))
    records.put(domainClaims, host, {
      ...{ host, domainId, mappingGuid, restaurantGuid, tenantGuid, createdAt, hasAskedHosting: false },
    });
  return { records, mapping };
}

describe.each(Object.entries(services))('%s', (name, domainHosting) => {
  const host = (word: string) => `${word}-${name.length}.com`;

  it('I4-22 I7.4-04 keeps a host that was connected by hand: it is refused, and not removed with the mapping', async () => {
    const domain = host('byhand');
    await domainHosting.add(domain);
    const { records, mapping } = aNewMapping(domain);
    for (const isFirst of [true, false])
      expect(await hostedAt({ records, domainHosting }, mapping, domain, isFirst)).toEqual({
        ...{ outcome: 'failed', reason: 'byHand' },
      });
    records.remove(domainMappings, String(mapping.domainId));
    await releaseDomain({ records, domainHosting }, { hosts: hostsOf(domain) });
    expect(await domainHosting.find(domain)).toMatchObject({ outcome: 'answered' });
  });

  it('I4-22 I7.4-04 adds a host that it does not have, and removes what we have asked for', async () => {
    const domain = host('ours');
    const { records, mapping } = aNewMapping(domain);
    for (const isFirst of [true, false])
      expect(await hostedAt({ records, domainHosting }, mapping, domain, isFirst)).toMatchObject({
        ...{ outcome: 'answered', value: { host: domain } },
      });
    expect(await records.get(domainClaims, domain)).toMatchObject({ hasAskedHosting: true });
    records.remove(domainMappings, String(mapping.domainId));
    await releaseDomain({ records, domainHosting }, { hosts: hostsOf(domain) });
    expect(await domainHosting.find(domain)).toMatchObject({ outcome: 'failed', reason: 'notFound' });
  });
});
