// The sections of a long page: a list beside them where there is room, else a choice that stays above. Each has an address.
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { inputClasses } from './field.tsx';

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
  const [current, setCurrent] = useCurrentSection(sections);
  const go = (id: string): void => {
    setCurrent(id);
    history.replaceState(history.state, '', `#${id}`);
    show(id);
  };
  return (
    <div className="grid gap-5 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
      <div className="sticky top-0 z-10 -mx-4 border-b border-line bg-canvas/95 px-4 py-2 backdrop-blur lg:hidden">
        <select
          aria-label={label}
          value={current}
          onChange={({ target }) => go(target.value)}
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
                  go(id);
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

/** The one that was gone to; then the first of those in the upper part of the window. */
function useCurrentSection(sections: readonly Section[]) {
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    const asked = sections.find(({ id }) => `#${id}` === location.hash);
    if (asked) show(asked.id);
  }, [sections]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        const first = sections.find(({ id }) => seen.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-80px 0px -55% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return [current, setCurrent] as const;
}

/** For the element of a section: it can take the focus, and stands clear of what stays above it. */
export const sectionTarget = (id: string | undefined) =>
  id === undefined ? {} : { id, tabIndex: -1 as const };
export const sectionMargin = 'scroll-mt-20 outline-none lg:scroll-mt-4';
