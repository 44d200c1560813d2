// Every night: corrects slot counts, and marks overdue deliveries as delivered.
import { type RepairOrdersDeps, repairOrders } from '../ordering/repair-orders.ts';
import { logRun } from './log-run.ts';

export const runRepairOrders = (deps: RepairOrdersDeps): Promise<object> =>
  logRun(deps.log, 'repairOrders', () => repairOrders(deps));
