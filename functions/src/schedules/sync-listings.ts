// Every five minutes: has the business listings whose turn has come brought up to date.
import { type RequestSyncsDeps, requestSyncs } from '../listing/reviews/request-syncs.ts';
import { logRun } from './log-run.ts';

export const runSyncListings = (deps: RequestSyncsDeps): Promise<object> =>
  logRun(deps.log, 'syncListings', () => requestSyncs(deps));
