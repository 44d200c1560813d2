import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainChecks, domainClaims, domainMappings, domainProbesOf } from '../../collections/domains.ts';
import {
  ADDRESS,
  aHostedDomain,
  aWatchedDomain,
  aWatchedMapping,
  badFinding,
  DOMAIN,
  DOMAIN_ID,
  goodFinding,
  putDomain,
  putRecords,
  readyDomain,
  type WatchedWorld,
} from '../../testing/a-watched-domain.ts';
import { at, NOW } from '../../testing/memory-place.ts';
import { claimsOn } from '../claims.ts';
import { checkDueSetUps } from './check-due-set-ups.ts';
import { checkSetUp } from './check-set-up.ts';

let world: WatchedWorld;
beforeEach(() => {
  world = aWatchedDomain();
});

const run = (minutes = world.clock.minutes) => {
  world.clock.minutes = minutes;
  return checkDueSetUps(world);
};
const states = async () => {
  const { verificationStatus, sslStatus, health } = await world.mapping();
  return [verificationStatus, sslStatus, health];
};
const recordStates = async () => (await world.check()).records.map(({ type, state }) => `${type} ${state}`);
const claims = () => claimsOn(world.records, DOMAIN);

describe('the set-up of a domain, looked at by the schedule', () => {
  it('I4-22 I4-23 adds it to the hosting service, sees that records are missing, and looks again a minute later', async () => {
    expect(await run()).toEqual({ checked: 1, left: 0, failed: 0 });
    expect(world.outside.calls).toContain(`add ${DOMAIN}`);
    expect(await recordStates()).toEqual(['TXT missing', 'A missing']);
    expect(await states()).toEqual(['pending', 'pending', 'unknown']);
    expect(await run()).toEqual({ checked: 0, left: 0, failed: 0 });
    world.outside.calls.length = 0;
    expect(await run(1)).toMatchObject({ checked: 1 });
    expect(world.outside.calls).toContain(`check ${DOMAIN}`);
    expect(world.outside.calls).not.toContain(`add ${DOMAIN}`);
  });

  it('I3.10-02 I4-23 goes from missing and wrong records over a slow certificate to a domain that opens, told once', async () => {
    await run(0);
    putRecords(world.outside);
    world.outside.zone.set(`A ${DOMAIN}`, ['192.0.2.77']);
    await run(1);
    expect(await recordStates()).toEqual(['TXT found', 'A wrong']);
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, aHostedDomain(DOMAIN, { verification: 'verified' }));
    await run(2);
    expect(await recordStates()).toEqual(['TXT found', 'A found']);
    expect(await states()).toEqual(['verified', 'pending', 'unknown']);
    expect(world.outside.calls).not.toContain(`open ${DOMAIN}`);
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = goodFinding;
    await run(3);
    expect(await states()).toEqual(['verified', 'issued', 'healthy']);
    expect(world.works()).toEqual(['tellDomain live']);
    expect(await run(4)).toMatchObject({ checked: 0 });
    expect((await world.check()).probeDueAt).toBe(at(18));
    expect(await world.records.count(domainProbesOf(DOMAIN_ID))).toBe(1);
  });

  it('I4-22 I4-23 keeps the records that were wanted once the hosting service names them no more, until it names others', async () => {
    const challenge = { ...ADDRESS, type: 'TXT', name: `_acme.${DOMAIN}`, purpose: 'certificate' } as const;
    const proof = { ...ADDRESS, type: 'TXT', value: 'hosting-site=demo', purpose: 'ownership' } as const;
    const { hosted } = world.outside.hosting;
    hosted.set(DOMAIN, aHostedDomain(DOMAIN, { wanted: [ADDRESS, proof, challenge] }));
    await run(0);
    putRecords(world.outside);
    world.outside.zone.set(`TXT ${DOMAIN}`, [proof.value]);
    hosted.set(DOMAIN, { ...readyDomain(), wanted: [] });
    world.outside.opens = goodFinding;
    await run(1);
    expect(await states()).toEqual(['verified', 'issued', 'healthy']);
    expect(await recordStates()).toEqual(['TXT found', 'A found', 'TXT found']);
    // Whoever moves to another DNS host sees all that it has to have.
    world.outside.zone.clear();
    const { records } = await checkSetUp(world, await world.mapping());
    expect(records.map(({ name, value, state }) => [name, value, state])).toEqual([
      [`_bite.${DOMAIN}`, 'bite-verification=prove-it', 'missing'],
      [DOMAIN, ADDRESS.value, 'missing'],
      [DOMAIN, proof.value, 'missing'],
    ]);
    hosted.set(DOMAIN, { ...readyDomain(), wanted: [{ ...ADDRESS, value: '203.0.113.99' }] });
    const moved = await checkSetUp(world, await world.mapping());
    expect(moved.records.map(({ value }) => value)).toEqual(['bite-verification=prove-it', '203.0.113.99']);
  });

  it('I4-22 is not proven by the hosting service alone, nor by our record alone', async () => {
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.zone.set(`A ${DOMAIN}`, [ADDRESS.value]);
    await run(0);
    expect((await states())[0]).toBe('pending');
    expect(world.outside.calls).not.toContain(`open ${DOMAIN}`);
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, aHostedDomain(DOMAIN, { certificate: 'issued' }));
    await run(1);
    expect((await states())[0]).toBe('pending');
  });

  it('stays unproven while the DNS cannot be asked, and says so of each record', async () => {
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.zone.set(`TXT _bite.${DOMAIN}`, 'unreachable').set(`A ${DOMAIN}`, 'unreachable');
    await run(0);
    expect(await recordStates()).toEqual(['TXT unknown', 'A unknown']);
    expect((await states())[0]).toBe('pending');
  });

  it('is not done while it does not open, although the service says that it is ready', async () => {
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = () => badFinding('untrusted');
    await run(0);
    expect(await states()).toEqual(['verified', 'issued', 'unknown']);
    await run(1);
    expect(await states()).toEqual(['verified', 'issued', 'unhealthy']);
    expect((await world.check()).lastProbe?.fault).toBe('untrusted');
    expect(world.works()).toEqual([]);
    world.outside.opens = goodFinding;
    await run(2);
    expect(await states()).toEqual(['verified', 'issued', 'healthy']);
    expect(world.works()).toEqual(['tellDomain live']);
  });

  it('counts nothing where we could not open it ourselves', async () => {
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = () => 'throws';
    for (const minute of [0, 1, 2]) await run(minute);
    expect(await states()).toEqual(['verified', 'issued', 'unknown']);
    expect(await world.check()).toMatchObject({ faults: 0 });
  });

  it.each([
    ['unreachable', 'away'],
    ['unclear', 'away'],
    ['forbidden', 'away'],
    ['taken', 'taken'],
    ['refused', 'refused'],
  ] as const)(
    'changes no state where the service is %s, keeps the records, and goes on',
    async (reason, trouble) => {
      putRecords(world.outside);
      world.outside.hosting.hosted.set(DOMAIN, aHostedDomain(DOMAIN, { verification: 'verified' }));
      await run(0);
      const before = await world.mapping();
      world.outside.hosting.failure = { outcome: 'failed', reason };
      world.outside.zone.delete(`A ${DOMAIN}`);
      await run(1);
      expect(await world.mapping()).toEqual(before);
      expect(await recordStates()).toEqual(['TXT found', 'A missing']);
      expect(await world.check()).toMatchObject({ serviceTrouble: trouble, setUpDueAt: at(2) });
      world.outside.hosting.failure = undefined;
      await run(2);
      expect(await world.check()).not.toHaveProperty('serviceTrouble');
    },
  );

  it('takes what the service should never do for no answer', async () => {
    const broken = async () => Promise.reject(new Error('nonsense'));
    const domainHosting = { ...world.domainHosting, add: broken, check: broken };
    expect(await checkDueSetUps({ ...world, domainHosting })).toMatchObject({ checked: 1, failed: 0 });
    expect(await world.check()).toMatchObject({ serviceTrouble: 'away', setUpDueAt: at(1) });
  });

  it('asks for both names where one redirects to the other, and is ready when both are', async () => {
    const redirectConfig = { wwwRedirect: 'www_to_apex' } as const;
    world = aWatchedDomain(aWatchedMapping({ redirectConfig }));
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    await run(0);
    expect(world.outside.calls).toContain(`add www.${DOMAIN}`);
    expect(await states()).toEqual(['pending', 'pending', 'unknown']);
    world.outside.hosting.hosted.set(`www.${DOMAIN}`, readyDomain(`www.${DOMAIN}`));
    world.outside.opens = goodFinding;
    await run(1);
    expect(await states()).toEqual(['verified', 'issued', 'healthy']);
  });
});

