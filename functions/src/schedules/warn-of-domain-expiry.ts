// Every day: warns site administrators of registered domains that end soon.
import { type WarnDeps, warnOfDomainExpiry } from '../domains/registered/warn-of-expiries.ts';
import { logRun } from './log-run.ts';

export const runWarnOfDomainExpiry = (deps: WarnDeps): Promise<object> =>
  logRun(deps.log, 'warnOfDomainExpiry', () => warnOfDomainExpiry(deps));
