import { CallError } from '@bite/shared/api/client';
import type { LiveState } from '@bite/shared/catalogue/storefront-live.schema';
import { MINUTE } from '@bite/shared/kernel/durations';
import { paths } from '@bite/shared/paths';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '../../lib/testing/an-order.ts';
import { aRestaurant, memoryPlatform } from '../../lib/testing/memory-platform.ts';
import { pass, renderScreen } from '../../lib/testing/render-screen.tsx';
import { LiveBanner } from './live-banner.tsx';
import { nextMorning, PauseMenu } from './pause-menu.tsx';

const iso = (instant: number) => new Date(instant).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(async () => {
  toast.dismiss();
  await pass(1_000);
  vi.useRealTimers();
});

async function open(restaurant = aRestaurant(), platform = memoryPlatform()) {
  const live = paths.storefrontLive(restaurant.restaurantGuid);
  renderScreen(
    platform,
    <>
      <LiveBanner restaurant={restaurant} />
      <PauseMenu restaurant={restaurant} />
    </>,
  );
  await pass();
  const becomes = async (state: LiveState) => {
    act(() => platform.live.storeAt(live, state));
    await pass();
  };
  const choose = async (name: string) => {
    fireEvent.keyDown(screen.getByRole('button', { name: /Pause|paused|Busy/ }), { key: 'Enter' });
    await pass();
    fireEvent.click(screen.getByRole('menuitem', { name }));
    await pass();
  };
  return { platform, becomes, choose };
}

const setting = () =>
  memoryPlatform({
    handlers: { setLiveState: () => ({ busyExtraMinutes: 0, pausedUntil: iso(NOW + 15 * MINUTE) }) },
  });

