import type { Answers } from '@bite/shared/api/answers';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { aPayment, aPaymentRefund } from '@bite/shared/testing/a-payment';
import { beforeEach, describe, expect, it } from 'vitest';
import { paymentDaysOf } from '../../collections/payment-days.ts';
import { attemptsOf, PAYMENT_SETUP, paymentSetupsOf } from '../../collections/payments.ts';
import { dueWork, type WorkData, workData } from '../../due-work/due-work.ts';
import { anOrder } from '../../testing/an-order.ts';
import { type MemoryApi, memoryApi } from '../../testing/memory-api.ts';
import { type MemoryCardGateway, memoryCardGateway } from '../../testing/memory-card-gateway.ts';
import { seeded } from '../../testing/sample-requests.ts';
import { comparePaymentsAt, requestComparisons } from './compare-payments.ts';
import { remindChargeback } from './remind-chargeback.ts';
import { tellDifferences } from './tell-differences.ts';

const place = { tenantId: seeded.tenantId, restaurantId: seeded.restaurantId };
/** Noon in the restaurant's zone, America/New_York. */
const PAID_AT = '2026-06-08T16:00:00.000Z';
const paidOn = { createdAt: PAID_AT, updatedAt: PAID_AT, capturedAt: PAID_AT };
const MERCHANT = '496160873888';

let api: MemoryApi;
let gateway: MemoryCardGateway;

async function storePayment(change: Partial<PaymentAttempt> = {}, order: Partial<Order> = {}) {
  const { order: whole } = anOrder(change.attemptId ?? 'one');
  const payment = aPayment({
    ...paidOn,
    orderGuid: whole.guid,
    amount: 13.06,
    capturedAmount: 13.06,
    ...change,
  });
  api.records.put(attemptsOf(place), payment.attemptId, payment);
  await api.ports.orders.create(
    {
      ...whole,
      orderNumber: payment.orderNumber,
      createdAt: PAID_AT,
      lifecycleState: 'completed',
      status: 'completed',
      paymentStatus: 'paid',
      paymentMethod: 'card',
      payment: { state: 'captured', attemptId: payment.attemptId, amount: 13.06 },
      ...order,
    },
    [],
  );
  return payment;
}

const aChargeback = {
  casenumber: 'CB 771',
  reasoncode: '10.4',
  retref: '100000000001',
  cardnumber: 'XXXXXXXXXXXX1111',
  amount: '13.06',
  chargebackdate: '2026-06-09',
};

beforeEach(async () => {
  gateway = memoryCardGateway();
  api = await memoryApi({}, { cardGateway: gateway });
  api.records.put(
    paymentSetupsOf(place),
    PAYMENT_SETUP,
    paymentSetup.parse({ cards: true, site: 'fts-uat', merchantId: MERCHANT }),
  );
  const login = JSON.stringify({ username: 'bella', password: 'secret' });
  await api.ports.vault.put({ at: place, name: 'cardGateway' }, login, 'owner');
});

const settlements = (query: string) =>
  api.dataOf<Answers['listSettlements']>('listSettlements', 'owner', { query });
const funding = (query: string) => api.dataOf<Answers['listFunding']>('listFunding', 'owner', { query });
const asked = (name: string) => gateway.calls().filter((call) => call === name).length;

describe('the list of payments', () => {
  it('has those of the restaurant’s days, latest first, with tips of their orders and what was given back', async () => {
    const { totals } = anOrder('one').order;
    await storePayment(
      {
        refunds: [
          aPaymentRefund({ amount: 3 }),
          aPaymentRefund({ refundId: 'two', state: 'requested', amount: 1 }),
        ],
      },
      { totals: { ...totals, tip: 2 } },
    );
    // Half past midnight there is the next day.
    await storePayment({
      attemptId: 'late',
      createdAt: '2026-06-09T04:30:00.000Z',
      state: 'declined',
      code: 'PPS05',
    });
    const query = '?from=2026-06-08&to=2026-06-08';
    const { payments } = await api.dataOf<Answers['listPayments']>('listPayments', 'owner', { query });
    expect(payments).toMatchObject([
      { orderNumber: '#042', captured: 13.06, refunded: 3, refunding: 1, tip: 2, lastFour: '1111' },
    ]);
    const both = await api.dataOf<Answers['listPayments']>('listPayments', 'owner', {
      query: '?from=2026-06-08&to=2026-06-09',
    });
    expect(both.payments.map(({ attemptId }) => attemptId)).toEqual(['late', 'attempt-1']);
  });
});

