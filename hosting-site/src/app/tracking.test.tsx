// Following an order behind its link.
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetKeptOrders, keptOrder } from '../lib/kept-orders.ts';
import { LUNCH } from '../testing/a-storefront.ts';
import { aTrackedOrder as anOrder } from '../testing/a-tracked-order.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, lost, ok, type Reply, refused } from '../testing/fake-api.ts';
import { renderSite } from '../testing/render-site.tsx';

atLunch('held');

afterEach(() => {
  vi.restoreAllMocks();
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Answers with each of these in turn, the last one from then on. */
async function track(...answers: (() => Reply<'trackOrder'> | Promise<Reply<'trackOrder'>>)[]) {
  const { asked } = fakeApi({
    trackOrder: () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost(),
  });
  const rendered = renderSite({ at: '/track/a-token' });
  await seconds(0);
  return { ...rendered, asked: () => asked.filter(({ path }) => path.startsWith('/orders/track')) };
}

const stand = (change: Partial<TrackedOrder>, etag: string) => () =>
  ok('trackOrder', anOrder(change), { headers: { etag } });

describe('the tracking page', () => {
  it('asks for the order at this restaurant alone', async () => {
    const { asked } = await track(stand({}, '"1"'));
    expect(asked().map(({ path }) => path)).toEqual([
      '/orders/track/99999999-0000-4000-8000-000000000001/a-token',
    ]);
  });

  it('shows where the order stands, its time, items and total, and the way to the restaurant', async () => {
    await track(stand({}, '"1"'));
    expect(title()).toBe('Your order is with the restaurant');
    expect(screen.getByText('#101')).toBeTruthy();
    expect(screen.getByText(/^about 1:20 PM/)).toBeTruthy();
    expect(screen.getByText('Crust: Classic')).toBeTruthy();
    expect(screen.getByText('$43.63')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Call \(718\) 555-0142/ }).getAttribute('href')).toBe(
      'tel:+17185550142',
    );
    expect(screen.getByText('To be paid at pickup')).toBeTruthy();
  });

  it('O9-11 prints the delivery fee and the tip on the receipt, and neither where there is none', async () => {
    const { totals } = anOrder();
    await track(stand({ totals: { ...totals, deliveryFee: 3.99, tip: 5, total: 52.62 } }, '"1"'));
    expect(screen.getByText('Delivery fee').nextElementSibling?.textContent).toBe('$3.99');
    expect(screen.getByText('Tip').nextElementSibling?.textContent).toBe('$5.00');
    cleanup();
    await track(stand({}, '"1"'));
    expect(screen.queryByText(/Delivery fee|Tip/)).toBeNull();
  });

  it('promises a scheduled order as people say it', async () => {
    const tomorrow = '2025-11-22T17:30:00.000Z';
    await track(stand({ promisedAt: tomorrow, scheduledFor: tomorrow }, '"1"'));
    expect(screen.getByText(/^Ready$/).textContent).toBe('Ready tomorrow at 12:30 PM');
  });

  it.each([
    ['is being prepared', 'takeOut', { lifecycleState: 'inPreparation' }, true],
    ['is ready to be picked up', 'takeOut', { lifecycleState: 'ready' }, false],
    ['is ready and still to be delivered', 'delivery', { lifecycleState: 'ready' }, true],
    ['is completed', 'takeOut', { status: 'completed', lifecycleState: 'completed' }, false],
  ] as const)(
    'tells an order that %s its time only as long as it is to come',
    async (_, type, change, isTold) => {
      await track(stand({ type, status: 'inProgress', ...change }, '"1"'));
      expect(screen.queryByText(/^about 1:20 PM/) !== null).toBe(isTold);
    },
  );

  it('asks how it was right below where a completed order stands', async () => {
    const judgeUntil = new Date(LUNCH + 60_000).toISOString();
    await track(stand({ status: 'completed', lifecycleState: 'completed', judgeUntil }, '"1"'));
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Enjoy your meal!', 'How did you like it?']);
  });

  it('asks every four seconds for what is new, and tells it to screen readers and in the title', async () => {
    const { asked } = await track(
      stand({}, '"1"'),
      () => new Response(null, { status: 304 }),
      stand({ status: 'inProgress', lifecycleState: 'inPreparation' }, '"2"'),
    );
    await seconds(4);
    expect(asked().map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"1"']);
    expect(title()).toBe('Your order is with the restaurant');
    await seconds(4);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Your food is being prepared',
    );
    expect(document.title).toContain('Your food is being prepared · #101');
    const current = within(screen.getByRole('list', { name: 'Progress' }))
      .getAllByRole('listitem')
      .find((step) => step.getAttribute('aria-current') === 'step');
    expect(current?.textContent).toBe('In preparation (now)');
  });

  it('rests while the tab is hidden and asks at once when it is seen again', async () => {
    const { asked } = await track(stand({}, '"1"'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await seconds(20);
    expect(asked()).toHaveLength(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await seconds(0);
    expect(asked()).toHaveLength(2);
  });

  const completed = { status: 'completed', lifecycleState: 'completed', paymentStatus: 'paid' } as const;

  it('shows what staff take back after the last step, and then asks as often as before', async () => {
    const { asked } = await track(
      stand(completed, '"9"'),
      stand({ status: 'inProgress', lifecycleState: 'ready' }, '"10"'),
      stand(completed, '"11"'),
    );
    expect(title()).toBe('Enjoy your meal!');
    expect(screen.getByText('Paid')).toBeTruthy();
    await seconds(29);
    expect(asked()).toHaveLength(1);
    await seconds(1);
    expect(title()).toBe('Your order is ready to be picked up');
    await seconds(4);
    expect(title()).toBe('Enjoy your meal!');
  });

  it('follows a finished order for an hour; after that only coming back to the tab asks', async () => {
    const { asked } = await track(stand(completed, '"9"'));
    await seconds(60);
    expect(asked()).toHaveLength(3);
    vi.setSystemTime(LUNCH + 60 * 60_000);
    await seconds(300);
    expect(asked()).toHaveLength(4);
    document.dispatchEvent(new Event('visibilitychange'));
    await seconds(0);
    expect(asked()).toHaveLength(5);
  });

  it('repeats the note of the order and those of its dishes', async () => {
    await track(stand({ note: 'It is a birthday' }, '"1"'));
    expect(screen.getByText(/It is a birthday/)).toBeTruthy();
    expect(screen.getByText(/Well done/)).toBeTruthy();
  });

  it('gives the reason of a cancellation', async () => {
    await track(
      stand({ status: 'cancelled', lifecycleState: 'canceled', cancelReason: 'Out of dough' }, '"9"'),
    );
    expect(title()).toBe('This order was cancelled');
    expect(screen.getByText('Reason: Out of dough')).toBeTruthy();
    expect(screen.getByText('Nothing was charged')).toBeTruthy();
  });

  it('keeps what it knows while offline, says so, and recovers', async () => {
    await track(stand({}, '"1"'), lost, stand({ status: 'inProgress', lifecycleState: 'ready' }, '"2"'));
    await seconds(4);
    expect(screen.getByText('We cannot reach the restaurant right now.')).toBeTruthy();
    expect(screen.getByText('$43.63')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Try again now' }).click());
    await seconds(0);
    expect(screen.queryByText('We cannot reach the restaurant right now.')).toBeNull();
    expect(title()).toBe('Your order is ready to be picked up');
  });

  it('says of when the state is as soon as the device loses the connection, in the restaurant’s time', async () => {
    await track(stand({}, '"1"'), () => new Response(null, { status: 304 }), lost);
    await seconds(4);
    act(() => void window.dispatchEvent(new Event('offline')));
    await seconds(0);
    expect(screen.getByText(/^This is the state of 1 PM\./)).toBeTruthy();
    expect(title()).toBe('Your order is with the restaurant');
  });

  describe('loaded without a connection', () => {
    const reload = async (...answers: Parameters<typeof track>) => {
      cleanup();
      return track(...answers);
    };
    const HOUR = 60 * 60_000;

    it('shows the last state that this device has heard, and goes on by itself', async () => {
      await track(stand({}, '"1"'));
      vi.setSystemTime(LUNCH + HOUR);
      await reload(lost, stand({ status: 'inProgress', lifecycleState: 'ready' }, '"2"'));
      expect(title()).toBe('Your order is with the restaurant');
      expect(screen.getByText(/^This is the state of 1 PM\./)).toBeTruthy();
      act(() => void window.dispatchEvent(new Event('online')));
      await seconds(0);
      expect(title()).toBe('Your order is ready to be picked up');
      expect(screen.queryByText(/^This is the state/)).toBeNull();
    });

    it('names the day of a state of another day', async () => {
      await track(stand({}, '"1"'));
      vi.setSystemTime(LUNCH + 20 * HOUR);
      await reload(lost);
      expect(screen.getByText(/^This is the state of \w{3}, \w{3} \d+, 1 PM\./)).toBeTruthy();
    });

    it.each([
      ['an order in progress a day after its promised time', {}, 26],
      ['a finished order after a day', completed, 25],
    ])('knows nothing any more of %s', async (_, change, hours) => {
      await track(stand(change, '"1"'));
      vi.setSystemTime(LUNCH + hours * HOUR);
      await reload(lost);
      expect(title()).toBe('Your order');
      expect(screen.getByText('We cannot reach the restaurant right now.')).toBeTruthy();
    });

    it.each([
      ['the server no longer knows the order', () => track(() => refused(404, { code: 'NOT_FOUND' }))],
      ['the guest is forgotten on this device', async () => forgetKeptOrders()],
      [
        'what is kept is of another version of the site',
        async () => window.localStorage.setItem('bite-kept-orders', '[{"address":"/luigis/track/a-token"}]'),
      ],
    ])('knows nothing where %s', async (_, change) => {
      await track(stand({}, '"1"'));
      cleanup();
      await change();
      await reload(lost);
      expect(title()).toBe('Your order');
    });

    it('shows no order at the address of another one', async () => {
      await track(stand({}, '"1"'));
      expect(keptOrder('/luigis/track/a-token')).toBeDefined();
      expect(keptOrder('/luigis/track/another')).toBeUndefined();
    });
  });

  it('says when there is no such order, and asks no more', async () => {
    const { asked } = await track(() => refused(404, { code: 'NOT_FOUND' }));
    await seconds(20);
    expect(title()).toBe('We could not find this order');
    expect(asked()).toHaveLength(1);
  });
});
