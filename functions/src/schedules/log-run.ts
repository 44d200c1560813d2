// Logs one line per run of a schedule: its counts, or its error.
import type { Log } from '../ports/log.ts';
import type { ScheduleName } from './schedule-times.ts';

/** Returns the counts of `run`. Logs its errors and throws them again, so that the platform counts the run as failed. */
export async function logRun(log: Log, name: ScheduleName, run: () => Promise<object>): Promise<object> {
  try {
    const counts = await run();
    log.info(`schedule ${name}`, { ...counts });
    return counts;
  } catch (error) {
    log.error(`schedule ${name}`, { error: String(error) });
    throw error;
  }
}
