// A trigger that fails is delivered its event again, for a day, as long as it throws: so it throws only what may go better
// another time. What never will is logged once, and the event counts as done.
import type { Log } from '../ports/log.ts';
import { isHopeless } from '../records/is-hopeless.ts';

/** @param trigger Its name in index.ts, or what several have in common. */
export async function retryWhatHelps(log: Log, trigger: string, handle: () => Promise<void>): Promise<void> {
  try {
    await handle();
  } catch (error) {
    if (!isHopeless(error)) throw error;
    log.error('an event was given up', { trigger, error: String(error) });
  }
}
