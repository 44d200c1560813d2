// For tests that provoke failures and do not check the log.
import type { Log } from '../ports/log.ts';

export const silentLog: Log = { info: () => undefined, error: () => undefined };
