// A trigger that fails is delivered its event again, for a day, as long as it throws: so it throws only what may go better
// another time. What never will, and what has failed nearly all day, is kept as work that was given up.
import { HOUR } from '@bite/shared/kernel/time';
import type { WorkData, WorkKind } from '../due-work/due-work.ts';
import { type GiveUpDeps, giveUp } from '../due-work/give-up.ts';
import { isPermanentFailure } from '../records/permanent-failure.ts';

/** The platform forgets an event that is a day old. */
const LONG_ENOUGH = 20 * HOUR;

/** @param work What makes good for it later. */
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
