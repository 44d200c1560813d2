// All orders, how one was paid by card, and giving money back.
import { CallError } from '@bite/shared/api/client';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { ListedOrder } from '@bite/shared/ordering/order-list.contract';
import { paths } from '@bite/shared/paths';
import type { ListedPayment, ListedRefund } from '@bite/shared/payments/refunds.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEvent, anItem, anOrder, guidOf } from '../lib/testing/an-order.ts';
import { aRestaurant } from '../lib/testing/memory-platform.ts';
import { visit } from './app-testing.tsx';
import { patient, sent } from './platform-testing.tsx';

const PLACE = '/t/10000001/r/20000001';
const at = '2026-03-10T15:00:00.000Z';
const [pizza, cola] = [guidOf(900_001), guidOf(900_002)];

const aPaidOrder = (change: Parameters<typeof anOrder>[0] = {}): Order =>
  anOrder({
    items: [
      anItem({ orderItemGuid: pizza, quantity: 2, lineTotal: 20, name: 'Margherita' }),
      anItem({ orderItemGuid: cola, orderItemId: 2, lineTotal: 5, name: 'Cola' }),
    ],
    paymentStatus: 'paid',
    paymentMethod: 'card',
    payment: { state: 'captured', attemptId: 'one', amount: 30 },
    totals: { subtotal: 25, tax: 0, tip: 5, total: 30 },
    ...change,
  });

const aPayment = (change: Partial<ListedPayment> = {}): ListedPayment => ({
  attemptId: 'one',
  state: 'captured',
  createdAt: at,
  amount: 30,
  currency: 'USD',
  capturedAmount: 30,
  capturedAt: at,
  card: { brand: 'Visa', lastFour: '1111' },
  retref: '123456789012',
  refunds: [],
  ...change,
});
const aRefund = (change: Partial<ListedRefund> = {}): ListedRefund => ({
  refundId: 'r1',
  state: 'done',
  kind: 'refund',
  amount: 10,
  reason: 'Cold',
  byName: 'Remy',
  at,
  doneAt: at,
  lines: { [pizza]: 1 },
  points: { takenBack: 0, givenBack: 0 },
  ...change,
});
const declined = aPayment({
  attemptId: 'zero',
  state: 'declined',
  message: 'Your bank has declined this card.',
  code: 'PPS05',
  declineCategory: 2,
});

const listed = (order: Order): ListedOrder => ({
  guid: order.guid,
  orderNumber: order.orderNumber,
  createdAt: order.createdAt,
  type: order.type,
  status: order.status,
  lifecycleState: order.lifecycleState,
  paymentStatus: order.paymentStatus,
  paymentMethod: order.paymentMethod,
  isByCard: true,
  customerName: order.customer.name,
  phone: order.customer.phone,
  itemCount: 3,
  total: order.totals.total,
  currency: 'USD',
});

interface Given {
  order?: Order;
  payments?: ListedPayment[];
  refund?: () => ListedRefund;
  rights?: Parameters<typeof aRestaurant>[0];
}

function enter(given: Given = {}) {
  const { order = aPaidOrder(), payments = [aPayment()], refund = () => aRefund(), rights = {} } = given;
  const opened = visit({
    at: `${PLACE}/all-orders`,
    restaurants: [aRestaurant(rights)],
    handlers: {
      listOrders: ({ query }: { query?: Readonly<Record<string, unknown>> }) =>
        query?.['search'] === 'nobody' ? { orders: [] } : { orders: [listed(order)] },
      listOrderPayments: () => ({ payments }),
      refundOrder: () => ({ refund: refund() }),
      changeTip: () => ({ tip: 2, total: 27 }),
      lookAtPayment: () => null,
      moveOrder: () => ({
        ...{ guid: order.guid, status: 'cancelled', lifecycleState: 'canceled', paymentStatus: 'paid' },
        ...{ moved: true, event: { ...anEvent({ action: 'cancel' }), byName: 'Remy' } },
      }),
    },
  });
  opened.platform.live.storeAt(paths.order(order, order.guid), order as unknown as Record<string, unknown>);
  return opened;
}

