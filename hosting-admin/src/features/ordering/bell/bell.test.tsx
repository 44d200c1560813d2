import { MINUTE } from '@bite/shared/kernel/durations';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrder, guidOf, minutesFromNow } from '../../../lib/testing/an-order.ts';
import { MemoryChime, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { pass } from '../../../lib/testing/render-screen.tsx';
import { boardTests, inKitchen, openBoard, store, tap } from '../board/board-testing.tsx';
import { RING_MILLISECONDS } from './use-sound.ts';

boardTests();

describe('the sound', () => {
  it('rings for a new order every few seconds until someone touches the page', async () => {
    const { platform } = await openBoard();
    await store(platform, anOrder());
    expect(platform.chime.rings).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('1 new order');
    await pass(3 * RING_MILLISECONDS);
    expect(platform.chime.rings).toBe(4);
    fireEvent.pointerDown(document.body);
    await pass(10 * RING_MILLISECONDS);
    expect(platform.chime.rings).toBe(4);
    expect(screen.getByRole('status').textContent).toBe('1 open order');
  });

  it('falls silent at a key as well', async () => {
    const { platform } = await openBoard();
    await store(platform, anOrder());
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await pass(3 * RING_MILLISECONDS);
    expect(platform.chime.rings).toBe(1);
  });

  it('rings for a scheduled order at its hour', async () => {
    const hour = {
      scheduledFor: minutesFromNow(60),
      promisedAt: minutesFromNow(60),
      prepareAt: minutesFromNow(40),
    };
    const { platform } = await openBoard([anOrder({ ...inKitchen, fulfilment: hour })]);
    await pass(39 * MINUTE);
    expect(platform.chime.rings).toBe(0);
    await pass(MINUTE);
    expect(platform.chime.rings).toBeGreaterThan(0);
  });

  it('is turned on by one tap, which lets it be heard, and is remembered for the session', async () => {
    const platform = memoryPlatform({ chime: new MemoryChime('locked') });
    const { unmount } = await openBoard([anOrder()], platform);
    expect(platform.chime.rings).toBe(0);
    await tap(screen.getByRole('button', { name: 'Turn on sound' }));
    expect(platform.chime.rings).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Sound on. Mute' })).toBeTruthy();
    unmount();
    await openBoard([], memoryPlatform({ chime: new MemoryChime('locked') }));
    expect(screen.getByRole('button', { name: 'Sound on. Mute' })).toBeTruthy();
  });

  it('can be muted, in sight', async () => {
    const { platform } = await openBoard();
    await tap(screen.getByRole('button', { name: 'Sound on. Mute' }));
    await store(platform, anOrder());
    await pass(3 * RING_MILLISECONDS);
    expect(platform.chime.rings).toBe(0);
    expect(screen.getByRole('button', { name: 'Sound muted. Unmute' }).textContent).toBe('Muted');
    await tap(screen.getByRole('button', { name: 'Sound muted. Unmute' }));
    expect(platform.chime.rings).toBe(1);
  });

  it('stands in the title while orders wait to be accepted', async () => {
    const { platform } = await openBoard();
    expect(document.title).toBe('Orders · Bella Napoli');
    await store(platform, anOrder({ number: 1 }), anOrder({ number: 2 }));
    expect(document.title).toBe('(2) New orders · Bella Napoli');
    await store(
      platform,
      anOrder({ number: 1, ...inKitchen, updatedAt: minutesFromNow(0) }),
      anOrder({ number: 2 }),
    );
    fireEvent.pointerDown(document.body);
    await pass();
    expect(document.title).toBe('(1) New orders · Bella Napoli');
  });

  it('leads to the order that rang, among many', async () => {
    const { platform } = await openBoard([anOrder({ number: 1 })]);
    await store(platform, anOrder({ number: 1 }), anOrder({ number: 2, createdAt: minutesFromNow(0) }));
    const way = screen.getByRole('button', { name: '2 new orders' });
    fireEvent.pointerDown(way);
    await tap(way);
    expect(document.activeElement?.getAttribute('data-order')).toBe(guidOf(2));
  });
});
