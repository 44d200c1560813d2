// Navigation between the sections of a long page: a list beside them, or a select above them on narrow screens. Each section has
// an address.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { inputClasses } from './field.tsx';
import { sectionInView } from './section-in-view.ts';

export interface Section {
  /** Of the element, and in the address: 'hours'. */
  id: string;
  title: string;
}

interface SectionNavProps {
  label: string;
  sections: readonly Section[];
  children: ReactNode;
}

export function SectionNav({ label, sections, children }: SectionNavProps) {
  const { box, current, go } = useCurrentSection(sections);
  const choose = (id: string): void => {
    history.replaceState(history.state, '', `#${id}`);
    go(id);
  };
  return (
    <div ref={box} className="grid gap-5 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
      <div className="sticky top-0 z-10 -mx-4 border-b border-line bg-canvas/95 px-4 py-2 backdrop-blur lg:hidden">
        <select
          aria-label={label}
          value={current}
          onChange={({ target }) => choose(target.value)}
          className={inputClasses}
        >
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <nav aria-label={label} className="sticky top-4 hidden self-start lg:block">
        <ul className="grid gap-0.5">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  choose(id);
                }}
                className={classNames(
                  'flex min-h-9 items-center rounded-lg px-3 text-sm pointer-coarse:min-h-11',
                  id === current
                    ? 'bg-column font-semibold text-ink'
                    : 'text-muted hover:bg-column hover:text-ink',
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-5">{children}</div>
    </div>
  );
}

/** The keyboard goes on from there. */
function show(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** The one that was gone to, until somebody scrolls on; then the one in view. */
function useCurrentSection(sections: readonly Section[]) {
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  const box = useRef<HTMLDivElement>(null);
  /** How far the page was scrolled when a section was gone to. */
  const goneTo = useRef<number>(undefined);
  const go = useCallback((id: string): void => {
    setCurrent(id);
    show(id);
    goneTo.current = scrollerOf(box.current).scrollTop;
  }, []);
  useEffect(() => {
    const asked = sections.find(({ id }) => `#${id}` === location.hash);
    if (asked) go(asked.id);
  }, [sections, go]);
  useEffect(() => {
    const follow = (): void => {
      const scroller = scrollerOf(box.current);
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      if (goneTo.current !== undefined && Math.abs(scrollTop - goneTo.current) <= 1) return;
      goneTo.current = undefined;
      const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
      const shown = sections.filter(({ id }) => document.getElementById(id) !== null);
      const tops = shown.map(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) - edge,
      );
      const scroll = { height: clientHeight, scrolled: scrollTop, scrollable: scrollHeight - clientHeight };
      const read = shown[sectionInView(tops, scroll)];
      if (read) setCurrent(read.id);
    };
    // Scrolling does not bubble, but is captured.
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => removeEventListener('scroll', follow, { capture: true });
  }, [sections]);
  return { box, current, go };
}

/** What scrolls the element: the page, or a part of it. */
function scrollerOf(element: Element | null): Element {
  for (let at = element?.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement ?? document.documentElement;
}

/** For the element of a section: it can take the focus, and stands clear of what stays above it. */
export const sectionTarget = (id: string | undefined) =>
  id === undefined ? {} : { id, tabIndex: -1 as const };
export const sectionMargin = 'scroll-mt-20 outline-none lg:scroll-mt-4';