describe('settlements', () => {
  it('I3.6-09 stand beside our own payments, unknown words as they come, and days without any say so', async () => {
    await storePayment({ refunds: [aPaymentRefund()] });
    const txns = [
      { retref: '100000000001', setlstat: 'Y' },
      { retref: '200000000001', setlstat: 'Y' },
      { retref: '77', setlstat: 'Q\u202e' },
    ];
    gateway.setSettlement('0608', [{ batchid: '313', hoststat: 'GB', txns }]);
    const { days, hasAccount, stopped } = await settlements('?from=2026-06-08&to=2026-06-09');
    expect([hasAccount, stopped]).toEqual([true, undefined]);
    expect(days).toMatchObject([
      { day: '2026-06-09', batches: [], askedAt: expect.any(String) },
      {
        day: '2026-06-08',
        batches: [
          {
            batchId: '313',
            transactions: [
              { said: 'Y', ours: { what: 'payment', amount: 13.06, orderNumber: '#042' } },
              { said: 'Y', ours: { what: 'refund', amount: 2.5 } },
              { retref: '77', said: 'Q' },
            ],
          },
        ],
      },
    ]);
  });

  it('I9-05 are asked for eight days at a time, kept, and today always anew', async () => {
    const range = '?from=2026-06-01&to=2026-06-10';
    const first = await settlements(range);
    expect(first.stopped).toEqual({ reason: 'busy', goesOnIn: 25 });
    expect(first.days.filter(({ askedAt }) => askedAt)).toHaveLength(8);
    expect(asked('settlement')).toBe(8);
    const second = await settlements(range);
    expect(second.stopped).toBeUndefined();
    expect(second.days.every(({ askedAt }) => askedAt)).toBe(true);
    await settlements(range);
    // Today is asked for each time.
    expect(asked('settlement')).toBe(8 + 3 + 1);
  });

  it('are asked for again from the moment on at which somebody wants it', async () => {
    const range = '?from=2026-06-02&to=2026-06-04';
    await settlements(range);
    api.clock.now += 60_000;
    const since = new Date(api.now()).toISOString();
    await settlements(`${range}&since=${since}`);
    await settlements(`${range}&since=${since}`);
    expect(asked('settlement')).toBe(6);
  });

  it('a refusal of the gateway keeps what was fetched, and says when it goes on', async () => {
    gateway.failNext('settlement', undefined, undefined, 'limited');
    const { days, stopped } = await settlements('?from=2026-06-01&to=2026-06-04');
    expect(stopped).toEqual({ reason: 'limited', goesOnIn: 60 });
    expect(days.filter(({ askedAt }) => askedAt).map(({ day }) => day)).toEqual(['2026-06-04', '2026-06-03']);
    expect(asked('settlement')).toBe(3);
    gateway.failNext('settlement', 'credentials');
    expect((await settlements('?from=2026-06-01&to=2026-06-04')).stopped).toEqual({ reason: 'credentials' });
  });

  it('I5.2-26 are found by the number of a batch as well', async () => {
    gateway.setSettlement('0608', []);
    const batches = await api.dataOf<Answers['findSettlement']>('findSettlement', 'owner');
    expect(batches).toEqual({ hasAccount: true, batches: [] });
  });

  it('without an account nothing is asked', async () => {
    await api.ports.vault.remove({ at: place, name: 'cardGateway' });
    expect((await settlements('?from=2026-06-08&to=2026-06-08')).hasAccount).toBe(false);
    expect(gateway.calls()).toEqual([]);
  });

  it('I5.2-24 more than thirty-one days are refused', async () => {
    const answer = await api.ask('listSettlements', 'owner', { query: '?from=2026-05-01&to=2026-06-01' });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('At most 31 days')]);
  });
});

