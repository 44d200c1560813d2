// Every night: deletes carts that nobody has changed for seven days.
import { type CleanUpCartsDeps, cleanUpCarts } from '../ordering/carts/clean-up-carts.ts';
import { logRun } from './log-run.ts';

export const runCleanUpCarts = (deps: CleanUpCartsDeps): Promise<object> =>
  logRun(deps.log, 'cleanUpCarts', () => cleanUpCarts(deps));
