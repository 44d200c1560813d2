import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Scroller } from './scroller.tsx';

const leftOf = ([options]: unknown[]): number => (options as ScrollToOptions).left ?? 0;

/** The stand-in DOM lays nothing out: cards of 200 px in a row of `room` px, scrolled at once. */
function layOut(room: number): void {
  const lefts = (element: Element): number => {
    const row = element.parentElement;
    return row ? [...row.children].indexOf(element) * 212 - row.scrollLeft : 0;
  };
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(6 * 212 - 12);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(lefts(this), 0, 200, 200);
  });
  const to = (element: Element, left: number): void => {
    element.scrollLeft = Math.max(0, Math.min(left, 6 * 212 - 12 - room));
    fireEvent.scroll(element);
  };
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (this: Element, ...by: unknown[]) {
    to(this, this.scrollLeft + leftOf(by));
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, ...by: unknown[]) {
    to(this, leftOf(by));
  });
}

function show(content: ReactNode = null): HTMLElement {
  const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => <li key={name}>{content}</li>);
  render(<Scroller title="Featured">{cards}</Scroller>);
  return screen.getByRole('list');
}

const arrow = (side: 'left' | 'right') => screen.getByRole('button', { name: `Scroll ${side}` });
const isOff = (side: 'left' | 'right') => arrow(side).getAttribute('aria-disabled') === 'true';
const press = (key: string, more: object = {}) =>
  act(() => fireEvent.keyDown(document.body, { key, ...more }));

beforeEach(() => layOut(500));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a row of cards', () => {
  it('O2.8-02 scrolls by a card at a time with the arrows, to its end and back', () => {
    const row = show();
    expect([isOff('left'), isOff('right')]).toEqual([true, false]);
    fireEvent.click(arrow('right'));
    expect(row.scrollLeft).toBe(212);
    expect([isOff('left'), isOff('right')]).toEqual([false, false]);
    for (let clicks = 0; clicks < 4; clicks += 1) fireEvent.click(arrow('right'));
    expect(row.scrollLeft).toBe(6 * 212 - 12 - 500);
    expect([isOff('left'), isOff('right')]).toEqual([false, true]);
    fireEvent.click(arrow('left'));
    expect(isOff('right')).toBe(false);
  });

  it('O2.8-02 scrolls by keyboard', () => {
    const row = show();
    press('ArrowRight');
    expect(row.scrollLeft).toBe(212);
    press('ArrowLeft');
    expect(row.scrollLeft).toBe(0);
    press('End');
    expect(row.scrollLeft).toBe(6 * 212 - 12 - 500);
    press('Home');
    expect(row.scrollLeft).toBe(0);
  });

  it("O2.8-02 leaves the browser's own shortcuts alone", () => {
    const row = show();
    press('ArrowRight', { altKey: true });
    press('ArrowDown');
    expect(row.scrollLeft).toBe(0);
  });

  it('O2.8-02 takes the focus itself only where nothing in it can', () => {
    expect(show().tabIndex).toBe(0);
    cleanup();
    expect(show(<a href="/menu">Order</a>).hasAttribute('tabindex')).toBe(false);
    cleanup();
    const off = (
      <button type="button" disabled>
        Order
      </button>
    );
    expect(show(off).tabIndex).toBe(0);
  });

  it('O2.8-02 shows no arrows when all of it fits', () => {
    vi.restoreAllMocks();
    layOut(2000);
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