describe('a pause', () => {
  it.each([
    [{ offersDelivery: false }, 0],
    [{ offersPickup: false }, 0],
    [{}, 1],
  ])('asks which orders it is for only where there are two ways to get them: %o', async (offers, count) => {
    const { becomes } = await open(aRestaurant(offers), setting());
    await becomes({ busyExtraMinutes: 0 });
    fireEvent.keyDown(screen.getByRole('button', { name: /Pause/ }), { key: 'Enter' });
    await pass();
    expect(screen.queryAllByRole('menuitemradio', { name: 'Delivery only' })).toHaveLength(count);
  });

  it('is asked for with one choice, and claimed only once the server has it', async () => {
    const { platform, choose, becomes } = await open(aRestaurant(), setting());
    await choose('15 minutes');
    expect(platform.requests).toMatchObject([
      {
        name: 'setLiveState',
        parameters: { tenantId: 10_000_001, restaurantId: 20_000_001 },
        body: { pausedUntil: iso(NOW + 15 * MINUTE) },
      },
    ]);
    expect(screen.getByText('Orders are paused until 12:15 PM')).toBeTruthy();
    expect(screen.queryByText(/Guests can/)).toBeNull();
    await becomes({ busyExtraMinutes: 0, pausedUntil: iso(NOW + 15 * MINUTE) });
    expect(screen.getByRole('status').textContent).toContain(
      'Orders are paused until 12:15 PM. Guests can only order for later.',
    );
  });

  it.each([
    ['Until tomorrow, 4 AM', '2026-03-11T08:00:00.000Z'],
    ['Until somebody resumes', UNTIL_RESUMED],
  ])('lasts %s', async (label, pausedUntil) => {
    const { platform, choose } = await open(aRestaurant(), setting());
    await choose(label);
    expect(platform.requests.at(-1)?.body).toEqual({ pausedUntil });
  });

  it('of somebody else shows at once, and anybody with the right takes orders again', async () => {
    const { platform, becomes } = await open(aRestaurant(), setting());
    await becomes({ busyExtraMinutes: 0, pausedUntil: UNTIL_RESUMED });
    expect(screen.getByText('Orders are paused until somebody resumes them.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Guests cannot order.');
    fireEvent.click(screen.getByRole('button', { name: 'Take orders again' }));
    await pass();
    expect(platform.requests.at(-1)?.body).toEqual({ pausedUntil: null });
  });

  it('is over by itself', async () => {
    const { becomes } = await open();
    await becomes({ busyExtraMinutes: 0, pausedUntil: iso(NOW + 15 * MINUTE) });
    await pass(15 * MINUTE);
    expect(screen.queryByText(/paused/)).toBeNull();
  });

  it('that the server refuses is not claimed', async () => {
    const refusal = new CallError('FORBIDDEN', 'You have no access to this', 403);
    const platform = memoryPlatform({ handlers: { setLiveState: () => Promise.reject(refusal) } });
    const { choose } = await open(aRestaurant(), platform);
    await choose('15 minutes');
    expect(screen.getByText('Nothing was changed')).toBeTruthy();
    expect(screen.queryByText(/Orders are paused/)).toBeNull();
  });

  it('is shown to those who may not end it, without the button', async () => {
    const { becomes } = await open(aRestaurant({ mayPause: false }));
    await becomes({ busyExtraMinutes: 0, pausedUntil: UNTIL_RESUMED });
    expect(screen.getByText('Orders are paused until somebody resumes them.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('deliveries alone', () => {
  it('are paused with the same choices, and the banner says so with a way back', async () => {
    const pausedUntil = iso(NOW + 15 * MINUTE);
    const handlers = { setLiveState: () => ({ busyExtraMinutes: 0, delivery: { pausedUntil } }) };
    const { platform, choose, becomes } = await open(aRestaurant(), memoryPlatform({ handlers }));
    fireEvent.keyDown(screen.getByRole('button', { name: /Pause/ }), { key: 'Enter' });
    await pass();
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Delivery only' }));
    fireEvent.click(screen.getByRole('menuitem', { name: '15 minutes' }));
    await pass();
    expect(platform.requests.at(-1)?.body).toEqual({ orderType: 'delivery', pausedUntil });
    await becomes({ busyExtraMinutes: 0, delivery: { pausedUntil, busyExtraMinutes: 10 } });
    expect(screen.getByText(/Deliveries are paused until/, { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText(/Deliveries take 10 extra/, { selector: 'strong' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Take deliveries again' }));
    await pass();
    expect(platform.requests.at(-1)?.body).toEqual({ orderType: 'delivery', pausedUntil: null });
    expect(screen.getByRole('button', { name: 'Delivery paused. Change' }).textContent).toBe(
      'Delivery paused',
    );
    await choose('Take deliveries again');
    expect(platform.requests.at(-1)?.body).toEqual({ orderType: 'delivery', pausedUntil: null });
    await choose('15 minutes');
    expect(platform.requests.at(-1)?.body).not.toHaveProperty('orderType');
    await pass(16 * MINUTE);
    expect(screen.queryByText(/Deliveries are paused/, { selector: 'strong' })).toBeNull();
  });
});

describe('one kind of order', () => {
  it.each([
    ['pickup', 'Pickup only', 'Pickup busy, 20 minutes more. Change', 'Usual time for pickups'],
    ['delivery', 'Delivery only', 'Delivery busy, 20 minutes more. Change', 'Usual time for deliveries'],
  ] as const)(
    '%s alone takes longer at a tap, and is back with another',
    async (kind, only, label, usual) => {
      const { platform, becomes } = await open(aRestaurant(), setting());
      fireEvent.keyDown(screen.getByRole('button', { name: /Pause/ }), { key: 'Enter' });
      await pass();
      fireEvent.click(screen.getByRole('menuitemradio', { name: only }));
      fireEvent.click(screen.getByRole('menuitem', { name: '20 minutes more' }));
      await pass();
      expect(platform.requests.at(-1)?.body).toEqual({ orderType: kind, busyExtraMinutes: 20 });
      await becomes({ busyExtraMinutes: 0, [kind]: { busyExtraMinutes: 20 } });
      expect(screen.getByRole('button', { name: label })).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: usual }));
      await pass();
      expect(platform.requests.at(-1)?.body).toEqual({ orderType: kind, busyExtraMinutes: 0 });
    },
  );

  it('and the other, each paused by itself, are all orders', async () => {
    const { becomes } = await open();
    const pausedUntil = iso(NOW + 15 * MINUTE);
    await becomes({ busyExtraMinutes: 0, pickup: { pausedUntil }, delivery: { pausedUntil } });
    expect(screen.getByRole('button', { name: 'Orders paused. Change' })).toBeTruthy();
  });
});

describe('a busy kitchen', () => {
  it('takes longer at a tap, and goes back to its usual time with another', async () => {
    const { platform, becomes, choose } = await open(aRestaurant(), setting());
    await choose('20 minutes more');
    expect(platform.requests.at(-1)?.body).toEqual({ busyExtraMinutes: 20 });
    await becomes({ busyExtraMinutes: 20 });
    expect(screen.getByText('The kitchen is busy: 20 extra minutes.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Usual time' }));
    await pass();
    expect(platform.requests.at(-1)?.body).toEqual({ busyExtraMinutes: 0 });
  });
});

describe('tomorrow', () => {
  it.each([
    ['at noon', '2026-03-10T16:00:00.000Z', '2026-03-11T08:00:00.000Z'],
    ['after midnight, before the night is over', '2026-03-10T05:30:00.000Z', '2026-03-10T08:00:00.000Z'],
    ['the night clocks go forward', '2026-03-08T01:00:00.000Z', '2026-03-08T08:00:00.000Z'],
  ])('%s begins at four in the morning', (_, now, expected) => {
    expect(iso(nextMorning(Date.parse(now), 'America/New_York'))).toBe(expected);
  });
});
