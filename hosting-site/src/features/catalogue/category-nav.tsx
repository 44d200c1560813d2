// Navigation of a long menu: a sidebar with search on large screens, a bar of chips on small ones (O2.2-09).
import { t } from '@bite/shared/kernel/translate';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../../lib/motion.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MenuSection } from './menu-sections.ts';

interface NavProps {
  sections: readonly MenuSection[];
  activeId: string | undefined;
  onPick: (id: string) => void;
  query: string;
  onSearch: (query: string) => void;
  /** Called when the search box gets the focus. */
  onApproach: () => void;
}

function SearchBox({
  query,
  onSearch,
  onApproach,
  isFocused = false,
}: Pick<NavProps, 'query' | 'onSearch' | 'onApproach'> & { isFocused?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <div className="relative min-w-0 flex-1">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-soft"
      />
      <input
        ref={input}
        type="search"
        aria-label={t('Search the menu')}
        placeholder={t('Search the menu')}
        value={query}
        onFocus={onApproach}
        onChange={(event) => onSearch(event.target.value)}
        className="control ps-10"
      />
    </div>
  );
}

export function Sidebar({ sections, activeId, onPick, query, onSearch, onApproach }: NavProps) {
  return (
    <nav
      aria-label={t('Menu categories')}
      className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto p-1 lg:block"
    >
      <SearchBox query={query} onSearch={onSearch} onApproach={onApproach} />
      <ul className="mt-4 grid gap-0.5" hidden={query.trim() !== ''}>
        {sections.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              aria-current={section.id === activeId ? 'true' : undefined}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-xl border-s-4 border-transparent px-3 text-start text-soft hover:bg-wash hover:text-ink aria-current:border-primary-edge aria-current:bg-wash aria-current:font-bold aria-current:text-ink"
              onClick={() => onPick(section.id)}
            >
              <span className="min-w-0" lang={section.language}>
                {section.title}
              </span>
              <span className="text-xs tabular-nums text-soft">{section.items.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Keeps the active chip visible. */
function useChipInSight(bar: RefObject<HTMLUListElement | null>, activeId: string | undefined): void {
  useEffect(() => {
    const list = bar.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !chip || activeId === undefined) return;
    list.scrollTo({
      left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2,
      behavior: scrollBehavior(),
    });
  }, [bar, activeId]);
}

export function ChipBar({ sections, activeId, onPick, query, onSearch, onApproach }: NavProps) {
  const [isSearching, setSearching] = useState(false);
  const chips = useRef<HTMLUListElement>(null);
  useChipInSight(chips, activeId);
  const cancel = () => {
    setSearching(false);
    onSearch('');
  };
  return (
    <nav
      aria-label={t('Menu categories')}
      className="sticky top-16 z-20 -mx-4 flex h-17 items-center gap-2 border-b border-line bg-page/95 px-4 backdrop-blur sm:-mx-6 sm:px-6 lg:hidden"
    >
      {isSearching ? (
        <>
          <SearchBox query={query} onSearch={onSearch} onApproach={onApproach} isFocused />
          <button type="button" className="min-h-11 px-2 font-semibold text-primary-text" onClick={cancel}>
            {t('Cancel')}
          </button>
        </>
      ) : (
        <>
          <IconButton aria-label={t('Search the menu')} className="-ms-2" onClick={() => setSearching(true)}>
            <Icon name="search" />
          </IconButton>
          <ul ref={chips} className="no-bar relative flex min-w-0 flex-1 gap-2 overflow-x-auto py-1">
            {sections
              .filter((section) => !section.isFeatured)
              .map((section) => (
                <li key={section.id} className="shrink-0">
                  <button
                    type="button"
                    lang={section.language}
                    aria-current={section.id === activeId ? 'true' : undefined}
                    className="min-h-11 max-w-64 truncate rounded-full border border-line bg-surface px-4 text-sm font-semibold aria-current:border-primary-edge aria-current:bg-primary aria-current:text-on-primary"
                    onClick={() => onPick(section.id)}
                  >
                    {section.title}
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
    </nav>
  );
}