describe('a set-up that does not get on', () => {
  it('is told once after a day, and given up after three: its name is free', async () => {
    for (const hour of [0, 12, 24, 30, 60]) await run(hour * 60);
    expect(world.works()).toEqual(['tellDomain stuck']);
    expect(await claims()).toHaveLength(2);
    await run(72 * 60);
    expect(await states()).toEqual(['failed', 'failed', 'unknown']);
    expect(await claims()).toEqual([]);
    expect(world.works().sort()).toEqual(['releaseDomain', 'tellDomain stuck']);
    expect(await run(73 * 60)).toMatchObject({ checked: 0 });
  });

  it('frees no name that another mapping has claimed', async () => {
    await run(0);
    const claim = (await claims())[0];
    if (!claim) throw new Error('There is no claim');
    world.records.put(domainClaims, `www.${DOMAIN}`, {
      ...claim,
      host: `www.${DOMAIN}`,
      mappingGuid: aGuid(77),
    });
    await run(72 * 60);
    expect(await claims()).toMatchObject([{ mappingGuid: aGuid(77) }]);
  });
});

describe('many set-ups', () => {
  const others = Array.from({ length: 12 }, (_, index) =>
    aWatchedMapping({
      ...{ domainId: DOMAIN_ID + 1 + index, guid: aGuid(200 + index), domain: `other-${index}.example` },
    }),
  );

  it('are looked at in one run, and one that fails stops no other', async () => {
    for (const mapping of others) putDomain(world.records, mapping);
    const { dnsLookup } = world;
    const records = {
      ...world.records,
      transact: ((work) =>
        world.records.transact(async (transaction) =>
          work({
            ...transaction,
            set(path, id, record) {
              if (id === String(DOMAIN_ID + 3)) throw new Error('cannot be written');
              transaction.set(path, id, record);
            },
          }),
        )) as typeof world.records.transact,
    };
    expect(await checkDueSetUps({ ...world, records, dnsLookup })).toEqual({
      checked: 12,
      left: 0,
      failed: 1,
    });
    expect(world.errors).toContain('the set-up of a domain could not be checked');
  });

  it('one whose check cannot be read is named, and stops no other', async () => {
    world.records.put({ ...domainChecks, schema: { safeParse: (data) => ({ success: true, data }) } }, '7', {
      ...(await world.check()),
      domainId: -1,
    });
    expect(await run()).toEqual({ checked: 1, left: 0, failed: 1 });
    expect(world.errors).toEqual(['the check of a domain cannot be read']);
  });

  it('wait for the next run once the service takes no more calls', async () => {
    for (const mapping of others) putDomain(world.records, mapping);
    world.outside.hosting.failure = { outcome: 'failed', reason: 'limited', retryAfter: 30 };
    expect(await run()).toEqual({ checked: 5, left: 8, failed: 0 });
    expect(await states()).toEqual(['pending', 'pending', 'unknown']);
  });

  it('are looked at once each, though two runs begin at once', async () => {
    for (const mapping of others) putDomain(world.records, mapping);
    const runs = await Promise.all([run(), run()]);
    expect(runs.map(({ checked }) => checked).reduce((sum, count) => sum + count)).toBe(13);
    expect(world.outside.calls.filter((call) => call === `add ${DOMAIN}`)).toHaveLength(1);
  });

  it('that end in the middle are made up for when their lease has ended', async () => {
    const ending = { ...world, dnsLookup: { find: () => new Promise<never>(() => undefined) } };
    void checkDueSetUps(ending);
    await Promise.resolve();
    await expect.poll(async () => (await world.check()).setUpDueAt).toBe(at(5));
    expect(await run(4)).toMatchObject({ checked: 0 });
    expect(await run(5)).toMatchObject({ checked: 1 });
  });

  it('lose the check of a mapping that is gone', async () => {
    world.records.remove(domainMappings, String(DOMAIN_ID));
    expect(await run()).toEqual({ checked: 0, left: 0, failed: 0 });
    expect(await world.records.get(domainChecks, String(DOMAIN_ID))).toBeUndefined();
  });
});

