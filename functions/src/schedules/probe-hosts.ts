// Every minute: opens the domains whose turn it is, as guests would.
import { type ProbeDueDeps, probeDueHosts } from '../domains/health/probe-due-hosts.ts';
import { logRun } from './log-run.ts';

export const runProbeHosts = (deps: ProbeDueDeps): Promise<object> =>
  logRun(deps.log, 'probeHosts', () => probeDueHosts(deps));
