// A set-up that has lapsed: its name is free, and the mapping that had it is nothing until it claims the name anew.
import { HOUR } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainClaims } from '../collections/domains.ts';
import { siteAdmin } from '../testing/a-tenancy.ts';
import { ADDRESS, readyDomain } from '../testing/a-watched-domain.ts';
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
import { acceptDomain } from './accept-domain.ts';
import { checkDomain } from './check-domain.ts';
import { offerDomain } from './offer-domain.ts';
import { updateMapping } from './platform/update-mapping.ts';
import { checkDueSetUps } from './set-up/check-due-set-ups.ts';
import { checkSetUp } from './set-up/check-set-up.ts';
import { updateDomain } from './update-domain.ts';

const DOMAIN = 'bella.pizza';
const HOSTS = [DOMAIN, `www.${DOMAIN}`];
const owner = callerOf(bellasOwner);
const withWww = { redirectConfig: { wwwRedirect: 'apex_to_www' as const } };

let here: DomainsHere;
let zone: Map<string, string[]>;
beforeEach(async () => {
  here = await domainsHere();
  zone = new Map();
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
const tokenOf = async (domainId: number) => (await here.check({ domainId }))?.ownershipToken ?? '';
/** The DNS and the hosting service are as they should be for all of these. */
const prove = async (...domainIds: number[]) => {
  const tokens = await Promise.all(domainIds.map(tokenOf));
  zone.set(
    `TXT _bite.${DOMAIN}`,
    tokens.map((token) => `bite-verification=${token}`),
  );
  zone.set(`A ${DOMAIN}`, [ADDRESS.value]);
  for (const host of HOSTS) here.domainHosting.hosted.set(host, readyDomain(host));
};
const lapse = async () => {
  const { domain } = await here.add(DOMAIN);
  here.clock.now += 73 * HOUR;
  await checkDueSetUps(deps());
  return { ...bella, mappingGuid: domain.guid, domainId: domain.domainId };
};
const statusOf = async (domainId: number) =>
  [...(await here.mappings(bella)), ...(await here.mappings(alba))].find((one) => one.domainId === domainId)
    ?.verificationStatus;

describe('a lapsed set-up', () => {
  it('I4-22 I7.4-02 is not proven by a change of its hosts while nobody has the name', async () => {
    const lapsed = await lapse();
    await prove(lapsed.domainId);
    here.domainHosting.calls.length = 0;
    await updateDomain(deps(), owner, lapsed, withWww);
    expect(await statusOf(lapsed.domainId)).toBe('failed');
    expect(here.domainHosting.calls.filter((call) => call.startsWith('add'))).toEqual([]);
  });

  it('I4-22 I7.4-02 is proven by no look while another has the name, and takes nothing from it', async () => {
    const lapsed = await lapse();
    const theirs = (await here.add(DOMAIN, alba, albasOwner)).domain;
    await prove(lapsed.domainId, theirs.domainId);
    await checkDomain(deps(), callerOf(albasOwner), { ...alba, mappingGuid: theirs.guid });
    await updateDomain(deps(), owner, lapsed, withWww);
    const mapping = (await here.mappings()).find(({ domainId }) => domainId === lapsed.domainId);
    if (mapping) await checkSetUp(deps(), mapping);
    expect(await statusOf(lapsed.domainId)).toBe('failed');
    expect(await statusOf(theirs.domainId)).toBe('verified');
    expect(await here.claim(DOMAIN)).toMatchObject({ domainId: theirs.domainId });
  });

  it('I4-22 counts no look of a set-up that has lost its claim meanwhile', async () => {
    const { domain } = await here.add(DOMAIN);
    await prove(domain.domainId);
    for (const host of HOSTS) here.records.remove(domainClaims, host);
    here.clock.now += HOUR;
    await checkDueSetUps(deps());
    expect(await statusOf(domain.domainId)).toBe('pending');
    expect(await here.check(domain)).not.toHaveProperty('setUpDueAt');
  });
});

describe('a domain that its restaurant has already', () => {
  const message = 'This restaurant has this domain already. Please check that one again, or remove it.';

  it('I4-22 is not added beside the one that has lapsed, and uses no id', async () => {
    await lapse();
    const count = (await here.mappings()).length;
    expect(await refused(here.add(DOMAIN))).toMatchObject({ code: 'CONFLICT', message });
    expect(await here.mappings()).toHaveLength(count);
    expect(await here.ids.next('domainMappings')).toBe(30_000_004);
  });

  it('I7.4-04 is the new name of no other', async () => {
    await lapse();
    const { guid } = await here.connect('bella.bar');
    expect(
      await refused(updateMapping(here.deps, callerOf(siteAdmin), guid, { domain: DOMAIN })),
    ).toMatchObject({ code: 'CONFLICT', message });
  });
});

describe('an offer of a domain that another has claimed', () => {
  it('I4-24 I7.4-02 moves no claim', async () => {
    const { guid } = await here.connect(DOMAIN);
    const { code } = await offerDomain(here, owner, { ...bella, mappingGuid: guid });
    for (const host of HOSTS) here.records.remove(domainClaims, host);
    const theirs = (await here.add(DOMAIN, alba, albasOwner)).domain;
    expect(
      await refused(acceptDomain(here, callerOf(albasOwner), alba, { domain: DOMAIN, code })),
    ).toMatchObject({ code: 'CONFLICT' });
    expect(await here.claim(DOMAIN)).toMatchObject({ domainId: theirs.domainId });
  });
});
