import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrder, guidOf } from '../../../lib/testing/an-order.ts';
import { memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { pass } from '../../../lib/testing/render-screen.tsx';
import { boardTests, inKitchen, moved, openBoard, store } from './board-testing.tsx';

boardTests();

describe('the keyboard', () => {
  const press = async (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await pass();
  };
  const focused = () => document.activeElement?.getAttribute('data-order');

  it('walks from card to card and takes the next step', async () => {
    const platform = memoryPlatform({
      handlers: { moveOrder: () => moved(inKitchen) },
    });
    await openBoard(
      [anOrder({ number: 1 }), anOrder({ number: 2 }), anOrder({ number: 3, ...inKitchen })],
      platform,
    );
    await press('ArrowDown');
    expect(focused()).toBe(guidOf(1));
    await press('ArrowDown');
    expect(focused()).toBe(guidOf(2));
    await press('ArrowRight');
    expect(focused()).toBe(guidOf(3));
    await press('Enter');
    expect(platform.requests.at(-1)?.body).toEqual({ action: 'start' });
  });

  it('goes on with the oldest left in the column once the order has moved on', async () => {
    const platform = memoryPlatform({ handlers: { moveOrder: () => moved(inKitchen) } });
    const [one, two, three] = [1, 2, 3].map((number) => anOrder({ number }));
    if (!one || !two || !three) throw new Error('No orders');
    await openBoard([one, two, three], platform);
    await press('ArrowDown');
    await press('ArrowDown');
    expect(focused()).toBe(guidOf(2));
    await press('Enter');
    await store(platform, one, anOrder({ number: 2, ...inKitchen }), three);
    await press('ArrowDown');
    expect(focused()).toBe(guidOf(1));
  });

  it('explains itself at a question mark', async () => {
    await openBoard([anOrder()]);
    await press('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent).toContain(
      'Undo the last step',
    );
  });
});