async function openPayment(given: Given = {}) {
  const opened = enter(given);
  await opened.user.click(await screen.findByRole('button', { name: /^#042/ }, patient));
  const dialog = await screen.findByRole('dialog', { name: 'Order #042' }, patient);
  return {
    ...opened,
    dialog: within(await within(dialog).findByRole('list', { name: 'Payments' }, patient)),
  };
}

async function openRefund(given: Given = {}) {
  const opened = await openPayment(given);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Refund…' }));
  return { ...opened, form: within(await screen.findByRole('form', { name: 'Refund' }, patient)) };
}

describe('all orders', patient, () => {
  it('are searched by the server, by words and days that stay in the address', async () => {
    const { user, platform, address } = enter();
    await screen.findByRole('button', { name: /^#042/ }, patient);
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'nobody');
    expect(await screen.findByText(/Nothing matches/)).toBeTruthy();
    expect(address()).toContain('q=nobody');
    const query = sent(platform, 'listOrders').at(-1)?.query;
    expect(query).toMatchObject({ search: 'nobody' });
  });

  it('open beside the list as their card with the history of their payment, which some may only see', async () => {
    const payments = [aPayment({ refunds: [aRefund()] }), declined];
    const { user, dialog } = await openPayment({ payments, rights: { mayRefund: false } });
    expect(dialog.queryByRole('button', { name: 'Refund…' })).toBeNull();
    expect(dialog.getAllByText('Visa •••• 1111')).toHaveLength(2);
    expect(dialog.getByText('Charged', { selector: 'span' })).toBeTruthy();
    expect(dialog.getByText('−$10.00')).toBeTruthy();
    expect(dialog.getByText(/^Remy/)).toBeTruthy();
    expect(dialog.getByText('Cold')).toBeTruthy();
    expect(dialog.getByText(/^1 × Margherita/)).toBeTruthy();
    expect(dialog.getByText(/same card may work later/).textContent).toContain('PPS05');
    expect(dialog.getByText(/The guest read: Your bank has declined this card/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More for order #042' }));
    await screen.findByRole('menuitem', { name: 'Messages…' });
    expect(screen.queryByRole('menuitem', { name: /^(Payment|Receipt)…$/ })).toBeNull();
  });

  it('say how the total of one is made up', async () => {
    await openPayment();
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    for (const text of ['2 × Margherita', 'Cola', '$20.00', '$5.00', 'Subtotal', '$25.00', 'Tip', 'Total'])
      expect(receipt.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
  });

  it('say of a payment that needs a person what to do, until somebody has looked at it', async () => {
    const { user, dialog, platform } = await openPayment({
      payments: [aPayment({ alarm: 'The refund of $5.00 failed: not allowed.' })],
    });
    expect(
      dialog.getByText(/The refund of \$5\.00 failed.* give the money back in another way/),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(sent(platform, 'lookAtPayment')).toMatchObject([{ parameters: { attemptId: 'one' } }]),
    );
    await waitFor(() => expect(sent(platform, 'listOrderPayments').length).toBeGreaterThan(1));
  });

  it('show no payments to whoever may not see them', async () => {
    const { user } = enter({ rights: { mayReadRefunds: false } });
    await user.click(await screen.findByRole('button', { name: /^#042/ }, patient));
    await screen.findByRole('button', { name: 'More for order #042' });
    expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull();
  });
});

describe('a refund', patient, () => {
  it('I4-12 of dishes and the tip says the exact sum before it is confirmed, and asks for a reason', async () => {
    const { user, form, platform } = await openRefund();
    expect(form.getByRole('button', { name: 'Refund $30.00' })).toBeTruthy();
    await user.click(form.getByRole('radio', { name: 'Some dishes' }));
    expect(form.getByRole('button', { name: 'Refund' })).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'More: Margherita' }));
    await user.click(form.getByRole('checkbox', { name: 'Tip' }));
    await user.click(form.getByRole('button', { name: 'Refund $15.00' }));
    expect(await form.findByText('Please choose a reason')).toBeTruthy();
    expect(sent(platform, 'refundOrder')).toEqual([]);
    await user.click(form.getByRole('radio', { name: 'It took too long' }));
    await user.click(form.getByRole('button', { name: 'Refund $15.00' }));
    await waitFor(() => expect(sent(platform, 'refundOrder')).toHaveLength(1));
    expect(sent(platform, 'refundOrder')[0]?.body).toEqual({
      choice: { kind: 'parts', lines: { [pizza]: 1 }, extras: ['tip'] },
      expectedAmount: 15,
      reason: 'It took too long',
    });
    expect(await screen.findByText('$10.00 refunded')).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'Order #042' })).toBeTruthy();
  });

  it('I4-12 is of no more than what is left, of dishes and of money', async () => {
    const { user, form } = await openRefund({ payments: [aPayment({ refunds: [aRefund()] })] });
    await user.click(form.getByRole('radio', { name: 'An amount' }));
    await user.type(form.getByRole('spinbutton', { name: /^Amount/ }), '20.01');
    await user.click(form.getByRole('radio', { name: 'Charged by mistake' }));
    await user.click(form.getByRole('button', { name: 'Refund' }));
    expect(await form.findByText(/at most \$20\.00/)).toBeTruthy();
    await user.click(form.getByRole('radio', { name: 'Some dishes' }));
    expect(form.getAllByText(/^At most 1\. (It cost|All 2 cost) \$/)).toHaveLength(2);
  });

  it('names every fault at once, and marks what it needs', async () => {
    const { user, form } = await openRefund();
    expect(form.getByRole('radiogroup', { name: 'Reason' }).getAttribute('aria-required')).toBe('true');
    await user.click(form.getByRole('radio', { name: 'An amount' }));
    await user.type(form.getByRole('spinbutton', { name: /^Amount/ }), '40');
    await user.click(form.getByRole('button', { name: 'Refund' }));
    await form.findByText('Please choose a reason');
    form.getByText(/at most \$30\.00/);
  });

  it('of all of an open order says that it goes on, or cancels it, by which the money goes back once', async () => {
    const { user, form, platform } = await openRefund();
    expect(form.getByRole<HTMLInputElement>('radio', { name: /^It goes on/ }).checked).toBe(true);
    form.getByText(/The guest is not told the reason/);
    await user.click(form.getByRole('radio', { name: /^Cancel it, too/ }));
    form.getByText(/The guest is told the reason/);
    await user.click(form.getByRole('radio', { name: 'The guest changed their mind' }));
    await user.click(form.getByRole('button', { name: 'Cancel the order and refund $30.00' }));
    await screen.findByText('Order #042 cancelled');
    expect(sent(platform, 'moveOrder')).toMatchObject([
      { body: { action: 'cancel', reason: 'The guest changed their mind' } },
    ]);
    expect(sent(platform, 'refundOrder')).toEqual([]);
  });

  it('of a part of an open order, or by somebody who may not cancel it, says that it goes on', async () => {
    const { user, form } = await openRefund({ rights: { mayWorkOrders: false } });
    form.getByText('The order goes on:');
    await user.click(form.getByRole('radio', { name: 'Some dishes' }));
    form.getByText('The order goes on as it is:');
    expect(form.queryByRole('radio', { name: /^Cancel it/ })).toBeNull();
  });

  it('of an order that is over asks nothing about it', async () => {
    const { form } = await openRefund({
      order: aPaidOrder({ status: 'completed', lifecycleState: 'completed', completedAt: at }),
    });
    expect(form.queryByRole('radiogroup', { name: 'The order' })).toBeNull();
    expect(form.queryByText(/goes on/)).toBeNull();
  });

  it('that the server refuses keeps what was chosen, says why, and shows what is left by now', async () => {
    const { user, form, platform } = await openRefund({
      refund: () => {
        throw new CallError('PRICE_CHANGED', 'Somebody else has refunded a part meanwhile', 409);
      },
    });
    await user.click(form.getByRole('radio', { name: 'Charged by mistake' }));
    await user.click(form.getByRole('button', { name: 'Refund $30.00' }));
    expect((await form.findByRole('alert')).textContent).toContain('Somebody else has refunded a part');
    expect((form.getByRole('radio', { name: 'Charged by mistake' }) as HTMLInputElement).checked).toBe(true);
    await waitFor(() => expect(sent(platform, 'listOrderPayments').length).toBeGreaterThan(1));
  });
});

describe('the tip of an order whose card is not charged yet', patient, () => {
  it('is set, with what is charged then below it, and no more than the card is authorized for', async () => {
    const order = aPaidOrder({
      paymentStatus: 'unpaid',
      payment: { state: 'authorized', attemptId: 'one', amount: 30 },
    });
    const reserved = aPayment({ state: 'authorized', authorizedAmount: 30 });
    const { capturedAmount: _, capturedAt: __, ...payment } = reserved;
    const { user, dialog, platform } = await openPayment({ order, payments: [payment] });
    await user.click(dialog.getByRole('button', { name: 'Change the tip…' }));
    const form = within(await screen.findByRole('form', { name: 'Tip' }));
    const tip = form.getByRole('spinbutton', { name: /^Tip/ });
    await user.clear(tip);
    await user.type(tip, '2');
    form.getByText('The card will be charged $27.00 in all.');
    await user.clear(tip);
    await user.type(tip, '9');
    await user.click(form.getByRole('button', { name: 'Set the tip to $9.00' }));
    await form.findByText('At most $5.00: the card is not authorized for more');
    expect(sent(platform, 'changeTip')).toEqual([]);
    await user.clear(tip);
    await user.type(tip, '2');
    await user.click(form.getByRole('button', { name: 'Set the tip to $2.00' }));
    await waitFor(() => expect(sent(platform, 'changeTip')).toMatchObject([{ body: { tip: 2 } }]));
    expect(await screen.findByText('The tip is $2.00')).toBeTruthy();
  });

  it('explains afterwards why the card is authorized for more than it is charged', async () => {
    const { capturedAmount: _, capturedAt: __, ...payment } = aPayment({ state: 'authorized' });
    const { dialog } = await openPayment({
      order: aPaidOrder({
        paymentStatus: 'unpaid',
        payment: { state: 'authorized', attemptId: 'one', amount: 30 },
        totals: { subtotal: 25, tax: 0, tip: 2, total: 27 },
      }),
      payments: [{ ...payment, authorizedAmount: 30 }],
    });
    dialog.getByText('$27.00, the rest is released');
  });
});