describe('funding', () => {
  it('I3.6-04, I3.6-05 is kept with exact amounts, without card numbers, and names what cannot be read', async () => {
    await storePayment();
    gateway.setFunding('20260608', {
      fundings: [{ fundingid: '1', netsales: '13.06', fee: '-0.38', totalfunding: '12.68' }],
      txns: [
        {
          fundingtxnid: '1',
          retref: '100000000001',
          type: 'SALE',
          amount: '13.06',
          cardnumber: '41XXXXXXXXXX1111',
        },
        { fundingtxnid: '2', retref: '78', type: 'SALE', amount: '1.001' },
      ],
      adjustments: [
        { category: 'FEE', amount: '-0.38', description: 'CARD PROCESSING' },
        { category: 'REVERSAL', amount: '5' },
      ],
    });
    const { days } = await funding('?from=2026-06-08&to=2026-06-08');
    expect(days).toMatchObject([
      {
        deposits: [{ netSales: 13.06, fee: -0.38, thirdParty: 0, total: 12.68 }],
        transactions: [{ amount: 13.06, lastFour: '1111', brand: 'visa', ours: { amount: 13.06 } }],
        adjustments: [{ category: 'FEE', amount: -0.38 }],
        faults: [
          'adjustments.1.amount: Reversal adjustments must be negative',
          'txns.1.amount: not an amount',
        ],
      },
    ]);
    expect(JSON.stringify(api.records.documents())).not.toContain('XXXX');
  });
});

describe('chargebacks', () => {
  const list = () => api.dataOf<Answers['listChargebacks']>('listChargebacks', 'owner');
  const note = (body: object) =>
    api.dataOf<Answers['updateChargeback']>('updateChargeback', 'owner', {
      params: { ...place, caseId: 'CB-771' },
      body,
    });
  const deps = () => ({ ...api.ports, mailer: api.mailer });
  const remind = () => remindChargeback(deps(), { ...place, caseId: 'CB-771' });

  beforeEach(async () => {
    await storePayment();
    gateway.setFunding('20260609', { chargebacks: [aChargeback, { reasoncode: '10.4' }] });
    await funding('?from=2026-06-09&to=2026-06-09');
  });

  it('I3.6-06 become cases with their order and reason, and no deadline that nobody has named', async () => {
    const { chargebacks, lookedAt } = await list();
    expect(lookedAt).toBe('2026-06-10T22:00:00.000Z');
    expect(chargebacks).toMatchObject([
      {
        ...{ caseId: 'CB-771', caseNumber: 'CB 771', reasonCode: '10.4', amount: 13.06, status: 'new' },
        ...{ orderNumber: '#042', orderGuid: anOrder('one').order.guid, lastFour: '1111', brand: 'visa' },
        chargebackDate: '2026-06-09',
      },
    ]);
    expect(chargebacks[0]).not.toHaveProperty('deadline');
  });

  it('what staff note stays when the gateway names the case again', async () => {
    const [{ version = '' } = {}] = (await list()).chargebacks;
    await note({ status: 'collecting', evidence: 'The signed receipt', deadline: '2026-06-20', version });
    api.clock.now += 3 * 3_600_000;
    await funding('?from=2026-06-09&to=2026-06-09');
    expect((await list()).chargebacks).toMatchObject([
      { status: 'collecting', evidence: 'The signed receipt', deadline: '2026-06-20' },
    ]);
    const late = await api.ask('updateChargeback', 'owner', {
      params: { ...place, caseId: 'CB-771' },
      body: { status: 'sent', evidence: '', deadline: null, version },
    });
    expect(late.status).toBe(409);
  });

  it('tell those who look after the money at once, and again three days before the day that staff have entered', async () => {
    await remind();
    await remind();
    expect(api.mailer.sent.map(({ to }) => to).sort()).toEqual(['admin@example.com', 'owner@example.com']);
    expect(api.mailer.sent[0]?.text).toContain('The gateway names no last day');
    const [{ version = '' } = {}] = (await list()).chargebacks;
    await note({ status: 'new', evidence: '', deadline: '2026-06-27', version });
    const [reminder] = await api.records.find(dueWork, {
      where: [{ field: 'kind', is: '==', value: 'remindChargeback' }],
      limit: 5,
    });
    expect(reminder?.record.dueAt).toBe('2026-06-24T13:00:00.000Z');
    await remind();
    expect(api.mailer.sent).toHaveLength(2);
    api.clock.now = Date.parse('2026-06-24T13:00:00Z');
    await remind();
    await remind();
    expect(api.mailer.sent).toHaveLength(4);
    expect(api.mailer.sent[2]?.subject).toContain('needs an answer by June 27, 2026');
    expect(api.mailer.sent[2]?.text).toContain('$13.06 of order #042');
  });

  it('are noted by whoever read them before Bite mailed a reminder, or the gateway named the case again', async () => {
    const [{ version = '' } = {}] = (await list()).chargebacks;
    await remind();
    gateway.setFunding('20260609', { chargebacks: [{ ...aChargeback, reasondescription: 'Another word' }] });
    api.clock.now += 3 * 3_600_000;
    await funding('?from=2026-06-09&to=2026-06-09');
    const noted = await note({
      status: 'collecting',
      evidence: 'The receipt',
      deadline: '2026-06-27',
      version,
    });
    expect(noted).toMatchObject({ status: 'collecting', reasonText: 'Another word' });
    const late = await api.ask('updateChargeback', 'owner', {
      params: { ...place, caseId: 'CB-771' },
      body: { status: 'sent', evidence: '', deadline: null, version },
    });
    expect(late.status).toBe(409);
  });

  it('do not remind of what was sent', async () => {
    const [{ version = '' } = {}] = (await list()).chargebacks;
    await note({ status: 'sent', evidence: '', deadline: null, version });
    api.clock.now = Date.parse('2026-06-24T13:00:00Z');
    await remind();
    expect(api.mailer.sent).toEqual([]);
  });
});

