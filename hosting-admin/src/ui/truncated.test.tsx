import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Truncated } from './truncated.tsx';

/** The width of every line's place; a letter takes ten. */
let room = 0;

class Observer {
  readonly #measure: (entries: readonly never[]) => void;
  constructor(measure: (entries: readonly never[]) => void) {
    this.#measure = measure;
  }
  observe = () => this.#measure([]);
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return (this.textContent ?? '').length * 10;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw(width: number, to?: string) {
  room = width;
  render(
    <MemoryRouter>
      <Truncated note="rosa@example.com" {...(to !== undefined && { to })}>
        Rosa Marino
      </Truncated>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('a text on one line', () => {
  it('is shown whole on focus where it is cut off, until Escape', async () => {
    const user = draw(50);
    await user.tab();
    expect((await screen.findByRole('tooltip')).textContent).toBe('Rosa Marinorosa@example.com');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is shown whole on a tap', async () => {
    const user = draw(50);
    await user.click(screen.getByText('Rosa Marino'));
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });

  it('is no stop for the keyboard where all of it is there', async () => {
    const user = draw(500);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is shown whole with the focus on its link', async () => {
    const user = draw(50, '/somewhere');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Rosa Marino/ }));
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });
});
