// Records when each schedule ran, so that one that failed or missed its time is noticed: every run checks the others and
// stores what went wrong as failed work, which site administrators see.

import type { ScheduleState } from '@bite/shared/due-work/failed-work.schema';
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import { clearFailedWork, giveUp } from '../due-work/give-up.ts';
import type { Log } from '../ports/log.ts';
import type { RecordCollection, RecordStore } from '../ports/records.ts';
import { cronOf, lastTimeBefore, type ScheduleName, scheduleNames, scheduleTimes } from './schedule-times.ts';

const scheduleRun = z.object({
  /** When it was first expected to run; earlier missed times do not count. */
  firstSeenAt: isoTime,
  lastRunAt: isoTime.optional(),
  /** The missed time that has been reported. */
  missedAt: isoTime.optional(),
});
type ScheduleRun = z.output<typeof scheduleRun>;

/** schedule_runs/{name} */
export const scheduleRuns: RecordCollection<ScheduleRun> = {
  path: collections.scheduleRuns,
  schema: scheduleRun,
};

export interface RecordRunDeps {
  records: Pick<RecordStore, 'get' | 'getAll' | 'transact'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Returns whether nothing failed. What the run had no time for is left to the next one. Errors of `run` are thrown again.
 * @param run Returns its counts; `failed` counts what could not be done.
 */
export async function recordRun(
  deps: RecordRunDeps,
  schedule: ScheduleName,
  run: () => Promise<object>,
): Promise<boolean> {
  await ignoringErrors(deps, () => recordMissed(deps, schedule));
  await ignoringErrors(deps, () => recordStart(deps, schedule));
  const { failed = 0 } = (await run().catch(async (error: unknown) => {
    await ignoringErrors(deps, () => giveUp(deps, 'runSchedule', { schedule }, error));
    throw error;
  })) as { failed?: number };
  if (failed === 0) await ignoringErrors(deps, () => clearFailedWork(deps, 'runSchedule', { schedule }));
  else await ignoringErrors(deps, () => giveUp(deps, 'runSchedule', { schedule }, { code: 'PARTLY_FAILED' }));
  return failed === 0;
}

/** All schedules, with whether each is late. */
export async function scheduleStates(
  records: Pick<RecordStore, 'getAll'>,
  now: number,
): Promise<ScheduleState[]> {
  const runs = await records.getAll(scheduleRuns, scheduleNames);
  return scheduleNames.map((name, index) => {
    const lastRunAt = runs[index]?.lastRunAt;
    const isLate = missedBy(name, runs[index], now) !== undefined;
    return { name, cron: cronOf(scheduleTimes[name]), ...(lastRunAt !== undefined && { lastRunAt }), isLate };
  });
}

/** Tolerates some delay of Cloud Scheduler itself. */
const graceOf = (name: ScheduleName): number =>
  typeof scheduleTimes[name] === 'string' ? 10 * MINUTE : HOUR;

/** The time at which it should have run and has not; undefined if there is none. */
function missedBy(name: ScheduleName, run: ScheduleRun | undefined, now: number): string | undefined {
  if (!run) return undefined;
  const expected = lastTimeBefore(scheduleTimes[name], now - graceOf(name));
  return Date.parse(run.lastRunAt ?? run.firstSeenAt) < expected
    ? new Date(expected).toISOString()
    : undefined;
}

/** Reports each missed time once. The running schedule is at most late. */
async function recordMissed(deps: RecordRunDeps, running: ScheduleName): Promise<void> {
  const { records, now } = deps;
  const runs = await records.getAll(scheduleRuns, scheduleNames);
  for (const [index, schedule] of scheduleNames.entries()) {
    const run = runs[index];
    const missedAt = missedBy(schedule, run, now());
    if (schedule === running || (run && (missedAt === undefined || missedAt === run.missedAt))) continue;
    if (missedAt !== undefined) await giveUp(deps, 'runSchedule', { schedule }, { code: 'MISSED' });
    await change(deps, schedule, (known) => ({ ...known, ...(missedAt !== undefined && { missedAt }) }));
  }
}

const recordStart = (deps: RecordRunDeps, schedule: ScheduleName): Promise<void> =>
  change(deps, schedule, (known) => ({ ...known, lastRunAt: new Date(deps.now()).toISOString() }));

function change(
  { records, now }: RecordRunDeps,
  schedule: ScheduleName,
  to: (known: ScheduleRun) => ScheduleRun,
): Promise<void> {
  return records.transact(async (transaction) => {
    const known = await transaction.get(scheduleRuns, schedule);
    transaction.set(scheduleRuns, schedule, to(known ?? { firstSeenAt: new Date(now()).toISOString() }));
  });
}

/** Failures of the bookkeeping never prevent a run. */
async function ignoringErrors({ log }: RecordRunDeps, note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    log.error('what a schedule did could not be noted', { error: String(error) });
  }
}
