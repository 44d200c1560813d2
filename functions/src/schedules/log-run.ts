// Every run of a schedule leaves one line: what it did, or why it could not.
import type { Log } from '../ports/log.ts';
import type { ScheduleName } from './schedule-times.ts';

/** Answers what `run` answers, its counts. What it throws is logged and thrown on, so that the platform counts the run as failed. */
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
