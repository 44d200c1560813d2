import { canonicalHost } from '@bite/shared/domains/canonical-host';
import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainChecks, domainMappings, domainProbesOf } from '../../collections/domains.ts';
import {
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
import { checkDueSetUps } from '../set-up/check-due-set-ups.ts';
import type { DueDeps } from '../watch/watch-deps.ts';
import { probeDueHosts } from './probe-due-hosts.ts';

let world: WatchedWorld;
/** The domain works since the first minute: it is opened next in the fifteenth. */
beforeEach(async () => {
  world = aWatchedDomain();
  putRecords(world.outside);
  world.outside.hosting.hosted.set(DOMAIN, readyDomain());
  world.outside.opens = goodFinding;
  await checkDueSetUps(world);
  world.outside.calls.length = 0;
});

const run = (minutes: number, deps: Partial<DueDeps> = {}) => {
  world.clock.minutes = minutes;
  return probeDueHosts({ ...world, ...deps });
};
const health = async () => (await world.mapping()).health;
const probes = async () =>
  (await world.records.find(domainProbesOf(DOMAIN_ID), { orderBy: { field: 'at' }, limit: 100 })).map(
    ({ record }) => record,
  );
const mails = () => world.works().filter((work) => work !== 'tellDomain live');

describe('opening domains by the schedule', () => {
  it('comes every quarter of an hour while all is well, and asks nobody else', async () => {
    expect(await run(14)).toEqual({ opened: 0, faulty: 0, left: 0, failed: 0 });
    expect(await run(15)).toEqual({ opened: 1, faulty: 0, left: 0, failed: 0 });
    expect(world.outside.calls).toEqual([`open ${DOMAIN}`]);
    expect((await world.check()).probeDueAt).toBe(at(30));
  });

  it('keeps each look for thirty days', async () => {
    await run(15);
    world.outside.opens = () => badFinding('unreachable');
    await run(30);
    expect((await probes()).map(({ fault, expiresAt, at: seen }) => [seen, fault, expiresAt])).toEqual([
      [at(0), undefined, new Date(NOW + 30 * DAY).toISOString()],
      [at(15), undefined, new Date(NOW + 15 * MINUTE + 30 * DAY).toISOString()],
      [at(30), 'unreachable', new Date(NOW + 30 * MINUTE + 30 * DAY).toISOString()],
    ]);
  });

  it('finds a domain unhealthy after two faults, has the site fall back, and heals it after one good look; each told once', async () => {
    const primary = await world.mapping();
    world.records.put(domainMappings, String(DOMAIN_ID), { ...primary, isPrimary: true });
    const subdomain = aWatchedMapping({
      ...{ domainId: 30_000_900, guid: aGuid(900), domain: 'bella.bite.example', domainType: 'subdomain' },
      ...{ verificationStatus: 'verified', sslStatus: 'issued' },
    });
    const canonical = async () => canonicalHost([await world.mapping(), subdomain]);
    expect(await canonical()).toBe(DOMAIN);
    world.outside.opens = () => badFinding('unreachable');
    expect(await run(15)).toMatchObject({ opened: 1, faulty: 1 });
    expect([await health(), await canonical(), mails()]).toEqual(['healthy', DOMAIN, []]);
    await run(17);
    expect([await health(), await canonical(), mails()]).toEqual([
      'unhealthy',
      'bella.bite.example',
      ['tellDomain unhealthy'],
    ]);
    for (const minute of [22, 27, 32]) await run(minute);
    expect(mails()).toEqual(['tellDomain unhealthy']);
    world.outside.opens = goodFinding;
    await run(37);
    expect([await health(), await canonical(), mails().sort()]).toEqual([
      'healthy',
      DOMAIN,
      ['tellDomain healed', 'tellDomain unhealthy'],
    ]);
    expect((await world.check()).probeDueAt).toBe(at(52));
  });

  it('asks the DNS and the service after a fault, so that its staff see what is wrong', async () => {
    world.outside.opens = () => badFinding('notOurs');
    world.outside.zone.set(`A ${DOMAIN}`, ['192.0.2.77']);
    world.outside.hosting.hosted.set(DOMAIN, aHostedDomain(DOMAIN, { certificate: 'expired' }));
    await run(15);
    expect((await world.check()).records.map(({ state }) => state)).toEqual(['found', 'wrong']);
    expect(await world.mapping()).toMatchObject({ sslStatus: 'expired', verificationStatus: 'verified' });
  });

  it('changes nothing else while the service is down', async () => {
    world.outside.opens = () => badFinding('expired');
    world.outside.hosting.failure = { outcome: 'failed', reason: 'unreachable' };
    await run(15);
    expect(await world.mapping()).toMatchObject({ sslStatus: 'issued', verificationStatus: 'verified' });
    expect(await world.check()).toMatchObject({ faults: 1, lastProbe: { fault: 'expired' } });
  });

  it('sees another restaurant, another website and our own errors as faults', async () => {
    const found = [{ restaurantGuid: aGuid(99), status: 200 }, { status: 200 }, { status: 503 }] as const;
    for (const [index, finding] of found.entries()) {
      world.outside.opens = () => ({ addresses: ['192.0.2.1'], ...finding });
      await run(15 + index * 5);
    }
    expect((await probes()).slice(1).map(({ fault }) => fault)).toEqual([
      'otherRestaurant',
      'notOurs',
      'failing',
    ]);
  });

  it('takes a domain that leads into a private network for faulty, without an answer from there', async () => {
    world.outside.opens = () => ({ addresses: ['10.0.0.7'], fault: 'privateAddress' });
    await run(15);
    const [, last] = await probes();
    expect(last).toMatchObject({ fault: 'privateAddress', addresses: ['10.0.0.7'] });
    expect(last).not.toHaveProperty('status');
  });

  it('warns once of a certificate that ends within two weeks', async () => {
    const validTo = new Date(NOW + 10 * DAY).toISOString();
    world.outside.opens = () => {
      const { certificate, ...finding } = goodFinding();
      return { ...finding, ...(certificate && { certificate: { ...certificate, validTo } }) };
    };
    for (const minute of [15, 30, 45]) await run(minute);
    expect(mails()).toEqual(['tellDomain certificateExpiring']);
    expect((await world.check()).warnedOf).toBe(validTo);
  });

  it('leaves alone what its restaurant has switched off, and is not due again', async () => {
    world.records.put(domainMappings, String(DOMAIN_ID), { ...(await world.mapping()), isActive: false });
    world.outside.opens = () => badFinding('notOurs');
    await run(15);
    expect(world.outside.calls).toEqual([]);
    expect(await world.check()).toMatchObject({ faults: 0 });
    expect(await world.check()).not.toHaveProperty('probeDueAt');
  });

  it('heals a domain that was given up with its proof, once it opens after all', async () => {
    world = aWatchedDomain();
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, aHostedDomain(DOMAIN, { verification: 'verified' }));
    for (const hour of [0, 72]) {
      world.clock.minutes = hour * 60;
      await checkDueSetUps(world);
    }
    expect(await world.mapping()).toMatchObject({ verificationStatus: 'verified', sslStatus: 'failed' });
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = goodFinding;
    await run(72 * 60 + 15);
    expect(await world.mapping()).toMatchObject({ sslStatus: 'issued', health: 'healthy' });
    expect(world.works().sort()).toEqual(['tellDomain live', 'tellDomain stuck']);
  });
});

