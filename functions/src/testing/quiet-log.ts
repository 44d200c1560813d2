// For servers in tests and measurements: prints failures and no request lines.
import { log } from '../composition/logging.ts';
import type { Log } from '../ports/log.ts';

export const quietLog: Log = { info: () => undefined, error: log.error };
