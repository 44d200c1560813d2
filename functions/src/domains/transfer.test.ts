// A domain moves to another restaurant with both sides' consent.
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../collections/collections.ts';
import { siteAdmin, staffOf } from '../testing/a-tenancy.ts';
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
import { makeDomainPrimary } from './make-primary.ts';
import { offerDomain, withdrawDomainOffer } from './offer-domain.ts';
import { updateMapping } from './platform/update-mapping.ts';
import { readDomain } from './read-domain.ts';
import { updateDomain } from './update-domain.ts';

const owner = callerOf(bellasOwner);
const receiver = callerOf(albasOwner);
const ended = {
  code: 'NOT_FOUND',
  message: 'This code and domain do not belong together, or the offer has ended',
};
const DAY = 24 * 3_600_000;

describe('a transfer', () => {
  let here: DomainsHere;
  let guid: string;
  beforeEach(async () => {
    here = await domainsHere();
    guid = (await here.connect('bella.pizza')).guid;
  });
  const offer = async () => (await offerDomain(here, owner, { ...bella, mappingGuid: guid })).code;
  const accept = (code: string, domain = 'bella.pizza') =>
    acceptDomain(here, receiver, alba, { domain, code });

  it('I4-24 moves the domain with its claims, clears its primary flag, and tells both histories', async () => {
    await makeDomainPrimary(here, owner, { ...bella, mappingGuid: guid });
    const moved = await accept(await offer());
    expect(moved.domain).toMatchObject({
      domain: 'bella.pizza',
      isPrimary: false,
      verificationStatus: 'verified',
    });
    const theirs = await here.restaurant(alba.tenantId, alba.restaurantId);
    for (const host of ['bella.pizza', 'www.bella.pizza'])
      expect(await here.claim(host)).toMatchObject({ restaurantGuid: theirs?.guid });
    const giver = await here.restaurant(bella.tenantId, bella.restaurantId);
    expect(giver?.websiteConfig).not.toHaveProperty('customDomain');
    const told = here.audit().filter(({ by, kind }) => by === albasOwner.uid && kind === 'domain_mappings');
    expect(told).toEqual([
      expect.objectContaining({ action: 'update', ...alba }),
      expect.objectContaining({ action: 'update', ...bella }),
    ]);
  });

  it('I4-24 takes a code once, of this domain alone, for a week', async () => {
    const code = await offer();
    expect(await refused(accept(code, 'www.bella.pizza'))).toMatchObject(ended);
    expect(await refused(accept('made up'))).toMatchObject(ended);
    here.clock.now += 7 * DAY;
    expect(await refused(accept(code))).toMatchObject(ended);
    const fresh = await offer();
    await accept(fresh);
    expect(
      await refused(acceptDomain(here, owner, bella, { domain: 'bella.pizza', code: fresh })),
    ).toMatchObject(ended);
  });

  it('I4-24 keeps only the hash of a code, and a new offer ends the earlier one', async () => {
    const [first, second] = [await offer(), await offer()];
    const stored = JSON.stringify(here.records.documents());
    for (const code of [first, second]) expect(stored).not.toContain(code);
    expect(await refused(accept(first))).toMatchObject(ended);
    expect(await accept(second)).toMatchObject({ domain: { domain: 'bella.pizza' } });
  });

  it('I4-24 ends with its withdrawal, which staff see', async () => {
    const code = await offer();
    const at = { ...bella, mappingGuid: guid };
    expect(await readDomain(here, owner, at)).toHaveProperty('offeredUntil', '2026-06-17T22:00:00.000Z');
    expect(await withdrawDomainOffer(here, owner, at)).not.toHaveProperty('offeredUntil');
    expect(await refused(accept(code))).toMatchObject(ended);
  });

  it('I4-24 ends with the name that was offered', async () => {
    const code = await offer();
    const admin = callerOf(siteAdmin);
    const moved = await updateMapping(here.deps, admin, guid, { domain: 'bella.bar' });
    here.put({ ...moved, verificationStatus: 'verified' });
    expect(await refused(accept(code, 'bella.bar'))).toMatchObject(ended);
    expect(await readDomain(here, owner, { ...bella, mappingGuid: guid })).not.toHaveProperty('offeredUntil');
  });

  it('I4-24 is nobody’s who may not offer it any more, and not of a suspended business', async () => {
    const code = await offer();
    here.records.put(users, bellasOwner.uid, { ...bellasOwner, access: {} });
    expect(await refused(accept(code))).toMatchObject(ended);
    here.records.put(users, bellasOwner.uid, bellasOwner);
    here.putTenant(bella.tenantId, { status: 'suspended' });
    expect(await refused(accept(code))).toMatchObject(ended);
  });

  it.each([
    ['offered', staffOf(bella.tenantId, 'manager'), bella],
    ['offered', albasOwner, bella],
  ])('I4-24 is not %s by who may not change domains', async (_, user, place) => {
    expect(await refused(offerDomain(here, callerOf(user), { ...place, mappingGuid: guid }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('I4-24 is not accepted by who may not change domains, nor by the restaurant that offers', async () => {
    const code = await offer();
    const body = { domain: 'bella.pizza', code };
    const manager = callerOf(staffOf(alba.tenantId, 'manager'));
    expect(await refused(acceptDomain(here, manager, alba, body))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(acceptDomain(here, owner, bella, body))).toMatchObject({ code: 'CONFLICT' });
  });

  it('I4-24 leaves behind where the domain led: hosts of the restaurant that gave it away', async () => {
    const seoConfig = { noIndex: true, canonicalUrl: 'https://bella.bite.example/' };
    const redirectConfig = { wwwRedirect: 'none' as const, redirectTo: 'https://bella.bite.example/' };
    await updateDomain(here.deps, owner, { ...bella, mappingGuid: guid }, { seoConfig, redirectConfig });
    const { domain } = await accept(await offer());
    expect(domain).toMatchObject({ redirectConfig: { wwwRedirect: 'none' }, seoConfig: { noIndex: true } });
    const told = here
      .audit()
      .filter(({ by, tenantId }) => by === albasOwner.uid && tenantId === alba.tenantId);
    expect(told).toHaveLength(1);
    expect(JSON.stringify([domain, told])).not.toContain('bella.bite.example');
  });

  it('I4-24 is of proven domains of one’s own alone', async () => {
    const [subdomain] = await here.mappings();
    const unproven = (await here.add('bella.bar')).domain;
    for (const mappingGuid of [subdomain?.guid ?? '', unproven.guid])
      expect(await refused(offerDomain(here, owner, { ...bella, mappingGuid }))).toMatchObject({
        code: 'CONFLICT',
      });
  });
});