describe('the nightly comparison', () => {
  const night = () => {
    api.clock.now = Date.parse('2026-06-09T10:30:00Z');
  };
  /** What it stored to go on with later, which is then no longer stored; undefined if it is done. */
  const goesOn = async (): Promise<WorkData<'comparePayments'> | undefined> => {
    const works = await api.records.find(dueWork, {
      where: [{ field: 'kind', is: '==', value: 'comparePayments' }],
      limit: 10,
    });
    await api.records.transact(async (transaction) => {
      for (const { id } of works) transaction.delete(dueWork, id);
    });
    const [work] = works;
    return work && workData.comparePayments.parse(work.record.data);
  };
  /** It goes on until the gateway was asked for everything. */
  const compare = async () => {
    let next: WorkData<'comparePayments'> | undefined = place;
    for (let attempts = 0; attempts < 5; attempts += 1) {
      await comparePaymentsAt(api.ports, next);
      next = await goesOn();
      if (!next) return;
      api.clock.now += 60_000;
    }
    throw new Error('It was not compared');
  };
  const day = async (date = '20260608') => (await api.records.get(paymentDaysOf(place), date))?.comparison;
  const tell = () => tellDifferences({ ...api.ports, mailer: api.mailer }, { ...place, day: '2026-06-08' });

  it('is work of its own for every restaurant with an account at the gateway', async () => {
    const { requested } = await requestComparisons({
      ...api.ports,
      countStore: {
        places: async function* () {
          yield [place, { tenantId: 10_000_002, restaurantId: 20_000_002 }];
        },
      },
    });
    expect(requested).toBe(1);
  });

  it('agrees where all three do', async () => {
    night();
    await storePayment();
    gateway.setSettlement('0608', [{ batchid: '1', txns: [{ retref: '100000000001', setlstat: 'Y' }] }]);
    await compare();
    expect(await day()).toMatchObject({
      state: 'equal',
      captured: 13.06,
      atGateway: 13.06,
      orders: 13.06,
      differences: [],
    });
  });

  it('waits for the batch, and looks again the next night', async () => {
    night();
    await storePayment();
    gateway.setSettlement('0601', []);
    await compare();
    expect(await day()).toMatchObject({ state: 'open', waiting: 13.06, waitingCount: 1 });
    api.clock.now += 24 * 3_600_000;
    gateway.setSettlement('0609', [{ batchid: '1', txns: [{ retref: '100000000001', setlstat: 'Y' }] }]);
    await compare();
    expect(await day()).toMatchObject({ state: 'equal', waitingCount: 0 });
  });

  it('keeps within the gateway’s limit: what it was not asked for follows later', async () => {
    night();
    await comparePaymentsAt(api.ports, place);
    expect(gateway.calls()).toHaveLength(10);
    const next = await goesOn();
    expect(next).toEqual({ ...place, since: '2026-06-09T10:30:00.000Z' });
    api.clock.now += 60_000;
    await comparePaymentsAt(api.ports, next ?? place);
    expect(await goesOn()).toBeUndefined();
    expect(await day()).toMatchObject({ state: 'equal', captured: 0 });
  });

  it('goes on from day to day, however many payments never settled, and comes to an end', async () => {
    night();
    for (const date of ['2026-06-02', '2026-06-03', '2026-06-04'])
      for (let count = 0; count < 8; count += 1) {
        const at = `${date}T16:00:0${count}.000Z`;
        const paid = { createdAt: at, updatedAt: at, capturedAt: at };
        await storePayment({ attemptId: `${date}-${count}`, retref: `${date}-${count}`, ...paid });
      }
    await compare();
    // A day that a run had too few calls for is asked for again as a whole.
    expect(asked('inquire')).toBeLessThanOrEqual(2 * 24);
    for (const date of ['20260602', '20260603', '20260604'])
      expect(await day(date)).toMatchObject({ state: 'different', capturedCount: 8, waitingCount: 8 });
  });

  it('a wrong login stands in the day and is not tried again and again', async () => {
    night();
    gateway.failNext('settlement', 'credentials');
    await comparePaymentsAt(api.ports, place);
    expect(asked('settlement')).toBe(1);
    expect(await day('20260602')).toMatchObject({
      state: 'open',
      problem: 'The gateway refused the login: see the set-up of payments.',
    });
  });

  it('tells each difference once, to those who look after the money and to site administrators', async () => {
    await storePayment({}, { lifecycleState: 'canceled', status: 'cancelled', paymentStatus: 'unpaid' });
    await api.dataOf('compareDay', 'owner', { params: { ...place, day: '2026-06-08' } });
    await tell();
    await tell();
    expect(api.mailer.sent.map(({ to }) => to).sort()).toEqual([
      ...['admin@example.com', 'owner@example.com', 'siteAdmin@example.com'],
    ]);
    expect(api.mailer.sent[0]?.subject).toBe('One difference in the card payments of Bella');
    expect(api.mailer.sent[0]?.text).toContain(
      'A card paid $13.06 for order #042, which was not carried out',
    );
    await api.dataOf('compareDay', 'owner', { params: { ...place, day: '2026-06-08' } });
    await tell();
    expect(api.mailer.sent).toHaveLength(3);
  });

  it('a difference that somebody has explained counts no longer, and is in the history', async () => {
    await storePayment({}, { lifecycleState: 'canceled', status: 'cancelled', paymentStatus: 'unpaid' });
    const params = { ...place, day: '2026-06-08' };
    const compared = await api.dataOf<Answers['compareDay']>('compareDay', 'owner', { params });
    expect(compared.state).toBe('different');
    const [{ id = '' } = {}] = compared.differences;
    const explain = (note: string) =>
      api.dataOf<Answers['explainDifference']>('explainDifference', 'owner', {
        params: { ...params, differenceId: id },
        body: { note },
      });
    expect((await explain('Paid back in cash')).differences).toMatchObject([
      { explained: { note: 'Paid back in cash', by: 'owner' } },
    ]);
    const again = await api.dataOf<Answers['compareDay']>('compareDay', 'owner', { params });
    expect(again.state).not.toBe('different');
    expect((await explain('')).state).toBe('different');
    const query = '?from=2026-06-08&to=2026-06-08';
    const { days } = await api.dataOf<Answers['listComparisons']>('listComparisons', 'owner', { query });
    expect(days).toMatchObject([{ day: '2026-06-08', differences: [{ kind: 'capturedWithoutOrder' }] }]);
  });

  it('asks about a payment that never settled', async () => {
    api.clock.now = Date.parse('2026-06-16T10:30:00Z');
    await storePayment();
    for (const date of ['0608', '0609']) gateway.setSettlement(date, []);
    const params = { ...place, day: '2026-06-08' };
    let compared = await api.dataOf<Answers['compareDay']>('compareDay', 'owner', { params });
    for (let tries = 0; compared.problem !== undefined && tries < 5; tries += 1)
      compared = await api.dataOf<Answers['compareDay']>('compareDay', 'owner', { params });
    expect(compared.differences.map(({ text }) => text)).toEqual([
      'The payment of $13.06 for order #042 has not settled after four days. The gateway says: it knows no such payment.',
    ]);
  });

  it('a day that has not begun is refused', async () => {
    const answer = await api.ask('compareDay', 'owner', { params: { ...place, day: '2026-06-11' } });
    expect(answer.status).toBe(400);
  });
});
