// Every five minutes: settles payments whose due work was lost or given up. Each unsettled payment names when it is to be looked at
// again, and an authorized one is looked at every hour.
import { portionsOf } from '@bite/shared/kernel/portions';
import { everyAttempt } from '../collections/payments.ts';
import { settleEach } from '../due-work/settle-each.ts';
import type { RecordStore } from '../ports/records.ts';
import { storeLostWork } from './follow-up.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { wakeCards } from './rest-cards.ts';
import { settlePayment } from './settle-payment.ts';

export interface ReconcilePaymentsDeps extends PaymentDeps {
  records: Pick<RecordStore, 'get' | 'getAll' | 'find' | 'page' | 'transact'>;
}

/** The maximum per run; the rest waits for the next one. */
const AT_MOST = 300;
const AT_ONCE = 10;

/** Safe to run concurrently: each step of a payment is claimed. A payment that fails stops no other one. */
export async function reconcilePayments(
  deps: ReconcilePaymentsDeps,
): Promise<{ settled: number; failed: number; woken: number }> {
  const { found, unreadable = [] } = await deps.records.page(everyAttempt, {
    where: [{ field: 'checkAt', is: '<=', value: new Date(deps.now()).toISOString() }],
    limit: AT_MOST,
  });
  for (const { path, reason } of unreadable) deps.log.error('a payment cannot be read', { path, reason });
  let failed = 0;
  for (const portion of portionsOf(found, AT_ONCE)) {
    const batch = portion.map(({ record }) => record);
    await settleEach(
      batch,
      ({ tenantId, restaurantId, orderGuid, attemptId }) =>
        settlePayment(deps, { tenantId, restaurantId, orderGuid, attemptId }),
      ({ attemptId }, error) => {
        failed += 1;
        deps.log.error('a payment could not be settled', { attemptId, error });
      },
    );
  }
  const lost = await storeLostWork(deps);
  const woken = await wakeCards(deps);
  return { settled: found.length - failed, failed: failed + lost + unreadable.length, woken };
}
