// The queries of the reports on card payments, by time and by reference, as Firestore answers them.
import { user } from '@bite/shared/identity/user.schema';
import { aPayment, aPaymentRefund } from '@bite/shared/testing/a-payment';
import { STAMPED } from '@bite/shared/testing/records';
import { describe, expect, it } from 'vitest';
import { firestoreOrders } from '../../adapters/firestore/orders.ts';
import { firestoreRecords } from '../../adapters/firestore/records.ts';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { attemptsOf } from '../../collections/payments.ts';
import { aPlace } from '../../testing/a-place.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { memoryCardGateway } from '../../testing/memory-card-gateway.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { compareDayNow } from './comparisons.ts';
import { listPaymentAlarms, listPayments } from './list-payments.ts';
import { attemptsByRetref } from './our-side.ts';

const db = emulatedFirestore('payment-reports');
const records = firestoreRecords(db);
const deps = {
  records,
  orders: firestoreOrders(db),
  cardGateway: memoryCardGateway(),
  vault: memoryVault(),
  now: () => Date.parse('2026-11-22T12:00:00Z'),
};

describe('reports on card payments', () => {
  it('find the payments of a day by when they were made and changed, those with an alarm latest first, and all by the references of their refunds', async () => {
    const { tenant, restaurant } = aPlace();
    const place = { tenantId: tenant.tenantId, restaurantId: restaurant.restaurantId };
    const payment = aPayment({ ...place, refunds: [aPaymentRefund()] });
    await records.transact(async (transaction) => {
      transaction.set(tenants, String(tenant.tenantId), tenant);
      transaction.set(restaurantsOf(tenant.tenantId), String(restaurant.restaurantId), restaurant);
      transaction.set(attemptsOf(place), payment.attemptId, payment);
    });
    const caller = callerOf(
      user.parse({ uid: 'ada', email: 'ada@example.com', isSiteAdmin: true, ...STAMPED }),
    );
    const day = { from: '2026-11-20', to: '2026-11-20' };
    const listed = await listPayments(deps, caller, place, day);
    expect(listed.payments).toMatchObject([{ attemptId: payment.attemptId, refunded: 2.5 }]);
    await records.transact(async (transaction) => {
      for (const [attemptId, createdAt] of [
        ['earlier', '2026-11-19T18:00:00.000Z'],
        ['later', '2026-11-21T18:00:00.000Z'],
      ] as const)
        transaction.set(attemptsOf(place), attemptId, {
          ...payment,
          ...{ attemptId, createdAt, state: 'failed', capturedAt: undefined, alarm: 'Nobody knows' },
          ...{ retref: attemptId, refunds: [] },
        });
    });
    expect(await listPaymentAlarms(deps, caller, place)).toMatchObject({
      payments: [{ attemptId: 'later' }, { attemptId: 'earlier' }],
      isCut: false,
    });
    const compared = await compareDayNow(deps, caller, { ...place, day: '2026-11-20' });
    expect(compared).toMatchObject({ captured: 12.5, differences: [{ kind: 'capturedWithoutOrder' }] });
    for (const retref of [payment.retref ?? '', '200000000001'])
      expect(await attemptsByRetref(records, place, [retref])).toHaveLength(1);
  });
});
