// What is asked of the hosting service changes while it cannot be asked.

import { canonicalHost } from '@bite/shared/domains/canonical-host';
import type { DomainClaim } from '@bite/shared/domains/domain-claim.schema';
import { begunCheck } from '@bite/shared/domains/set-up-progress';
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainChecks, domainClaims } from '../collections/domains.ts';
import { siteAdmin } from '../testing/a-tenancy.ts';
import { goodFinding, readyDomain } from '../testing/a-watched-domain.ts';
import { callerOf } from '../testing/caller-of.ts';
import { bella, bellasOwner, type DomainsHere, domainsHere } from '../testing/domains-here.ts';
import { probeDueHosts } from './health/probe-due-hosts.ts';
import { makeDomainPrimary } from './make-primary.ts';
import { redirectOf } from './mapping-redirect.ts';
import { updateMapping } from './platform/update-mapping.ts';
import { updateDomain } from './update-domain.ts';
import { leaseDomain } from './watch/lease.ts';
import { lookAtDomain } from './watch/look-at-domain.ts';
import { settleLook } from './watch/settle-look.ts';

const owner = callerOf(bellasOwner);
const at = (mappingGuid: string) => ({ ...bella, mappingGuid });
let here: DomainsHere;
beforeEach(async () => {
  here = await domainsHere();
});

describe.each(['its staff', 'a site administrator'])(
  'a redirect between www and the bare name, switched by %s',
  (who) => {
    const redirectConfig = { wwwRedirect: 'apex_to_www' } as const;
    const request = { host: 'bella.pizza', origin: 'https://bella.pizza', url: '/' };
    const setUp = async () => {
      const one = await here.connect('bella.pizza');
      here.domainHosting.hosted.set('bella.pizza', readyDomain('bella.pizza'));
      const { setUpDueAt: _, ...check } = (await here.check(one)) ?? begunCheck(one, one.createdAt);
      const probeDueAt = new Date(here.clock.now + HOUR).toISOString();
      const { restaurantGuid } = one;
      Object.assign(here.deps, { hostProbe: { open: async () => ({ ...goodFinding(), restaurantGuid }) } });
      here.records.put(domainChecks, String(one.domainId), { ...check, told: ['live'], probeDueAt });
      return one;
    };
    const haveAsked = async (host: string) =>
      here.records.put(domainClaims, host, {
        ...((await here.claim(host)) as DomainClaim),
        hasAskedHosting: true,
      });
    const switchOn = ({ guid }: { guid: string }) =>
      who === 'its staff'
        ? updateDomain(here.deps, owner, at(guid), { redirectConfig })
        : updateMapping(here.deps, callerOf(siteAdmin), guid, { redirectConfig });
    const redirect = async () => {
      const mapping = await here.mapping('bella.pizza');
      return (
        mapping && redirectOf({ domainMappings: { findActive: async () => undefined } }, mapping, request)
      );
    };

    it('I3.10-03 leads no guest to a host of which nobody knows whether it has a certificate', async () => {
      const one = await setUp();
      here.domainHosting.failure = { outcome: 'failed', reason: 'unreachable' };
      await switchOn(one);
      expect(await here.mapping('bella.pizza')).toMatchObject({ sslStatus: 'issued', redirectPending: true });
      expect(await redirect()).toBeUndefined();
      here.domainHosting.failure = undefined;
      here.domainHosting.hosted.set('www.bella.pizza', readyDomain('www.bella.pizza'));
      await haveAsked('www.bella.pizza');
      here.clock.now += 20 * MINUTE;
      await probeDueHosts(here.deps);
      expect(await here.mapping('bella.pizza')).not.toHaveProperty('redirectPending');
      expect(await redirect()).toBe('https://www.bella.pizza/');
    });

    it('I3.10-03 is not confirmed by a look that began before', async () => {
      const one = await setUp();
      here.clock.now += 2 * HOUR;
      const leased = await leaseDomain(here.deps, String(one.domainId), 'probeDueAt');
      if (!leased) throw new Error('Nothing is due');
      const look = await lookAtDomain(here.deps, leased);
      here.domainHosting.failure = { outcome: 'failed', reason: 'unreachable' };
      await switchOn(one);
      expect(await settleLook(here.deps, leased, { look })).toBeUndefined();
      expect(await here.mapping('bella.pizza')).toMatchObject({ sslStatus: 'issued', redirectPending: true });
    });

    it('I3.10-03 waits as long as the other spelling has no certificate, and takes no guest from the one that has', async () => {
      const one = await setUp();
      await makeDomainPrimary(here, owner, at(one.guid));
      here.domainHosting.hosted.set('www.bella.pizza', {
        ...readyDomain('www.bella.pizza'),
        verification: 'pending',
        certificate: 'pending',
      });
      await haveAsked('www.bella.pizza');
      await switchOn(one);
      for (let look = 0; look < 3; look += 1) {
        here.clock.now += 20 * MINUTE;
        await probeDueHosts(here.deps);
        const mapping = await here.mapping('bella.pizza');
        expect(mapping).toMatchObject({ sslStatus: 'issued', verificationStatus: 'verified' });
        expect(mapping && canonicalHost([mapping])).toBe('bella.pizza');
        expect(await redirect()).toBeUndefined();
      }
      here.domainHosting.hosted.set('www.bella.pizza', readyDomain('www.bella.pizza'));
      here.clock.now += 20 * MINUTE;
      await probeDueHosts(here.deps);
      expect(await redirect()).toBe('https://www.bella.pizza/');
    });

    it('I3.10-03 waits no more once it is switched off again', async () => {
      const one = await setUp();
      await switchOn(one);
      const off = { redirectConfig: { wwwRedirect: 'none' as const } };
      await updateDomain(here.deps, owner, at(one.guid), off);
      expect(await here.mapping('bella.pizza')).not.toHaveProperty('redirectPending');
    });
  },
);
