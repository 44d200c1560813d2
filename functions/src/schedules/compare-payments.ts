// Every night: has each restaurant's card payments compared with the gateway.
import { type RequestComparisonsDeps, requestComparisons } from '../payments/reports/compare-payments.ts';
import { logRun } from './log-run.ts';

export const runComparePayments = (deps: RequestComparisonsDeps): Promise<object> =>
  logRun(deps.log, 'comparePayments', () => requestComparisons(deps));
