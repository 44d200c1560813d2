import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useScrollPosition } from './use-scroll-position.ts';

function Frame() {
  const { box, onScroll } = useScrollPosition();
  return (
    <div ref={box} onScroll={onScroll} data-testid="box">
      <Outlet />
    </div>
  );
}

function show() {
  const children = ['list', 'form'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }], {
    initialEntries: ['/list'],
  });
  render(<RouterProvider router={router} />);
  const box = screen.getByTestId('box');
  const scroll = (top: number): void => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  return {
    box,
    scroll,
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
}

describe('where a page of the back office is scrolled to', () => {
  it('is its top where the page is new, and where it was left after Back', async () => {
    const { box, scroll, go, back } = show();
    scroll(900);
    await go('/form');
    expect(box.scrollTop).toBe(0);
    scroll(300);
    await back();
    await waitFor(() => expect(box.scrollTop).toBe(900));
  });

  it('stays while a filter or a section changes the address', async () => {
    const { box, scroll, go } = show();
    scroll(900);
    await go('/list?state=sold-out');
    await go('/list#history');
    expect(box.scrollTop).toBe(900);
  });

  it('after Back is left alone once somebody scrolls, though its rows come later', async () => {
    const { box, scroll, go, back } = show();
    scroll(900);
    await go('/form');
    let top = 0;
    const highest = 400;
    Object.defineProperty(box, 'scrollTop', {
      get: () => top,
      set: (wanted: number) => {
        top = Math.min(wanted, highest);
      },
    });
    await back();
    expect(box.scrollTop).toBe(highest);
    fireEvent.wheel(box);
    box.scrollTop = 100;
    await new Promise(requestAnimationFrame);
    expect(box.scrollTop).toBe(100);
  });
});