describe('runs that meet', () => {
  const others = Array.from({ length: 30 }, (_, index) =>
    aWatchedMapping({
      ...{ domainId: DOMAIN_ID + 1 + index, guid: aGuid(200 + index), domain: `other-${index}.example` },
      ...{ verificationStatus: 'verified', sslStatus: 'issued', health: 'healthy' },
    }),
  );
  beforeEach(async () => {
    for (const mapping of others) {
      putDomain(world.records, mapping);
      const { setUpDueAt: _, ...check } = await world.check(mapping.domainId);
      world.records.put(domainChecks, String(mapping.domainId), {
        ...check,
        told: ['live'],
        probeDueAt: at(15),
      });
    }
  });

  it('open each domain once, and mail each outage once', async () => {
    world.outside.opens = () => badFinding('unreachable');
    for (const minute of [15, 17, 22]) await Promise.all([run(minute), run(minute), run(minute)]);
    expect(world.outside.calls.filter((call) => call === `open ${DOMAIN}`)).toHaveLength(3);
    expect(mails()).toEqual(Array.from({ length: 31 }, () => 'tellDomain unhealthy'));
  });

  it('find nobody unhealthy while our own site does not open either', async () => {
    const controlHost = 'order.bite.example';
    world.outside.opens = (host) => (host === DOMAIN ? goodFinding() : badFinding('unreachable'));
    for (const minute of [15, 20, 25]) await run(minute, { controlHost });
    expect((await world.mapping(DOMAIN_ID + 1)).health).toBe('healthy');
    expect(await run(30, { controlHost })).toMatchObject({ opened: 1, failed: 30 });
    expect(world.errors).toContain('domains do not open, and neither does our own site');
    world.outside.opens = (host) =>
      host === controlHost ? { addresses: ['192.0.2.9'], status: 404 } : badFinding('unreachable');
    for (const minute of [35, 37]) await run(minute, { controlHost });
    expect((await world.mapping(DOMAIN_ID + 1)).health).toBe('unhealthy');
  });

  it('go on with the others where one cannot be settled', async () => {
    const { records } = world;
    const broken = {
      ...records,
      transact: ((work) =>
        records.transact(async (transaction) =>
          work({
            ...transaction,
            set(path, id, record) {
              if (path.path === domainProbesOf(DOMAIN_ID + 4).path) throw new Error('cannot be written');
              transaction.set(path, id, record);
            },
          }),
        )) as typeof records.transact,
    };
    expect(await run(15, { records: broken })).toEqual({ opened: 30, faulty: 0, left: 0, failed: 1 });
  });
});
