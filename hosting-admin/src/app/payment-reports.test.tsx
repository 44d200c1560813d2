// The reports on card payments, as those who look after the money use them.
import type { Answers } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { paths } from '@bite/shared/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anOrder, guidOf } from '../lib/testing/an-order.ts';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { withRole } from '../lib/testing/people.ts';
import { visit } from './app-testing.tsx';
import { patient, sent } from './platform-testing.tsx';

type Payment = Answers['listPayments']['payments'][number];
type Chargeback = Answers['listChargebacks']['chargebacks'][number];
type Day = Answers['listComparisons']['days'][number];

const at = '2026-06-10T22:00:00.000Z';
const RANGE = '?from=2026-06-09&to=2026-06-10';

const enter = (path: string, handlers: MemoryPlatform['handlers']) =>
  visit({
    at: `/t/10000001/r/20000001/payments${path}`,
    handlers: { listPaymentAlarms: () => ({ payments: [], isCut: false }), ...handlers },
  });

const aPayment = (change: Partial<Payment> = {}): Payment => ({
  attemptId: 'one',
  orderGuid: guidOf(1),
  orderNumber: '#042',
  state: 'captured',
  createdAt: at,
  amount: 12.5,
  authorized: 12.5,
  captured: 12.5,
  refunded: 0,
  refunding: 0,
  currency: 'USD',
  brand: 'Visa',
  lastFour: '1111',
  ...change,
});

const ours = {
  what: 'payment',
  attemptId: 'one',
  orderGuid: guidOf(1),
  orderNumber: '#042',
  amount: 12.5,
  state: 'captured',
} as const;

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => texts([...row.children] as HTMLElement[]).join('|'));

describe('the payments', patient, () => {
  const payments = [
    aPayment({ refunded: 2.5, tip: 2 }),
    aPayment({ attemptId: 'two', orderNumber: '#043', state: 'declined', code: 'PPS05', lastFour: '0020' }),
    aPayment({ attemptId: 'three', orderNumber: '#044', state: 'authorized', alarm: 'Ask the gateway' }),
  ];
  const all = { listPayments: () => ({ payments, isCut: false, unreadable: 0 }) };

  it('of the days in the address are listed with their totals', async () => {
    const { platform } = enter(RANGE, all);
    await screen.findByText('#042');
    expect(sent(platform, 'listPayments')[0]?.query).toEqual({ from: '2026-06-09', to: '2026-06-10' });
    const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;
    expect(['Authorized', 'Captured', 'Refunded', 'Tips'].map(figure)).toEqual([
      'Authorized$12.50Reserved on cards, not taken yet',
      'Captured$12.501 payment',
      'Refunded$2.50$10.00 are left',
      'Tips$2.00Within what was captured',
    ]);
  });

  it('count refunds that are under way apart from those that are done', async () => {
    const waiting = [aPayment({ refunding: 5 })];
    enter(RANGE, { listPayments: () => ({ payments: waiting, isCut: false, unreadable: 0 }) });
    await screen.findByText('$5.00 under way');
    screen.getByText('$5.00 more under way, $7.50 are left then');
  });

  it('are saved with the times of the restaurant, by which the days are chosen', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:payments';
    });
    // The stand-in DOM would leave the page for it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = enter(RANGE, all);
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const saved = await files[0]?.text();
    vi.restoreAllMocks();
    for (const text of ['When (America/New_York)', '2026-06-10 18:00,', 'Refunds under way'])
      expect(saved).toContain(text);
  });

  it('are found by the last four digits of the card, and tell what is known of each', async () => {
    const { user } = enter(RANGE, all);
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), '0020');
    await waitFor(() => expect(screen.queryByText('#042')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
    const detail = await screen.findByRole('dialog', { name: 'Payment for order #043' });
    expect(detail.textContent).toContain('PPS05');
  });

  it('open the payments of their order, and are read again afterwards', async () => {
    const { user, platform } = enter(RANGE, { ...all, listOrderPayments: () => ({ payments: [] }) });
    const order = anOrder({ orderNumber: '#042' });
    platform.live.storeAt(paths.order({ tenantId: 10_000_001, restaurantId: 20_000_001 }, guidOf(1)), order);
    await user.click(await screen.findByRole('button', { name: '#042' }));
    await screen.findByRole('dialog', { name: 'Payment of order #042' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sent(platform, 'listPayments')).toHaveLength(2));
  });

  it('that need a person stand first, whatever their day, with what to do, until somebody is done with them', async () => {
    let alarms = [aPayment({ orderNumber: '#007', alarm: 'The gateway refuses to give this payment back.' })];
    const { user, platform } = enter(RANGE, {
      ...all,
      listPaymentAlarms: () => ({ payments: alarms, isCut: false }),
      lookAtPayment: () => {
        alarms = [];
        return null;
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Payments that need you' }));
    card.getByText(/refuses to give this payment back\..* give the money back in another way/);
    card.getByRole('button', { name: 'Order #007' });
    await user.click(card.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('Payments that need you')).toBeNull());
    expect(sent(platform, 'lookAtPayment')).toMatchObject([
      { parameters: { orderGuid: guidOf(1), attemptId: 'one' } },
    ]);
  });

  it('say that there are more than a report has', async () => {
    enter(RANGE, { listPayments: () => ({ payments, isCut: true, unreadable: 0 }) });
    await screen.findByText(/more payments than are listed/);
  });

  it('are not for managers', async () => {
    visit({ at: `/t/10000001/r/20000001/payments${RANGE}`, profile: withRole('manager') });
    await screen.findByText(/Owners and administrators of .* see its payments/);
  });
});

