import { paths } from '@bite/shared/paths';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { aStorefront } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { everyAttempt } from '../collections/payments.ts';
import { memoryStorefronts } from '../testing/a-place.ts';
import { anOrder } from '../testing/an-order.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryCardGateway, testTokens } from '../testing/memory-card-gateway.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryVault } from '../testing/memory-vault.ts';
import { silentLog } from '../testing/silent-log.ts';
import { gatewayLoginOf, loginText } from './merchant-of.ts';
import { orderPayer } from './pay-order.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';

const db = emulatedFirestore('pay-order');

describe('paying by card in Firestore', () => {
  it('charges once, however many pay for one draft at once, and the reconciliation finds what is left', async () => {
    const [records, orders, cardGateway] = [firestoreRecords(db), firestoreOrders(db), memoryCardGateway()];
    const clock = { now: Date.now() };
    const now = () => clock.now;
    const { order, kitchenItems } = anOrder('a-key-for-a-draft-in-firestore', {
      lifecycleState: 'draft',
      paymentMethod: 'card',
      history: [],
      payment: { state: 'waiting', expiresAt: new Date(clock.now + 600_000).toISOString(), draft: {} },
    });
    await orders.create(order, kitchenItems);
    const choices = { cards: true, site: 'fts-uat', merchantId: '496160873888', captureWhen: 'ordered' };
    await db.doc(paths.paymentSetup(order)).set(paymentSetup.parse(choices));
    const vault = memoryVault(now);
    await vault.put(
      gatewayLoginOf(order, { site: 'fts-uat', merchantId: '496160873888' }),
      loginText({ username: 'u', password: 'p' }),
      'owner',
    );
    const deps = {
      ...{ records, orders, cardGateway, vault, now },
      storefronts: memoryStorefronts(aStorefront()),
      dueWorkQueue: memoryDueWorkQueue(),
      allowances: memoryAllowances(),
      log: silentLog,
      newGuid: () => crypto.randomUUID(),
    };
    const { restaurantGuid } = order;
    const link = { restaurantGuid, token: order.guid };
    await db.doc(paths.order(order, order.guid)).update({ createdByUserId: 'ada' });
    // Each with a payer of its own, as on instances that know nothing of each other.
    const tries = Array.from({ length: 4 }, (_, index) =>
      orderPayer(deps)(
        link,
        `a-key-of-a-try-number-${index}`,
        { card: { token: testTokens.good, expiry: '203012' } },
        { uid: 'ada' },
      ),
    );
    await Promise.allSettled(tries);
    expect(cardGateway.payments()).toHaveLength(1);
    const stored = await orders.find(order, order.guid);
    expect(stored).toMatchObject({ lifecycleState: 'started', payment: { state: 'authorized' } });
    expect(stored?.payment).not.toHaveProperty('draft');

    // Nothing of what follows was done: an hour later the reconciliation finds it, by its index over all restaurants.
    clock.now += 61 * 60_000;
    expect((await records.find(everyAttempt, { limit: 9 })).length).toBe(1);
    expect(await reconcilePayments(deps)).toMatchObject({ settled: 1, failed: 0 });
    const attemptId = stored?.payment?.attemptId ?? '';
    const { tenantId, restaurantId } = order;
    await settlePayment(deps, { tenantId, restaurantId, orderGuid: order.guid, attemptId });
    expect(cardGateway.payments()).toMatchObject([{ state: 'captured' }]);
    expect(await orders.find(order, order.guid)).toMatchObject({
      paymentStatus: 'paid',
      payment: { state: 'captured' },
    });
  });
});
