import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRestaurant, memoryPlatform } from '../../../../lib/testing/memory-platform.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import { ItemThumbs } from './item-thumbs.tsx';

function show(items: { itemId: number; up: number; down: number }[]) {
  const platform = memoryPlatform({ handlers: { listThumbs: () => ({ items }) } });
  return renderScreen(
    platform,
    <>
      <ItemThumbs restaurant={aRestaurant()} itemId={7} />
      <ItemThumbs restaurant={aRestaurant()} itemId={8} />
    </>,
  );
}

describe('how guests liked an item', () => {
  it.each([
    [{ up: 23, down: 2 }, '92% of guests liked it · 23 up, 2 down'],
    [{ up: 1, down: 2 }, '33% of guests liked it · 1 up, 2 down · Guests read it from 5 on.'],
  ])('O2.5-03 is told to staff from the first thumb on: %o', async (count, words) => {
    const { container } = show([{ itemId: 7, ...count }]);
    await waitFor(() => expect(container.textContent).toContain(words));
  });

  it('O2.5-03 is not mentioned for an item without thumbs', async () => {
    show([{ itemId: 8, up: 3, down: 0 }]);
    await screen.findByText(/3 up/);
    expect(screen.getAllByText(/liked it/)).toHaveLength(1);
  });
});
