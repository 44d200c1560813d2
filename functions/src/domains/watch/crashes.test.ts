// The process ends at any step of a look at a domain, before or after a write: the next run makes up for it, and nobody is told twice.
import { describe, expect, it } from 'vitest';
import {
  aWatchedDomain,
  badFinding,
  DOMAIN,
  goodFinding,
  putRecords,
  readyDomain,
  type WatchedWorld,
} from '../../testing/a-watched-domain.ts';
import { probeDueHosts } from '../health/probe-due-hosts.ts';
import { checkDueSetUps } from '../set-up/check-due-set-ups.ts';

/** The nth transaction ends the process, before it writes or after. */
function ending(world: WatchedWorld, nth: number, when: 'before' | 'after'): WatchedWorld {
  let calls = 0;
  const transact: WatchedWorld['records']['transact'] = async (work) => {
    calls += 1;
    const isTheEnd = calls === nth;
    if (isTheEnd && when === 'before') throw new Error('the process ended');
    const result = await world.records.transact(work);
    if (isTheEnd) throw new Error('the process ended');
    return result;
  };
  return { ...world, records: { ...world.records, transact } };
}

const steps = [1, 2].flatMap((nth) => (['before', 'after'] as const).map((when) => [when, nth] as const));

describe('a process that ends while it looks at a domain', () => {
  it.each(steps)('%s its write %d loses no set-up that is done, and tells of it once', async (when, nth) => {
    const world = aWatchedDomain();
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = goodFinding;
    await checkDueSetUps(ending(world, nth, when));
    for (const minutes of [1, 6, 7]) {
      world.clock.minutes = minutes;
      await checkDueSetUps(world);
    }
    expect(await world.mapping()).toMatchObject({ sslStatus: 'issued', health: 'healthy' });
    expect(world.works()).toEqual(['tellDomain live']);
  });

  it.each(steps)('%s its write %d loses no outage, and tells of it once', async (when, nth) => {
    const world = aWatchedDomain();
    putRecords(world.outside);
    world.outside.hosting.hosted.set(DOMAIN, readyDomain());
    world.outside.opens = goodFinding;
    await checkDueSetUps(world);
    world.outside.opens = () => badFinding('unreachable');
    for (const [index, minutes] of [15, 17, 22, 27].entries()) {
      world.clock.minutes = minutes;
      await probeDueHosts(index === 1 ? ending(world, nth, when) : world);
    }
    expect(await world.mapping()).toMatchObject({ health: 'unhealthy' });
    expect(world.works().filter((work) => work === 'tellDomain unhealthy')).toHaveLength(1);
  });

  it.each(steps)(
    '%s its write %d frees the name of a set-up that is given up, and tells of it once',
    async (when, nth) => {
      const world = aWatchedDomain();
      world.clock.minutes = 72 * 60;
      await checkDueSetUps(ending(world, nth, when));
      world.clock.minutes += 6;
      await checkDueSetUps(world);
      expect(await world.mapping()).toMatchObject({ verificationStatus: 'failed' });
      expect(world.works().sort()).toEqual(['releaseDomain', 'tellDomain stuck']);
    },
  );
});
