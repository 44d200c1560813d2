// Hosts that the operator of the installation has connected to the hosting service: no restaurant gets them, or takes them off it.
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainClaims } from '../collections/domains.ts';
import { callerOf } from '../testing/caller-of.ts';
import {
  alba,
  albasOwner,
  bella,
  bellasOwner,
  type DomainsHere,
  domainsHere,
} from '../testing/domains-here.ts';
import { checkDomain } from './check-domain.ts';
import { deleteDomain } from './delete-domain.ts';
import { releaseDomain } from './release-domain.ts';
import { checkDueSetUps } from './set-up/check-due-set-ups.ts';
import { updateDomain } from './update-domain.ts';

const DOMAIN = 'bella.pizza';
const WWW = `www.${DOMAIN}`;
const HOSTS = [DOMAIN, WWW];
const owner = callerOf(bellasOwner);

let here: DomainsHere;
beforeEach(async () => {
  here = await domainsHere();
});

const at = (mappingGuid: string) => ({ ...bella, mappingGuid });
const hosted = () => [...here.domainHosting.hosted.keys()];
const connectByHand = (host: string) =>
  here.domainHosting.hosted.set(host, {
    ...{ host, verification: 'verified', certificate: 'issued', wanted: [], unwanted: [] },
  });
const later = async (duration: number) => {
  here.clock.now += duration;
  await checkDueSetUps(here.deps);
};

describe('a host that was connected by hand', () => {
  beforeEach(() => connectByHand(DOMAIN));

  it('I4-22 is refused, with the reason, and never proven', async () => {
    const { domain, serviceTrouble } = await here.add(DOMAIN);
    expect(serviceTrouble).toBe('byHand');
    await later(5 * MINUTE);
    expect(await here.mapping(DOMAIN)).toMatchObject({ verificationStatus: 'pending', sslStatus: 'pending' });
    expect((await here.check(domain))?.serviceTrouble).toBe('byHand');
    expect(here.domainHosting.calls.filter((call) => !call.startsWith('find'))).toEqual([]);
  });

  it('I7.4-04 stays at the service when the mapping is removed, or lapses', async () => {
    const { domain } = await here.add(DOMAIN);
    await deleteDomain(here, owner, at(domain.guid));
    await here.add(DOMAIN);
    await later(73 * HOUR);
    await releaseDomain(here, { hosts: HOSTS });
    expect(hosted()).toEqual([DOMAIN]);
    expect(here.domainHosting.calls.filter((call) => call.startsWith('remove'))).toEqual([]);
  });

  it('I4-22 is connected once its operator has taken it off', async () => {
    const { domain } = await here.add(DOMAIN);
    here.domainHosting.hosted.delete(DOMAIN);
    expect(await checkDomain(here.deps, owner, at(domain.guid))).not.toHaveProperty('serviceTrouble');
    expect(hosted()).toEqual([DOMAIN]);
  });
});

describe('the other spelling of a domain, which was connected by hand', () => {
  it('I3.10-03 is not redirected, and stays when the redirect is switched off or the domain removed', async () => {
    const { guid } = await here.connect(DOMAIN);
    connectByHand(WWW);
    const redirect = (wwwRedirect: 'www_to_apex' | 'none') =>
      updateDomain(here.deps, owner, at(guid), { redirectConfig: { wwwRedirect } });
    expect(await redirect('www_to_apex')).toMatchObject({ serviceTrouble: 'byHand' });
    expect(await redirect('none')).not.toHaveProperty('serviceTrouble');
    expect(hosted()).toEqual([DOMAIN, WWW]);
    await deleteDomain(here, owner, at(guid));
    expect(hosted()).toEqual([WWW]);
  });
});

describe('a host for which we have asked', () => {
  it('I4-22 is known as ours though the answer was lost, and though the process ended before it asked', async () => {
    const { add } = here.domainHosting;
    for (const doesArrive of [true, false]) {
      const name = doesArrive ? DOMAIN : 'bella.bar';
      const domainHosting = {
        ...here.domainHosting,
        add: async (host: string) => {
          if (doesArrive) await add(host);
          throw new Error('the process ends');
        },
      };
      here.deps.domainHosting = Object.assign(Object.create(here.domainHosting), domainHosting);
      const lost = await here.add(name);
      expect(lost.serviceTrouble).toBe('away');
      here.deps.domainHosting = here.domainHosting;
      expect(await checkDomain(here.deps, owner, at(lost.domain.guid))).not.toHaveProperty('serviceTrouble');
      expect(hosted()).toContain(name);
      await deleteDomain(here, owner, at(lost.domain.guid));
      expect(hosted()).not.toContain(name);
    }
  });

  it('I7.4-04 is taken over by another restaurant while it has not left the service yet', async () => {
    const { guid } = await here.connect(DOMAIN);
    here.domainHosting.failure = { outcome: 'failed', reason: 'unreachable' };
    await deleteDomain(here, owner, at(guid));
    here.domainHosting.failure = undefined;
    const { domain, serviceTrouble } = await here.add(DOMAIN, alba, albasOwner);
    expect(serviceTrouble).toBeUndefined();
    await releaseDomain(here, { hosts: HOSTS });
    expect(hosted()).toEqual([DOMAIN]);
    await deleteDomain(here, callerOf(albasOwner), { ...alba, mappingGuid: domain.guid });
    expect(hosted()).toEqual([]);
  });

  it('I4-22 is not taken for one by hand where two look at it at one moment', async () => {
    const { domain } = await here.add('other.pizza');
    const claim = await here.claim('other.pizza');
    if (claim) here.records.put(domainClaims, claim.host, { ...claim, hasAskedHosting: false });
    const { find } = here.domainHosting;
    // The other look asks before the answer of this one.
    here.domainHosting.find = async (host) => {
      if (claim) here.records.put(domainClaims, claim.host, claim);
      return find(host);
    };
    expect(await checkDomain(here.deps, owner, at(domain.guid))).not.toHaveProperty('serviceTrouble');
  });

  it('I7.4-04 is remembered as ours no longer once it has left the service: what is there then is by hand', async () => {
    const { guid } = await here.connect(DOMAIN);
    await deleteDomain(here, owner, at(guid));
    connectByHand(DOMAIN);
    expect(await here.add(DOMAIN, alba, albasOwner)).toMatchObject({ serviceTrouble: 'byHand' });
  });
});
