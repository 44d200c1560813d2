import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { describe, expect, it } from 'vitest';
import { dueWork, type StoredWork } from '../due-work/due-work.ts';
import { idOfWork } from '../due-work/give-up.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { silentLog } from '../testing/silent-log.ts';
import { recordRun, scheduleStates } from './record-run.ts';
import { lastTimeBefore, type ScheduleName, scheduleTimes } from './schedule-times.ts';

/** A minute before repairCounts is to run. */
const START = Date.parse('2026-06-11T07:59:00Z');

function setUp() {
  const clock = { now: START };
  const records = memoryRecords();
  const deps = { records, log: silentLog, now: () => clock.now };
  return {
    clock,
    records,
    run: (name: ScheduleName, work: () => Promise<object> = async () => ({ places: 3, failed: 0 })) =>
      recordRun(deps, name, work),
    listed: (schedule: ScheduleName): Promise<StoredWork | undefined> =>
      records.get(dueWork, idOfWork('runSchedule', { schedule })),
    late: async () =>
      (await scheduleStates(records, clock.now)).filter(({ isLate }) => isLate).map(({ name }) => name),
  };
}

const failing = async () => {
  throw new Error('connection lost');
};

describe('the time at which a schedule was last to run', () => {
  it.each([
    ['2026-06-11T07:59:59Z', '2026-06-10T08:00:00.000Z'],
    ['2026-06-11T08:00:00Z', '2026-06-11T08:00:00.000Z'],
    ['2026-06-11T23:30:00Z', '2026-06-11T08:00:00.000Z'],
  ])('seen from %s was %s', (instant, expected) => {
    const last = lastTimeBefore(scheduleTimes.repairCounts, Date.parse(instant));
    expect(new Date(last).toISOString()).toBe(expected);
  });

  it('is this minute where it runs every minute', () => {
    expect(lastTimeBefore('every minute', START + 59_999)).toBe(START);
  });
});

describe('the run of a schedule', () => {
  it('is known afterwards', async () => {
    const { records, run, clock } = setUp();
    expect(await run('repairCounts')).toBe(true);
    const states = await scheduleStates(records, clock.now);
    const repairCounts = states.find(({ name }) => name === 'repairCounts');
    expect(repairCounts).toEqual({
      name: 'repairCounts',
      cron: '0 8 * * *',
      lastRunAt: new Date(START).toISOString(),
      isLate: false,
    });
  });

  it('that fails is thrown on, and on the list of failed work until one succeeds', async () => {
    const { run, listed } = setUp();
    await expect(run('repairCounts', failing)).rejects.toThrow('connection lost');
    expect(await listed('repairCounts')).toMatchObject({ error: 'Error', givenUpAt: expect.any(String) });
    await run('repairCounts');
    expect(await listed('repairCounts')).toBeUndefined();
  });

  it('that could not do everything says so, and is on the list', async () => {
    const { run, listed } = setUp();
    expect(await run('repairCounts', async () => ({ places: 9, failed: 2 }))).toBe(false);
    expect(await listed('repairCounts')).toMatchObject({ error: 'PARTLY_FAILED' });
  });

  it('is not kept from running by a store that takes no notes', async () => {
    const { records } = setUp();
    const transact = failing as never;
    const deps = { records: { ...records, transact }, log: silentLog, now: () => START };
    expect(await recordRun(deps, 'repairCounts', async () => ({}))).toBe(true);
  });
});

describe('a schedule that missed its time', () => {
  it('is on the list an hour later, once, and off it when it has run', async () => {
    const { clock, run, listed, late } = setUp();
    await run('finishDueWork');
    clock.now = START + HOUR;
    await run('finishDueWork');
    expect(await listed('repairCounts')).toBeUndefined();
    clock.now += 2 * MINUTE;
    await run('finishDueWork');
    await run('reconcilePayments');
    await run('syncPlaces');
    await run('refreshListingTokens');
    await run('syncListings');
    await run('followDomainPurchases');
    await run('checkSetUps');
    await run('probeHosts');
    expect(await listed('repairCounts')).toMatchObject({
      error: 'MISSED',
      data: { schedule: 'repairCounts' },
    });
    expect(await late()).toEqual(['repairCounts']);
    const first = (await listed('repairCounts'))?.givenUpAt;
    clock.now += MINUTE;
    await run('finishDueWork');
    expect((await listed('repairCounts'))?.givenUpAt).toBe(first);
    await run('repairCounts');
    expect(await listed('repairCounts')).toBeUndefined();
    expect(await late()).toEqual([]);
  });

  it('is reported anew for each day', async () => {
    const { clock, run, listed } = setUp();
    await run('finishDueWork');
    clock.now = START + 2 * HOUR;
    await run('finishDueWork');
    const first = (await listed('repairCounts'))?.givenUpAt ?? '';
    clock.now += DAY;
    await run('finishDueWork');
    expect((await listed('repairCounts'))?.givenUpAt).toBe(new Date(Date.parse(first) + DAY).toISOString());
  });

  it('is noticed by the nightly ones where it is the one of every minute', async () => {
    const { clock, run, listed } = setUp();
    await run('finishDueWork');
    clock.now += 12 * MINUTE;
    await run('repairCounts');
    expect(await listed('finishDueWork')).toMatchObject({ error: 'MISSED' });
  });

  it('has missed nothing before it was first expected', async () => {
    const { clock, run, late } = setUp();
    clock.now = Date.parse('2026-06-11T20:00:00Z');
    await run('finishDueWork');
    expect(await late()).toEqual([]);
  });
});
