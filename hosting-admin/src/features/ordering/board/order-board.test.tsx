import { MINUTE } from '@bite/shared/kernel/durations';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { REFUSED_MILLISECONDS, RETRY_MILLISECONDS } from '../../../lib/keep-listening.ts';
import { anEvent, anOrder, minutesFromNow } from '../../../lib/testing/an-order.ts';
import { aRestaurant, documentOf, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { pass } from '../../../lib/testing/render-screen.tsx';
import { MOBILE, TABBED } from '../../../ui/media-query.ts';
import { PATIENCE_MILLISECONDS } from '../live-orders/connection.ts';
import { FINISHED_LIMIT, OPEN_LIMIT } from '../live-orders/order-queries.ts';
import {
  boardTests,
  column,
  inKitchen,
  inProgress,
  moved,
  openBoard,
  showAt,
  store,
  tap,
} from './board-testing.tsx';

boardTests();

describe('the board', () => {
  it('I4-11 I4-14 shows each order in the column of its state, and counts them', async () => {
    await openBoard([
      anOrder({ number: 1 }),
      anOrder({ number: 2, ...inKitchen }),
      anOrder({ number: 3, ...inProgress, lifecycleState: 'inPreparation' }),
      anOrder({ number: 4, ...inProgress, lifecycleState: 'ready' }),
      anOrder({ number: 5, ...inProgress, lifecycleState: 'ready' }),
    ]);
    expect(column('New').getByRole('article', { name: 'Order #001' })).toBeTruthy();
    expect(column('In kitchen').getByRole('article', { name: 'Order #002' })).toBeTruthy();
    expect(column('Preparing').getByRole('article', { name: 'Order #003' })).toBeTruthy();
    expect(column('Ready').getAllByRole('article')).toHaveLength(2);
    expect(column('Scheduled').getByText('Nothing for later.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Ready 2 orders' })).toBeTruthy();
  });

  it('says that orders will come by themselves while there are none', async () => {
    const { platform } = await openBoard();
    expect(screen.getByRole('heading', { level: 2, name: 'No orders yet.' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('New orders will appear here by themselves.')).toBeTruthy();
    await store(platform, anOrder());
    expect(column('New').getByRole('article', { name: 'Order #042' })).toBeTruthy();
  });

  it('does not take an unconfirmed empty list for an empty restaurant', async () => {
    const platform = memoryPlatform();
    platform.live.setFromCache(true);
    await openBoard([], platform);
    expect(screen.queryByText('No orders yet.')).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading orders…' })).toBeTruthy();
    await pass(PATIENCE_MILLISECONDS);
    expect(screen.getByRole('alert').textContent).toContain('Still connecting…');
  });

  it('names an order that cannot be read, and shows the others', async () => {
    const { live } = await openBoard();
    act(() => live.store([{ id: 'broken-1', data: { lifecycleState: 'started' } }, documentOf(anOrder())]));
    await pass();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/An order could not be read.*broken-1/);
    expect(screen.getByRole('article', { name: 'Order #042' })).toBeTruthy();
  });

  it('moves a scheduled order to New at its hour', async () => {
    const hour = {
      scheduledFor: minutesFromNow(60),
      promisedAt: minutesFromNow(60),
      prepareAt: minutesFromNow(40),
    };
    await openBoard([anOrder({ fulfilment: hour })]);
    expect(column('Scheduled').getByRole('article', { name: 'Order #042' })).toBeTruthy();
    await pass(40 * MINUTE);
    expect(column('New').getByRole('article', { name: 'Order #042' })).toBeTruthy();
  });

  it('keeps what is finished in a drawer', async () => {
    await openBoard([
      anOrder({ number: 8, status: 'completed', lifecycleState: 'completed', paymentStatus: 'paid' }),
      anOrder({
        number: 9,
        status: 'cancelled',
        lifecycleState: 'canceled',
        cancelReason: 'We are closing early',
      }),
    ]);
    expect(screen.getByRole('heading', { name: 'No open orders.' })).toBeTruthy();
    await tap(screen.getByRole('button', { name: 'Finished' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Finished' }));
    expect(drawer.getByRole('article', { name: 'Order #008' }).textContent).toContain('Completed');
    expect(drawer.getByRole('article', { name: 'Order #009' }).textContent).toContain('We are closing early');
    expect(drawer.queryByRole('button', { name: /Accept|Start|Hand over/ })).toBeNull();
  });

  it('says above the orders, and on the card, that a payment needs a person, however long its order is over', async () => {
    const payment = { state: 'captured', attemptId: 'one', needsAttention: true } as const;
    const over = { status: 'cancelled', lifecycleState: 'canceled' } as const;
    await openBoard([anOrder({ number: 7, ...over, payment }), anOrder({ number: 8, payment })]);
    expect(screen.getByText('2 payments need you:')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Look at the payment of order #00/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^The payment needs you ?: order #008$/ })).toBeTruthy();
  });

  it('sends whoever may not see payments to a manager', async () => {
    const payment = { state: 'captured', attemptId: 'one', needsAttention: true } as const;
    await openBoard([anOrder({ payment })], undefined, aRestaurant({ mayReadRefunds: false }));
    expect(screen.getByText('The payment needs a manager')).toBeTruthy();
    expect(screen.queryByText('A payment needs you:')).toBeNull();
  });

  it('always says whose orders these are', async () => {
    await openBoard();
    expect(screen.getByRole('heading', { level: 1, name: 'Orders of Bella Napoli' })).toBeTruthy();
  });

  it('shows pickup or delivery alone, says so, and leaves it again for the newest order', async () => {
    await openBoard([anOrder({ number: 1 }), anOrder({ number: 2, type: 'delivery' })]);
    await tap(screen.getByRole('button', { name: 'Delivery' }));
    expect(screen.queryByRole('article', { name: 'Order #001' })).toBeNull();
    expect(screen.getByRole('article', { name: 'Order #002' })).toBeTruthy();
    expect(screen.getByText('Only delivery orders are shown: 1 of 2.')).toBeTruthy();
    await tap(screen.getByTitle('Show the newest order'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('keeps compact cards for the next time', async () => {
    const first = await openBoard([anOrder()]);
    await tap(screen.getByRole('button', { name: 'Compact cards' }));
    expect(screen.queryByText('$13.07')).toBeNull();
    first.unmount();
    await openBoard([anOrder()]);
    expect(screen.getByRole('button', { name: 'Compact cards' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText('$13.07')).toBeNull();
  });

  it('asks for the oldest orders first, and for the newest as well once it is full', async () => {
    const { platform } = await openBoard();
    expect(platform.live.queries.map(({ orderBy }) => orderBy.direction)).toContain('asc');
    expect(platform.live.listeners).toBe(4);
    await store(
      platform,
      ...Array.from({ length: OPEN_LIMIT }, (_, index) => anOrder({ number: index + 1 })),
    );
    expect(platform.live.listeners).toBe(5);
    expect(screen.getByText(/More than 200 orders are open/)).toBeTruthy();
  });

  describe('food in the making that was cancelled', () => {
    const cancelledWhile = (lifecycleState: 'inPreparation' | 'sentToKitchen') =>
      anOrder({
        status: 'cancelled',
        lifecycleState: 'canceled',
        cancelReason: 'Out of dough',
        history: [
          anEvent({
            action: 'cancel',
            byName: 'Rosa',
            from: { status: 'inProgress', lifecycleState, paymentStatus: 'unpaid' },
            to: { status: 'cancelled', lifecycleState: 'canceled', paymentStatus: 'unpaid' },
          }),
        ],
      });

    it('is announced until somebody says that they have seen it', async () => {
      const platform = memoryPlatform({
        handlers: { moveOrder: () => moved({ status: 'cancelled', lifecycleState: 'canceled' }) },
      });
      await openBoard([cancelledWhile('inPreparation')], platform);
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toMatch(/Stop making #042: it was cancelled at 11:58 AM by Rosa.*Margherita/);
      await tap(within(alert).getByRole('button', { name: 'Seen that #042 was cancelled' }));
      expect(platform.requests.at(-1)?.body).toEqual({ action: 'acknowledge' });
      await store(platform, { ...cancelledWhile('inPreparation'), acknowledgedAt: minutesFromNow(0) });
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('is announced however many orders were finished after it', async () => {
      const cancelled = {
        ...cancelledWhile('inPreparation'),
        cancellationUnseen: true as const,
        canceledAt: minutesFromNow(-3000),
        updatedAt: minutesFromNow(-3000),
      };
      const later = Array.from({ length: FINISHED_LIMIT + 1 }, (_, index) =>
        anOrder({ number: 100 + index, status: 'completed', lifecycleState: 'completed' }),
      );
      await openBoard([cancelled, ...later]);
      expect(screen.getByRole('alert').textContent).toContain('Stop making #042');
    });

    it('is no news where nobody had begun', async () => {
      await openBoard([cancelledWhile('sentToKitchen')]);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  it('says that an order is back in preparation, and why, and rings for no new one', async () => {
    const canceled = { status: 'cancelled', lifecycleState: 'canceled', paymentStatus: 'unpaid' } as const;
    const preparing = { ...inProgress, lifecycleState: 'inPreparation', paymentStatus: 'unpaid' } as const;
    const { platform } = await openBoard();
    const event = anEvent({
      action: 'correct',
      byName: 'Rosa',
      reason: 'Wrong order cancelled',
      from: canceled,
      to: preparing,
    });
    await store(platform, anOrder({ ...preparing, history: [event] }));
    const notice = screen.getByText('#042 is back in preparation').closest('[role=status]') as HTMLElement;
    expect(notice.textContent).toContain('says Rosa: Wrong order cancelled');
    expect(platform.chime.rings).toBe(0);
    expect(screen.queryByText('1 new order')).toBeNull();
    await tap(within(notice).getByRole('button', { name: 'Seen that #042 is back' }));
    expect(screen.queryByText('#042 is back in preparation')).toBeNull();
  });

  it('gives the room of an empty section to the other below or above it', async () => {
    const later = {
      scheduledFor: minutesFromNow(60),
      promisedAt: minutesFromNow(60),
      prepareAt: minutesFromNow(40),
    };
    const { platform } = await openBoard([anOrder({ fulfilment: later })]);
    const section = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
    expect(section('New').className).toContain('flex-none');
    expect(section('Scheduled').className).toContain('flex-auto');
    await store(platform, anOrder());
    expect(section('New').className).toContain('flex-auto');
    expect(section('Scheduled').className).toContain('flex-none');
  });

  it('O2.10-04 is a tab a column on a phone', async () => {
    showAt((query) => query === MOBILE || query === TABBED);
    await openBoard([anOrder({ number: 1 }), anOrder({ number: 2, ...inProgress, lifecycleState: 'ready' })]);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'New1 new',
      'Scheduled0',
      'In kitchen0',
      'Preparing0',
      'Ready1',
      'Finished0',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.mouseDown(screen.getByRole('tab', { name: /^Ready/ }));
    await pass();
    expect(screen.getByRole('article', { name: 'Order #002' })).toBeTruthy();
  });

  it('names the zone where the reader’s clock shows another time', async () => {
    await openBoard([], memoryPlatform(), aRestaurant({ timezone: 'Asia/Tokyo' }));
    expect(screen.getByText('1:00 AM GMT+9, the restaurant’s time')).toBeTruthy();
  });
});

describe('the connection', () => {
  it('says that it is lost after a few seconds without the server, and not any more when it is back', async () => {
    const { live } = await openBoard([anOrder()]);
    act(() => live.setFromCache(true));
    await pass(PATIENCE_MILLISECONDS - 1);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1);
    expect(screen.getByRole('alert').textContent).toContain('Connection lost.');
    expect(screen.getByRole('article', { name: 'Order #042' })).toBeTruthy();
    act(() => live.setFromCache(false));
    await pass();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says at once that the device is offline', async () => {
    await openBoard([anOrder()]);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await pass();
    expect(screen.getByRole('alert').textContent).toContain('This device is offline.');
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await pass();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is taken up again by itself after an interruption', async () => {
    const { live } = await openBoard([anOrder()]);
    act(() => live.fail('interrupted'));
    await pass();
    expect(live.listeners).toBe(0);
    expect(screen.getByRole('article', { name: 'Order #042' })).toBeTruthy();
    await pass(RETRY_MILLISECONDS);
    expect(live.listeners).toBe(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('rights', () => {
  it('that are taken away take the board away', async () => {
    const { live } = await openBoard([anOrder()]);
    act(() => live.fail('denied'));
    await pass();
    expect(screen.getByRole('heading', { name: 'You no longer have access to these orders' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    await pass(10 * RETRY_MILLISECONDS);
    expect(live.listeners).toBe(0);
    await tap(screen.getByRole('button', { name: 'Check again' }));
    expect(screen.getByRole('article', { name: 'Order #042' })).toBeTruthy();
  });

  it('that come back, as after a suspension, bring the board back by themselves', async () => {
    const { live } = await openBoard([anOrder()]);
    act(() => live.fail('denied'));
    await pass(REFUSED_MILLISECONDS);
    expect(screen.getByRole('article', { name: 'Order #042' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('O6-07 that were never there are told of without asking for any order', async () => {
    const restaurant = aRestaurant({ mayReadOrders: false, mayReadDeliveries: false, mayWorkOrders: false });
    const { live } = await openBoard([anOrder()], memoryPlatform(), restaurant);
    expect(screen.getByRole('heading', { name: 'You do not have access to these orders' })).toBeTruthy();
    expect(live.listeners).toBe(0);
  });
});