describe('a look that a person asks for', () => {
  it('comes before the next one is due, and counts alone', async () => {
    await run(0);
    putRecords(world.outside);
    world.clock.minutes = 0.5;
    const answer = await checkSetUp(world, await world.mapping());
    expect(answer.records.map(({ state }) => state)).toEqual(['found', 'found']);
    expect(await world.check()).toMatchObject({ attempts: 2 });
    expect(Date.parse((await world.check()).setUpDueAt ?? '') - NOW).toBe(1.5 * MINUTE);
  });

  it('makes a look of the schedule that is still under way count for nothing', async () => {
    const slow = Promise.withResolvers<{ outcome: 'missing' }>();
    const asked = Promise.withResolvers<void>();
    const find = () => {
      asked.resolve();
      return slow.promise;
    };
    const under = checkDueSetUps({ ...world, dnsLookup: { find } });
    await asked.promise;
    putRecords(world.outside);
    await checkSetUp(world, await world.mapping());
    const seen = await world.check();
    slow.resolve({ outcome: 'missing' });
    await under;
    expect(await world.check()).toEqual(seen);
    expect(await recordStates()).toEqual(['TXT found', 'A found']);
  });

  it('finds nobody unhealthy while our own site does not open either', async () => {
    const controlHost = 'order.bite.example';
    const looks = async (...minutes: number[]) => {
      for (const minute of minutes) {
        world.clock.minutes = minute;
        await checkSetUp({ ...world, controlHost }, await world.mapping());
      }
      return (await world.mapping()).health;
    };
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = goodFinding;
    await run(0);
    world.outside.opens = () => badFinding('unreachable');
    expect(await looks(1, 2, 3)).toBe('healthy');
    world.outside.opens = (host) =>
      host === controlHost ? { addresses: ['192.0.2.9'], status: 404 } : badFinding('unreachable');
    expect(await looks(4, 5, 6)).toBe('unhealthy');
  });

  it('of a domain that works asks everything anew, and begins no set-up', async () => {
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = goodFinding;
    await run(0);
    world.outside.zone.clear();
    world.clock.minutes = 1;
    const answer = await checkSetUp(world, await world.mapping());
    expect(answer.records.map(({ state }) => state)).toEqual(['missing', 'missing']);
    expect(answer.domain).toMatchObject({ verificationStatus: 'verified', sslStatus: 'issued' });
    expect(await world.check()).not.toHaveProperty('setUpDueAt');
    expect(world.works()).toEqual(['tellDomain live']);
    expect(Date.parse((await world.check()).probeDueAt ?? '') - NOW).toBeLessThan(HOUR);
  });
});