describe('the settlements', patient, () => {
  const days = [
    { day: '2026-06-10', isKnown: false, isCut: false, batches: [] },
    { day: '2026-06-09', isKnown: true, isCut: false, askedAt: at, batches: [] },
    {
      day: '2026-06-08',
      isKnown: true,
      isCut: false,
      askedAt: at,
      batches: [
        {
          batchId: '313',
          hostStatus: 'GB',
          transactions: [
            { retref: '1', said: 'Y', ours },
            { retref: '2', said: 'N', ours: { ...ours, orderNumber: '#043', amount: 5 } },
            { retref: '3', said: 'Q' },
          ],
        },
      ],
    },
  ];
  const range = '?from=2026-06-08&to=2026-06-10';

  it('I3.6-09 have each batch with our own sum, the failed and the unknown; days without any are folded, days that are not known named', async () => {
    const stopped = { reason: 'unreachable' as const };
    const { user } = enter(`/settlements${range}`, {
      listSettlements: () => ({ hasAccount: true, days, stopped }),
    });
    const table = await screen.findByRole('table', { name: 'Batches' });
    expect(cells(table).map((row) => row.split('|').slice(0, 6))).toEqual([
      ['Batch 313', 'June 8, 2026', '3', '$17.50', '1', '1'],
    ]);
    expect(screen.getByText('Not known for one day:').parentElement?.textContent).toContain('June 10, 2026');
    await user.click(screen.getByRole('button', { name: 'Nothing settled on one day' }));
    screen.getByText('June 9, 2026');
  });

  it('never say that nothing was settled where the gateway did not answer', async () => {
    const unknown = days.slice(0, 1);
    enter(`/settlements${range}`, {
      listSettlements: () => ({ hasAccount: true, days: unknown, stopped: { reason: 'unknown' as const } }),
    });
    await screen.findByText('It is not known what was settled');
    screen.getByText(/The gateway did not answer\. 0 of 1 days are here\. Please ask again/);
    expect(screen.queryByText(/Nothing settled/)).toBeNull();
  });

  it('I3.6-09 say in words what became of each payment, unknown words as they come', async () => {
    const { user } = enter(`/settlements${range}`, { listSettlements: () => ({ hasAccount: true, days }) });
    await user.click(await screen.findByRole('tab', { name: 'Payments' }));
    const table = await screen.findByRole('table', { name: 'Settled payments' });
    for (const words of ['Settled', 'Sent to settle and rejected', 'The gateway says “Q”'])
      within(table).getByText(words);
  });

  it('go on by themselves where the gateway answers few questions, and are asked for again on request', async () => {
    const limited = { hasAccount: true, days, stopped: { reason: 'limited' as const, goesOnIn: 1 } };
    const whole = { hasAccount: true, days: days.map((day) => ({ ...day, isKnown: true, askedAt: at })) };
    let count = 0;
    const { user, platform } = enter(`/settlements${range}`, {
      listSettlements: () => (count++ === 0 ? limited : whole),
    });
    await screen.findByText(/asked too often.* 2 of 3 days are here/);
    await waitFor(() => expect(screen.queryByText(/asked too often/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Ask the gateway again' }));
    await waitFor(() =>
      expect(sent(platform, 'listSettlements').at(-1)?.query).toEqual({
        from: '2026-06-08',
        to: '2026-06-10',
        since: expect.any(String),
      }),
    );
  });

  it('I5.2-26 are found by the number of a batch', async () => {
    const { user, platform } = enter(`/settlements${range}`, {
      listSettlements: () => ({ hasAccount: true, days: [] }),
      findSettlement: () => ({ hasAccount: true, batches: [] }),
    });
    await user.type(await screen.findByLabelText('Batch number'), '314{Enter}');
    await screen.findByText('The gateway has no settled batch 314.');
    expect(sent(platform, 'findSettlement')[0]?.parameters).toMatchObject({ batchId: '314' });
  });

  it('say what is missing without an account at the gateway', async () => {
    enter(`/settlements${range}`, { listSettlements: () => ({ hasAccount: false, days: days.slice(0, 2) }) });
    await screen.findByText(/no account at the card gateway/);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText('Nothing settled in this time')).toBeNull();
  });
});

describe('the funding', patient, () => {
  const aDay = (paid: number) => ({
    day: '2026-06-09',
    isKnown: true,
    isCut: false,
    askedAt: at,
    deposits: [
      {
        fundingId: '900',
        ...{ netSales: 12.5, fee: -0.36, thirdParty: 0, reversal: 0, interchange: 0 },
        ...{ adjustment: 0, otherAdjustment: 0, serviceCharge: 0, total: 12.14 },
      },
    ],
    transactions: [
      { id: '1', retref: '1', type: 'SALE', amount: paid, brand: 'visa', lastFour: '1111', ours },
    ],
    adjustments: [{ id: '1', category: 'FEE', description: 'CARD PROCESSING', amount: -0.36 }],
    faults: ['txns.1.amount: not an amount'],
  });
  const funded = (paid: number) => ({ listFunding: () => ({ hasAccount: true, days: [aDay(paid)] }) });

  it('I3.6-04 has the deposits with their parts and sums, and names what cannot be read', async () => {
    enter(`/funding${RANGE}`, funded(12.5));
    const table = await screen.findByRole('table', { name: 'Deposits' });
    expect(cells(table)[0]).toContain('900|June 9, 2026|$12.50|-$0.36|$0.00|$12.14');
    screen.getByText(/agree with ours to the cent: \$12\.50/);
    screen.getByText(/One entry of the gateway’s report cannot be read/);
    expect(screen.getByText('Total funding').parentElement?.textContent).toBe('Total funding$12.141 deposit');
  });

  it('I3.6-04 never says that nothing was paid out where the gateway did not answer', async () => {
    const day = { day: '2026-06-10', isKnown: false, isCut: false, faults: [] };
    const unknown = { ...day, deposits: [], transactions: [], adjustments: [] };
    const stopped = { reason: 'unknown' as const };
    enter(`/funding${RANGE}`, {
      listFunding: () => ({ hasAccount: true, days: [unknown], stopped }),
    });
    await screen.findByText('It is not known what was paid out');
    expect(screen.queryByText(/^Nothing/)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('I3.6-04 says the same of a list without entries, while others have some', async () => {
    const missing = { ...aDay(12.5), isKnown: false, adjustments: [] };
    const { user } = enter(`/funding${RANGE}`, {
      listFunding: () => ({ hasAccount: true, days: [missing], stopped: { reason: 'unknown' as const } }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Adjustments' }));
    await screen.findByText('It is not known what was paid out');
  });

  it('has no empty tables beside the notice that there is no account, and still names what cannot be read', async () => {
    const empty = { ...aDay(12.5), deposits: [], transactions: [], adjustments: [] };
    let faults: string[] = [];
    const { user } = enter(`/funding${RANGE}`, {
      listFunding: () => ({ hasAccount: false, days: [{ ...empty, faults }] }),
    });
    await screen.findByText(/no account at the card gateway/);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText(/^Nothing/)).toBeNull();
    faults = empty.faults;
    await user.click(screen.getByRole('button', { name: 'Ask the gateway again' }));
    await screen.findByText(/One entry of the gateway’s report cannot be read/);
  });

  it('I3.6-05 says by how much the payments in it differ from ours, and which', async () => {
    const { user } = enter(`/funding${RANGE}`, funded(12.05));
    await screen.findByText(/\$12\.05 at the gateway and \$12\.50 here, a difference of -\$0\.45/);
    await user.click(screen.getByRole('tab', { name: 'Payments' }));
    const table = await screen.findByRole('table', { name: 'Payments in deposits' });
    expect(cells(table)[0]).toContain('#042|June 9, 2026|SALE|Visa •••• 1111|$12.05|$12.50');
  });

  it('I3.6-05 has the adjustments by category, and each figure once', async () => {
    const { user } = enter(`/funding${RANGE}`, funded(12.5));
    await screen.findByText('Fees', { selector: 'dt' });
    expect(screen.queryByText('Fee', { selector: 'dt' })).toBeNull();
    await user.click(await screen.findByRole('tab', { name: 'Adjustments' }));
    const table = await screen.findByRole('table', { name: 'Adjustments' });
    expect(cells(table)[0]).toContain('CARD PROCESSING|Fee|June 9, 2026||-$0.36');
    screen.getByText('Fee', { selector: 'dt' });
  });
});

describe('the chargebacks', patient, () => {
  const one: Chargeback = {
    caseId: '771',
    caseNumber: '771',
    reasonCode: '10.4',
    amount: 12.5,
    currency: 'USD',
    chargebackDate: '2026-06-05',
    brand: 'visa',
    orderGuid: guidOf(1),
    orderNumber: '#042',
    firstSeenAt: at,
    status: 'new',
    evidence: '',
    updatedAt: at,
    version: 'v1',
    deadline: '2026-06-23',
  };

  it('I3.6-06 say why, how much, of which order, and by when to answer', async () => {
    enter('/chargebacks', { listChargebacks: () => ({ chargebacks: [one], lookedAt: at }) });
    await screen.findByText('The cardholder says it was not them');
    const table = screen.getByRole('table', { name: 'Chargebacks' });
    expect(cells(table)[0]).toContain('771|The cardholder says it was not them|#042|$12.50|June 23, 2026');
  });

  it('keep what staff note, and ask for the last day, which the gateway does not name', async () => {
    const { deadline: _, ...unknown } = one;
    const { user, platform } = enter('/chargebacks', {
      listChargebacks: () => ({ chargebacks: [unknown] }),
      updateChargeback: () => one,
    });
    await screen.findByText('Not entered yet');
    await user.click(await screen.findByRole('button', { name: 'Actions for case 771' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Status and evidence…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Case 771' });
    within(dialog).getByText(/the gateway does not name it/);
    await user.click(within(dialog).getByRole('radio', { name: 'Evidence being collected' }));
    await user.type(within(dialog).getByLabelText(/^Evidence/, { selector: 'textarea' }), 'The receipt');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(platform, 'updateChargeback')).toMatchObject([
      {
        parameters: { caseId: '771' },
        body: { status: 'collecting', evidence: 'The receipt', deadline: null, version: 'v1' },
      },
    ]);
  });

  it('have the last day to answer to enter beside what is known of the case', async () => {
    const { deadline: _, ...unknown } = one;
    const { user } = enter('/chargebacks', { listChargebacks: () => ({ chargebacks: [unknown] }) });
    await user.click(await screen.findByRole('button', { name: 'Actions for case 771' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
    const detail = within(await screen.findByRole('dialog', { name: 'Case 771' }));
    await user.click(detail.getByRole('button', { name: 'Enter the last day…' }));
    await screen.findByLabelText(/^Last day to answer/);
  });

  it('are limited by days, which stay in the address, and are asked of the gateway again', async () => {
    let chargebacks = [one];
    const days = [{ day: '2026-06-09', isKnown: true, isCut: false, faults: [] }];
    const { user, platform, address } = enter('/chargebacks', {
      listChargebacks: () => ({ chargebacks }),
      listFunding: () => {
        chargebacks = [one, { ...one, caseId: '772', caseNumber: '772', chargebackDate: '2026-06-09' }];
        return {
          hasAccount: true,
          days: days.map((day) => ({ ...day, deposits: [], transactions: [], adjustments: [] })),
        };
      },
    });
    await screen.findByRole('button', { name: 'Actions for case 771' });
    expect(sent(platform, 'listFunding')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ask the gateway again' }));
    await screen.findByRole('button', { name: 'Actions for case 772' });
    expect(sent(platform, 'listFunding')).toMatchObject([{ query: { since: expect.any(String) } }]);
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-06-06' } });
    await waitFor(() => expect(screen.queryByText('771')).toBeNull());
    screen.getByText('772');
    expect(address()).toContain('from=2026-06-06');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-06-10' } });
    await screen.findByText('No chargebacks on these days');
  });

  it('lose nothing of what was typed when somebody else was quicker', async () => {
    const { user } = enter('/chargebacks', {
      listChargebacks: () => ({ chargebacks: [one] }),
      updateChargeback: () => {
        throw new CallError('CONFLICT', 'Somebody else has changed this in the meantime', 409);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for case 771' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Status and evidence…' }));
    const field = await screen.findByLabelText(/^Evidence/, { selector: 'textarea' });
    await user.type(field, 'The receipt');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Somebody else has changed this/);
    expect((field as HTMLTextAreaElement).value).toBe('The receipt');
  });
});

describe('the comparison', patient, () => {
  const aDay = (change: Partial<Day> = {}): Day => ({
    day: '2026-06-09',
    comparedAt: at,
    state: 'different',
    ...{ captured: 12.5, capturedCount: 1, refunded: 0, orders: 0 },
    ...{ atGateway: 12.5, atGatewayCount: 1, waiting: 0, waitingCount: 0, moreDifferences: 0 },
    ...{ returned: 0, returnedCount: 0 },
    differences: [
      {
        id: 'capturedWithoutOrder-one',
        kind: 'capturedWithoutOrder',
        text: 'A card paid $12.50 for order #042, which does not exist.',
        firstSeenAt: at,
        orderGuid: guidOf(1),
        orderNumber: '#042',
      },
    ],
    ...change,
  });

  it('begins with what somebody has to look at, and takes a note of what it was', async () => {
    let days = [aDay()];
    const { user, platform } = enter(`/comparison${RANGE}`, {
      listComparisons: () => ({ days }),
      explainDifference: () => {
        const explained = aDay({ state: 'equal', differences: [] });
        days = [explained];
        return explained;
      },
    });
    const card = await screen.findByRole('region', { name: 'One difference to look at' });
    within(card).getByText(/A card paid \$12\.50 for order #042/);
    await user.click(within(card).getByRole('button', { name: 'Note what it was…' }));
    const dialog = await screen.findByRole('dialog', { name: 'What was it?' });
    await user.type(within(dialog).getByLabelText(/^Note/), 'Paid back in cash');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('No differences in this time that nobody has explained.');
    expect(sent(platform, 'explainDifference')).toMatchObject([
      {
        parameters: { day: '2026-06-09', differenceId: 'capturedWithoutOrder-one' },
        body: { note: 'Paid back in cash' },
      },
    ]);
  });

  it('says of each day whether gateway, payments and orders agree, and of one that was not over that this is not final', async () => {
    enter(`/comparison${RANGE}`, {
      listComparisons: () => ({
        days: [
          aDay({ day: '2026-06-10', state: 'open', differences: [], waiting: 12.5, atGateway: 0 }),
          aDay({ state: 'equal', differences: [], orders: 12.5 }),
        ],
      }),
    });
    const table = await screen.findByRole('table', { name: 'Compared days' });
    expect(cells(table)[0]).toContain('June 10, 2026|So far: not settled yet|$12.50|$0.00|$0.00|$12.50');
    expect(cells(table)[1]).toContain('June 9, 2026|Agrees|$12.50|$12.50|$12.50|$0.00');
  });

  it('compares yesterday at once on request, and says what came of it', async () => {
    const { user, platform } = enter(`/comparison${RANGE}`, {
      listComparisons: () => ({ days: [] }),
      compareDay: () => aDay({ state: 'equal', differences: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Compare yesterday now' }));
    await screen.findByText('Everything agrees');
    expect(sent(platform, 'compareDay')).toHaveLength(1);
  });
});
