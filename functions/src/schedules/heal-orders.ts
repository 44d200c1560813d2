// Every night: puts counts of slots right, and delivers what should long count as delivered.
import { type HealOrdersDeps, healOrders } from '../ordering/heal-orders.ts';
import { logRun } from './log-run.ts';

export const runHealOrders = (deps: HealOrdersDeps): Promise<object> =>
  logRun(deps.log, 'healOrders', () => healOrders(deps));
