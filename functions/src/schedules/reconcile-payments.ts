// Every five minutes: settles payments whose work was lost, and asks gateways that failed whether they are back.
import { type ReconcilePaymentsDeps, reconcilePayments } from '../payments/reconcile-payments.ts';
import { logRun } from './log-run.ts';

export const runReconcilePayments = (deps: ReconcilePaymentsDeps): Promise<object> =>
  logRun(deps.log, 'reconcilePayments', () => reconcilePayments(deps));
