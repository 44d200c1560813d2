import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainChecks, domainClaims, domainMappings } from '../collections/domains.ts';
import {
  aWatchedDomain,
  aWatchedMapping,
  DOMAIN,
  DOMAIN_ID,
  goodFinding,
  putRecords,
  readyDomain,
  type WatchedWorld,
} from '../testing/a-watched-domain.ts';
import { callerOf } from '../testing/caller-of.ts';
import { at, member, person, place } from '../testing/memory-place.ts';
import { checkDomain } from './check-domain.ts';
import { claimsOn } from './claims.ts';
import { checkDueSetUps } from './set-up/check-due-set-ups.ts';

let world: WatchedWorld;
beforeEach(() => {
  world = aWatchedDomain();
});

const check = async (user = member('owner')) =>
  checkDomain(world, callerOf(user), { ...place, mappingGuid: (await world.mapping()).guid });
const giveUp = async () => {
  world.clock.minutes = 72 * 60;
  await checkDueSetUps(world);
  world.clock.minutes += 60;
};
const claims = () => claimsOn(world.records, DOMAIN);

describe('a domain that staff have looked at', () => {
  it('I4-23 answers what is wanted and what is seen now', async () => {
    putRecords(world.outside);
    const { domain, records, nextCheckAt, givenUpAt } = await check();
    expect(records.map(({ type, state }) => [type, state])).toEqual([
      ['TXT', 'found'],
      ['A', 'found'],
    ]);
    expect(domain).toMatchObject({ verificationStatus: 'pending', sslStatus: 'pending' });
    expect([nextCheckAt, givenUpAt]).toEqual([at(1), at(72 * 60)]);
    expect(domain).not.toHaveProperty('verificationToken');
  });

  it('begins no set-up again that is under way', async () => {
    await checkDueSetUps(world);
    world.clock.minutes = 30;
    await check();
    expect(await world.check()).toMatchObject({ startedAt: at(0), attempts: 2 });
  });

  it('I4-23 begins a set-up again that was given up, and claims its name anew, once our record is seen', async () => {
    await giveUp();
    expect([await claims(), (await world.mapping()).verificationStatus]).toEqual([[], 'failed']);
    world.outside.calls.length = 0;
    const { domain: unproven, records, checkedAt } = await check();
    expect([unproven.verificationStatus, await claims(), checkedAt]).toEqual(['failed', [], at(73 * 60)]);
    expect(records[0]).toMatchObject({ type: 'TXT', value: 'bite-verification=prove-it', state: 'missing' });
    expect(world.outside.calls).toEqual([`TXT _bite.${DOMAIN}`]);
    world.outside.zone.set(`TXT _bite.${DOMAIN}`, ['bite-verification=prove-it']);
    const { domain } = await check();
    expect(domain).toMatchObject({ verificationStatus: 'pending', sslStatus: 'pending', updatedBy: 'owner' });
    expect(await claims()).toMatchObject([{ domainId: DOMAIN_ID }, { domainId: DOMAIN_ID }]);
    expect(await world.check()).toMatchObject({ startedAt: at(73 * 60), told: [], attempts: 1 });
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = goodFinding;
    putRecords(world.outside);
    await check();
    expect(world.works().filter((work) => work === 'tellDomain live')).toHaveLength(1);
  });

  it('is refused where somebody else has claimed the name since', async () => {
    await giveUp();
    const { guid, ...rest } = await world.mapping();
    world.records.put(domainClaims, DOMAIN, {
      ...{ host: DOMAIN, domainId: 7, mappingGuid: aGuid(7), createdAt: at(0) },
      ...{ restaurantGuid: aGuid(8), tenantGuid: aGuid(9) },
    });
    await expect(check()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await world.mapping()).toEqual({ guid, ...rest });
  });

  it('gets a set-up if it never had one', async () => {
    world.records.remove(domainChecks, String(DOMAIN_ID));
    await check();
    expect(await world.check()).toMatchObject({ startedAt: at(0), attempts: 1 });
  });

  it('is none of ours: a subdomain has nothing to be set up', async () => {
    const subdomain = aWatchedMapping({ domainType: 'subdomain', domain: 'bella.bite.example' });
    world.records.put(domainMappings, String(DOMAIN_ID), subdomain);
    await expect(check()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(world.outside.calls).toEqual([]);
  });

  it.each(['manager', 'employee'] as const)('needs the right to change domains: not %s', async (role) => {
    await expect(check(member(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is not found by another restaurant, and by nobody without a place', async () => {
    await expect(check(person('nobody'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const mappingGuid = aGuid(404);
    await expect(
      checkDomain(world, callerOf(member('owner')), { ...place, mappingGuid }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
