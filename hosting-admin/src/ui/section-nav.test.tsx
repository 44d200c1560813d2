import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sectionInView } from './section-in-view.ts';
import { SectionNav, sectionTarget } from './section-nav.tsx';

const HEIGHT = 600;
/** Where each section begins: the last three share the last screenful. */
const starts = { name: 0, hours: 500, ordering: 1400, taxes: 1650, history: 1800 };
const PAGE = 2000;
const ids = Object.keys(starts);
const sections = ids.map((id) => ({ id, title: id }));

const readAt = (scrolled: number): string | undefined =>
  sections[
    sectionInView(
      Object.values(starts).map((start) => start - scrolled),
      { height: HEIGHT, scrolled, scrollable: PAGE - HEIGHT },
    )
  ]?.id;

describe('the section in view', () => {
  it.each([
    [0, 'name'],
    [390, 'name'],
    [420, 'hours'],
    [800, 'hours'],
    [1400, 'history'],
  ])('%d pixels down is %s', (scrolled, id) => {
    expect(readAt(scrolled)).toBe(id);
  });

  it('is each one in turn on the way down, the short ones at the end, too', () => {
    const read = Array.from({ length: PAGE - HEIGHT + 1 }, (_, scrolled) => readAt(scrolled));
    expect([...new Set(read)]).toEqual(ids);
    expect(read.toSorted((a, b) => ids.indexOf(a ?? '') - ids.indexOf(b ?? ''))).toEqual(read);
  });

  it('is the first one of a page that needs no scrolling', () => {
    expect(sectionInView([0, 150, 300], { height: HEIGHT, scrolled: 0, scrollable: 0 })).toBe(0);
  });
});

describe('the list of a page’s sections', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  /** The page scrolls in a part of it, as far as it goes. */
  function open() {
    render(
      <div data-testid="scroller" style={{ overflowY: 'auto' }}>
        <SectionNav label="Sections" sections={sections}>
          {sections.map(({ id }) => (
            <div key={id} {...sectionTarget(id)} />
          ))}
        </SectionNav>
      </div>,
    );
    const scroller = screen.getByTestId('scroller');
    let scrolled = 0;
    const asFar = (top: number): number => Math.min(top, PAGE - HEIGHT);
    const scrollTo = (top: number): void => {
      scrolled = asFar(top);
      fireEvent.scroll(scroller);
    };
    Object.defineProperties(scroller, {
      scrollTop: { get: () => scrolled },
      clientHeight: { value: HEIGHT },
      scrollHeight: { value: PAGE },
    });
    for (const [id, start] of Object.entries(starts)) {
      const section = document.getElementById(id) as HTMLElement;
      section.getBoundingClientRect = () => new DOMRect(0, start - scrolled, 100, 10);
      section.scrollIntoView = () => {
        scrolled = asFar(start);
        // Browsers tell of it afterwards.
        queueMicrotask(() => fireEvent.scroll(scroller));
      };
    }
    const marked = () =>
      screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
    return {
      scrollTo,
      marked: () => marked().map(({ textContent }) => textContent),
      user: userEvent.setup(),
    };
  }

  it('marks the one that was chosen, even where it cannot come up to the top', async () => {
    const { marked, scrollTo, user } = open();
    expect(marked()).toEqual(['name']);
    for (const id of ['ordering', 'taxes', 'history', 'hours']) {
      await user.click(screen.getByRole('link', { name: id }));
      expect(marked()).toEqual([id]);
      expect(location.hash).toBe(`#${id}`);
      expect(document.activeElement?.id).toBe(id);
    }
    scrollTo(0);
    expect(marked()).toEqual(['name']);
  });

  it('marks the last one at the end of the page, and the others on the way', () => {
    const { marked, scrollTo } = open();
    scrollTo(700);
    expect(marked()).toEqual(['hours']);
    scrollTo(PAGE);
    expect(marked()).toEqual(['history']);
  });
});
