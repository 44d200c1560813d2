// A name that nobody proves is held for 72 hours and no longer, whatever is tried.
import { DAY, HOUR } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainClaims } from '../collections/domains.ts';
import { siteAdmin } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import {
  alba,
  albasOwner,
  bella,
  bellasOwner,
  type DomainsHere,
  domainsHere,
} from '../testing/domains-here.ts';
import { refused } from '../testing/refused.ts';
import { checkDomain } from './check-domain.ts';
import { deleteDomain } from './delete-domain.ts';
import { putDomainMappings } from './platform/put-mappings.ts';
import { updateMapping } from './platform/update-mapping.ts';
import { checkDueSetUps } from './set-up/check-due-set-ups.ts';

const DOMAIN = 'bella.pizza';
const HOSTS = [DOMAIN, `www.${DOMAIN}`];
const owner = callerOf(bellasOwner);
const bellaTwo = { tenantId: bella.tenantId, restaurantId: 20_000_950 };

let here: DomainsHere;
let zone: Map<string, string[]>;
beforeEach(async () => {
  here = await domainsHere();
  zone = new Map();
  here.putRestaurant(bellaTwo.tenantId, bellaTwo.restaurantId, { slug: 'bella-two' });
});

const deps = () => ({
  ...here.deps,
  dnsLookup: {
    find: async (name: string, type: string) => {
      const values = zone.get(`${type} ${name}`);
      return values ? { outcome: 'found' as const, values } : { outcome: 'missing' as const };
    },
  },
});
const pass = async (duration: number) => {
  here.clock.now += duration;
  await checkDueSetUps(deps());
};
const remove = (mappingGuid: string, place = bella) => deleteDomain(here, owner, { ...place, mappingGuid });
const check = (mappingGuid: string, place = bella) => checkDomain(deps(), owner, { ...place, mappingGuid });
/** What is wanted of the domain's DNS stands there. */
const prove = async (domain: { domainId: number }) => {
  const stored = await here.check(domain);
  zone.set(`TXT _bite.${DOMAIN}`, [`bite-verification=${stored?.ownershipToken}`]);
};
const isHeld = async (host = DOMAIN) => {
  const claim = await here.claim(host);
  return claim !== undefined && claim.expiresAt === undefined;
};

