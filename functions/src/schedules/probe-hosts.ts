// Every minute: opens the domains whose turn it is, as guests would.
import { probeDueHosts } from '../domains/health/probe-due-hosts.ts';
import type { DueDeps } from '../domains/watch/watch-deps.ts';
import { logRun } from './log-run.ts';

export const runProbeHosts = (deps: DueDeps): Promise<object> =>
  logRun(deps.log, 'probeHosts', () => probeDueHosts(deps));
