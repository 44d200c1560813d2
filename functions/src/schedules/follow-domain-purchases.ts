// Every five minutes: finds out what became of purchases of domains.
import { type FollowDeps, followDomainPurchases } from '../domains/registered/follow-purchases.ts';
import type { Log } from '../ports/log.ts';
import { logRun } from './log-run.ts';

export const runFollowDomainPurchases = (deps: FollowDeps & { log: Log }): Promise<object> =>
  logRun(deps.log, 'followDomainPurchases', () => followDomainPurchases(deps));
