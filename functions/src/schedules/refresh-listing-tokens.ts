// Every five minutes: refreshes the access to business listings ahead of its end.
import { type RefreshTokensDeps, refreshTokens } from '../listing/connection/refresh-tokens.ts';
import { logRun } from './log-run.ts';

export const runRefreshListingTokens = (deps: RefreshTokensDeps): Promise<object> =>
  logRun(deps.log, 'refreshListingTokens', () => refreshTokens(deps));
