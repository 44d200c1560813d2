// The platform redelivers the event of a trigger that throws, for a day. So a trigger throws only errors that a retry may fix;
// permanent failures, and those that lasted nearly a day, are stored as failed work.
import { HOUR } from '@bite/shared/kernel/durations';
import type { WorkData, WorkKind } from '../due-work/due-work.ts';
import { type GiveUpDeps, giveUp } from '../due-work/give-up.ts';
import { isPermanentFailure } from '../records/permanent-failure.ts';

/** The platform drops events that are a day old. */
const LONG_ENOUGH = 20 * HOUR;

/** @param work The work that repeats it later. */
export async function retryTransientFailures<Kind extends WorkKind>(
  deps: GiveUpDeps,
  { time }: { time: string },
  work: { kind: Kind; data: WorkData<Kind> },
  handle: () => Promise<void>,
): Promise<void> {
  try {
    await handle();
  } catch (error) {
    const isOld = deps.now() - Date.parse(time) > LONG_ENOUGH;
    if (!isPermanentFailure(error) && !isOld) throw error;
    await giveUp(deps, work.kind, work.data, error);
  }
}
