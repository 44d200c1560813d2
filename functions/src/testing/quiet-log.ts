// For servers in tests and measures: failures are printed, the line of each call is not.
import { log } from '../composition/logging.ts';
import type { Log } from '../ports/log.ts';

export const quietLog: Log = { info: () => undefined, error: log.error };