describe('a name that was held for its 72 hours without a proof', () => {
  beforeEach(async () => {
    await here.add(DOMAIN);
    await pass(73 * HOUR);
  });
  const lapsed = async () => (await here.mapping(DOMAIN))?.guid ?? '';

  it('I4-22 I7.4-02 is free for everybody else, who then holds it', async () => {
    expect(await isHeld()).toBe(false);
    const { domain } = await here.add(DOMAIN, alba, albasOwner);
    for (const host of HOSTS) expect(await here.claim(host)).toMatchObject({ mappingGuid: domain.guid });
    expect(await isHeld()).toBe(true);
    expect(await here.check(domain)).not.toHaveProperty('endsAt');
  });

  it('I4-22 is remembered for thirty days, and then no more', async () => {
    const end = here.clock.now + 30 * DAY;
    expect(await here.claim(DOMAIN)).toMatchObject({ expiresAt: new Date(end).toISOString() });
    here.clock.now = end;
    await check(await lapsed());
    expect(await isHeld()).toBe(true);
  });

  it.each(['checked again', 'deleted and added again', 'added at another of its restaurants'])(
    'I4-22 I7.4-02 is held no longer when it is %s',
    async (way) => {
      const guid = await lapsed();
      if (way === 'checked again') await check(guid);
      else if (way === 'deleted and added again') {
        await remove(guid);
        await here.add(DOMAIN);
      } else await here.add(DOMAIN, bellaTwo);
      expect(await isHeld()).toBe(false);
      await here.add(DOMAIN, alba, albasOwner);
      expect(await isHeld()).toBe(true);
    },
  );

  it('I4-22 is added without being held: the answer shows which record to set first, and no service is asked', async () => {
    await remove(await lapsed());
    here.domainHosting.calls.length = 0;
    const { domain, records, nextCheckAt } = await here.add(DOMAIN);
    expect(domain).toMatchObject({ verificationStatus: 'failed', sslStatus: 'failed' });
    expect(records).toMatchObject([{ type: 'TXT', name: `_bite.${DOMAIN}`, state: 'missing' }]);
    expect([nextCheckAt, here.domainHosting.calls]).toEqual([undefined, []]);
    await prove(domain);
    const again = await check(domain.guid);
    expect(again.domain.verificationStatus).toBe('pending');
    expect(again.records[0]).toMatchObject({ value: records[0]?.value, state: 'found' });
    expect(await isHeld()).toBe(true);
  });

  it('I4-22 is not taken from somebody else by a proof', async () => {
    const mapping = await here.mapping(DOMAIN);
    await here.add(DOMAIN, alba, albasOwner);
    if (mapping) await prove(mapping);
    expect(await refused(check(mapping?.guid ?? ''))).toMatchObject({ code: 'CONFLICT' });
    expect(await here.claim(DOMAIN)).not.toMatchObject({ mappingGuid: mapping?.guid });
  });

  it('I4-22 needs a proof again when it lapses again', async () => {
    const mapping = await here.mapping(DOMAIN);
    if (mapping) await prove(mapping);
    await check(await lapsed());
    await pass(73 * HOUR);
    expect(await isHeld()).toBe(false);
    zone.clear();
    await check(await lapsed());
    expect(await isHeld()).toBe(false);
  });

  it('I4-22 is not held by two businesses in turns', async () => {
    await here.add(DOMAIN, alba, albasOwner);
    await pass(73 * HOUR);
    await check(await lapsed());
    expect(await isHeld()).toBe(false);
    expect(await here.claim(DOMAIN)).toMatchObject({ unproven: [{}, {}] });
  });

  it('I4-25 is not held either where site administrators add it for the same business, or rename another to it', async () => {
    const { guid: former, tenantGuid, restaurantGuid } = (await here.mapping(DOMAIN)) ?? {};
    await remove(former ?? '');
    const mapping = { domain: DOMAIN, domainType: 'custom', tenantGuid, restaurantGuid };
    const { done } = await putDomainMappings(here, callerOf(siteAdmin), { mappings: [mapping] });
    expect([done[0]?.verificationStatus, await isHeld()]).toEqual(['failed', false]);
    await remove(done[0]?.guid ?? '');
    const { guid } = await here.connect('bella.bar');
    const renamed = await updateMapping(here, callerOf(siteAdmin), guid, { domain: DOMAIN });
    expect([renamed.verificationStatus, await isHeld()]).toEqual(['failed', false]);
    expect(await here.claim('bella.bar')).toBeUndefined();
  });
});

describe('a name that was taken off before it was proven', () => {
  it('I4-22 may be held again by the same business for what is left of its 72 hours', async () => {
    const first = await here.add(DOMAIN);
    await pass(40 * HOUR);
    await remove(first.domain.guid);
    expect(await isHeld()).toBe(false);
    await pass(20 * HOUR);
    const { domain, givenUpAt } = await here.add(DOMAIN, bellaTwo);
    expect(await isHeld()).toBe(true);
    expect(Date.parse(givenUpAt ?? '') - here.clock.now).toBe(12 * HOUR);
    await pass(12 * HOUR);
    expect(await isHeld()).toBe(false);
    expect(await here.mappings(bellaTwo)).toMatchObject([
      { guid: domain.guid, verificationStatus: 'failed' },
    ]);
  });

  it('I7.4-04 is remembered of nobody who has proven it', async () => {
    const { guid } = await here.connect(DOMAIN);
    await remove(guid);
    for (const host of HOSTS) expect(await here.claim(host)).toBeUndefined();
  });

  it('I4-22 keeps its name when site administrators correct the spelling of one that was proven', async () => {
    const { guid } = await here.connect(DOMAIN);
    here.clock.now += 100 * DAY;
    const renamed = await updateMapping(here, callerOf(siteAdmin), guid, { domain: `www.${DOMAIN}` });
    expect(renamed.verificationStatus).toBe('pending');
    for (const host of HOSTS) expect(await here.claim(host)).toMatchObject({ mappingGuid: guid });
  });

  it('I4-22 counts a claim of an older release from when it was made', async () => {
    const { domain } = await here.add(DOMAIN);
    for (const host of HOSTS) {
      const { unproven: _, ...claim } = (await here.claim(host)) ?? {};
      here.records.put(domainClaims, host, claim as never);
    }
    await pass(73 * HOUR);
    await check(domain.guid);
    expect(await isHeld()).toBe(false);
  });
});
