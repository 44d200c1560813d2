import { CallError } from '@bite/shared/api/client';
import { SECOND } from '@bite/shared/kernel/durations';
import type { Delivery } from '@bite/shared/ordering/deliveries.contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guidOf, minutesFromNow } from '../../../lib/testing/an-order.ts';
import { aRestaurant, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { pass, renderScreen } from '../../../lib/testing/render-screen.tsx';
import { boardTests, tap } from '../board/board-testing.tsx';
import { OrderBoard } from '../board/order-board.tsx';
import { DELIVERIES_INTERVAL } from './deliveries-query.ts';

const driven = aRestaurant({
  mayReadOrders: false,
  mayWorkOrders: false,
  mayCorrectOrders: false,
  mayPause: false,
});

const aDelivery = (delivery: Partial<Delivery> = {}): Delivery => ({
  guid: guidOf(42),
  orderNumber: '#042',
  state: 'ready',
  promisedAt: minutesFromNow(20),
  customerName: 'Maria Lopez',
  phone: '+1 555 010 2030',
  address: '350 5th Avenue, Floor 20',
  instructions: 'Ring twice',
  itemCount: 2,
  total: 13.07,
  currency: 'USD',
  isPaid: false,
  requiresId: false,
  ...delivery,
});

async function drive(...deliveries: Delivery[]) {
  const platform = memoryPlatform({ handlers: { listDeliveries: () => ({ deliveries, unreadable: [] }) } });
  renderScreen(platform, <OrderBoard restaurant={driven} />);
  await pass();
  return platform;
}

const card = (number: string) => within(screen.getByRole('article', { name: `Delivery ${number}` }));

describe('the board of a driver', () => {
  boardTests();

  it('says where to, how to get in, whom to call and what to collect', async () => {
    await drive(aDelivery({ phone: '(212) 555-0123 x45' }));
    const { getByText, getByRole } = card('#042');
    for (const text of ['Ready', '350 5th Avenue, Floor 20', 'Ring twice', 'Maria Lopez', 'Collect $13.07'])
      getByText(text);
    expect(getByRole('link', { name: '(212) 555-0123 x45' }).getAttribute('href')).toBe(
      'tel:+12125550123;ext=45',
    );
  });

  it('says what is on its way, and that a paid one has nothing to collect', async () => {
    await drive(aDelivery({ state: 'served', isPaid: true }));
    card('#042').getByText('On its way');
    card('#042').getByText('Nothing to collect');
  });

  it('says that somebody has to look at an ID, where alcohol is in it', async () => {
    await drive(aDelivery({ requiresId: true }), aDelivery({ guid: guidOf(43), orderNumber: '#043' }));
    card('#042').getByText('ID needed');
    expect(card('#043').queryByText('ID needed')).toBeNull();
  });

  it('can be read, and says that it moves nothing', async () => {
    const { live } = await drive(aDelivery());
    expect(card('#042').queryAllByRole('button')).toEqual([]);
    screen.getByText(/but not move them/);
    expect(live.listeners).toBe(0);
  });

  it('shows by itself what became ready', async () => {
    const platform = await drive();
    screen.getByRole('heading', { level: 2, name: 'Nothing to deliver right now.' });
    platform.handlers.listDeliveries = () => ({ deliveries: [aDelivery()], unreadable: [] });
    await pass(DELIVERIES_INTERVAL + SECOND);
    expect(screen.getByRole('status').textContent).toContain('1 delivery ready or on the way');
    card('#042').getByText('Ready');
  });

  it('keeps what it knows while the connection is lost, says so, and asks again at a tap', async () => {
    const platform = await drive(aDelivery());
    platform.handlers.listDeliveries = () => {
      throw new CallError('NETWORK', 'No connection', 0);
    };
    await pass(DELIVERIES_INTERVAL + 60_000);
    card('#042').getByText('Ready');
    expect(screen.getByRole('alert').textContent).toContain('This list may be out of date.');
    platform.handlers.listDeliveries = () => ({ deliveries: [], unreadable: [guidOf(7)] });
    await tap(screen.getByRole('button', { name: 'Try again' }));
    await pass(60_000);
    expect(screen.queryByText(/may be out of date/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('A delivery could not be read.');
  });

  it('is closed to who may not take deliveries out either', async () => {
    renderScreen(memoryPlatform(), <OrderBoard restaurant={{ ...driven, mayReadDeliveries: false }} />);
    await pass();
    screen.getByText('You do not have access to these orders');
  });
});
