// Every night: erases who placed orders that are older than a restaurant keeps this.
import { type EraseOldOrdersDeps, eraseOldOrders } from '../ordering/erase-old-orders.ts';
import { logRun } from './log-run.ts';

export const runEraseOrders = (deps: EraseOldOrdersDeps): Promise<object> =>
  logRun(deps.log, 'eraseOrders', () => eraseOldOrders(deps));
