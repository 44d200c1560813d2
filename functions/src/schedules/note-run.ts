// Keeps when each schedule ran, so that one that failed or missed its time is seen: every run looks after the others, and
// what went wrong is kept as work that was given up, which site administrators see.

import type { ScheduleState } from '@bite/shared/due-work/failed-work.schema';
import { isoTime } from '@bite/shared/kernel/schema';
import { HOUR, MINUTE } from '@bite/shared/kernel/time';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import { giveUp, noteDone } from '../due-work/give-up.ts';
import type { Log } from '../ports/log.ts';
import type { RecordCollection, RecordStore } from '../ports/records.ts';
import { cronOf, lastTimeBefore, type ScheduleName, scheduleNames, scheduleTimes } from './schedule-times.ts';

const scheduleRun = z.object({
  /** When it was first expected to run: what it missed before does not count. */
  firstSeenAt: isoTime,
  lastRunAt: isoTime.optional(),
  /** The time that it missed and that was reported. */
  missedAt: isoTime.optional(),
});
type ScheduleRun = z.output<typeof scheduleRun>;

/** schedule_runs/{name} */
export const scheduleRuns: RecordCollection<ScheduleRun> = {
  path: collections.scheduleRuns,
  schema: scheduleRun,
};

export interface NoteRunDeps {
  records: Pick<RecordStore, 'get' | 'getAll' | 'transact'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Whether the run did everything. What `run` throws is thrown on.
 * @param run Answers its counts; what `failed` counts there was not done.
 */
export async function noteRun(
  deps: NoteRunDeps,
  schedule: ScheduleName,
  run: () => Promise<object>,
): Promise<boolean> {
  await anyway(deps, () => noteMissed(deps, schedule));
  await anyway(deps, () => noteStart(deps, schedule));
  const { failed = 0 } = (await run().catch(async (error: unknown) => {
    await anyway(deps, () => giveUp(deps, 'runSchedule', { schedule }, error));
    throw error;
  })) as { failed?: number };
  if (failed === 0) await anyway(deps, () => noteDone(deps, 'runSchedule', { schedule }));
  else await anyway(deps, () => giveUp(deps, 'runSchedule', { schedule }, { code: `${failed} failed` }));
  return failed === 0;
}

/** Every schedule, with whether it should have run since. */
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

/** Cloud Scheduler may be a little late itself. */
const graceOf = (name: ScheduleName): number => (scheduleTimes[name] === 'every minute' ? 10 * MINUTE : HOUR);

/** The time at which it should have run and has not; undefined where there is none. */
function missedBy(name: ScheduleName, run: ScheduleRun | undefined, now: number): string | undefined {
  if (!run) return undefined;
  const expected = lastTimeBefore(scheduleTimes[name], now - graceOf(name));
  return Date.parse(run.lastRunAt ?? run.firstSeenAt) < expected
    ? new Date(expected).toISOString()
    : undefined;
}

/** Reported once for each time that was missed. The schedule that runs now is late at most. */
async function noteMissed(deps: NoteRunDeps, running: ScheduleName): Promise<void> {
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

const noteStart = (deps: NoteRunDeps, schedule: ScheduleName): Promise<void> =>
  change(deps, schedule, (known) => ({ ...known, lastRunAt: new Date(deps.now()).toISOString() }));

function change(
  { records, now }: NoteRunDeps,
  schedule: ScheduleName,
  to: (known: ScheduleRun) => ScheduleRun,
): Promise<void> {
  return records.transact(async (transaction) => {
    const known = await transaction.get(scheduleRuns, schedule);
    transaction.set(scheduleRuns, schedule, to(known ?? { firstSeenAt: new Date(now()).toISOString() }));
  });
}

/** What is only kept about a run never keeps it from running. */
async function anyway({ log }: NoteRunDeps, note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    log.error('what a schedule did could not be noted', { error: String(error) });
  }
}
