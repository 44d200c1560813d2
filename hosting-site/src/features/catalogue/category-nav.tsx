// Navigation of a long menu: a sidebar with search on large screens, a bar of chips on small ones (O2.2-09).
import { t } from '@bite/shared/kernel/translate';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIndex } from '../../lib/menu-state.ts';
import { scrollBehavior } from '../../lib/motion.ts';
import { useSelected, useStore } from '../../lib/store.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DietChip } from './diet-bar.tsx';
import { FavouritesButton } from './favourites-filter.tsx';
import type { MenuNav } from './menu-nav.ts';
import { type MenuSection, menuSections } from './menu-sections.ts';
import { prepareSearch, searchMenu } from './search-menu.ts';
import { scrollToCategory, useCategoryInView } from './use-categories.ts';

interface NavProps {
  nav: MenuNav;
}

function useSections(): readonly MenuSection[] {
  const index = useIndex();
  return useMemo(() => menuSections(index), [index]);
}

function SearchBox({ nav, isFocused = false }: NavProps & { isFocused?: boolean }) {
  const query = useStore(nav.query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  // What was typed into the server's markup: React would empty the box when it renders it again.
  useLayoutEffect(() => {
    if (input.current?.value) searchMenu(nav, input.current.value);
  }, [nav]);
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
        onFocus={() => prepareSearch(nav)}
        onChange={(event) => searchMenu(nav, event.target.value)}
        className="control ps-10"
      />
    </div>
  );
}

export function Sidebar({ nav }: NavProps) {
  const sections = useSections();
  const activeId = useStore(nav.activeId);
  const isSearching = useSelected(nav.query, (query) => query.trim() !== '');
  const isFiltering = useStore(nav.isFiltering);
  return (
    <nav
      aria-label={t('Menu categories')}
      className="needs-script sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto p-1 lg:block"
    >
      <SearchBox nav={nav} />
      <FavouritesButton nav={nav} />
      <ul className="mt-4 grid gap-0.5" hidden={isSearching || isFiltering}>
        {sections.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              aria-current={section.id === activeId ? 'true' : undefined}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-xl border-s-4 border-transparent px-3 text-start text-soft hover:bg-wash hover:text-ink aria-current:border-primary-edge aria-current:bg-wash aria-current:font-bold aria-current:text-ink"
              onClick={() => scrollToCategory(section.id, nav)}
            >
              <span className="min-w-0" lang={section.language}>
                {section.title}
              </span>
              <span className="text-xs tabular-nums text-soft">{section.items.length + section.missing}</span>
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

/** Also follows the category in view. */
export function ChipBar({ nav }: NavProps) {
  const sections = useSections();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  useCategoryInView(ids, nav);
  const activeId = useStore(nav.activeId);
  const [isSearching, setSearching] = useState(false);
  const isFiltering = useStore(nav.isFiltering);
  const chips = useRef<HTMLUListElement>(null);
  useChipInSight(chips, activeId);
  const cancel = () => {
    setSearching(false);
    searchMenu(nav, '');
  };
  return (
    <nav
      ref={nav.bar}
      aria-label={t('Menu categories')}
      className="needs-script sticky top-16 z-20 -mx-4 flex h-17 items-center gap-2 border-b border-line bg-page px-4 sm:-mx-6 sm:px-6 lg:hidden"
    >
      {isSearching ? (
        <>
          <SearchBox nav={nav} isFocused />
          <button type="button" className="min-h-11 px-2 font-semibold text-primary-text" onClick={cancel}>
            {t('Cancel')}
          </button>
        </>
      ) : (
        <>
          <IconButton aria-label={t('Search the menu')} className="-ms-2" onClick={() => setSearching(true)}>
            <Icon name="search" />
          </IconButton>
          <DietChip nav={nav} />
          <FavouritesButton nav={nav} isChip />
          {/* Categories lead nowhere while only some of their dishes are shown. */}
          <ul
            ref={chips}
            hidden={isFiltering}
            className="no-bar relative flex min-w-0 flex-1 gap-2 overflow-x-auto py-1"
          >
            {sections
              .filter((section) => !section.isFeatured)
              .map((section) => (
                <li key={section.id} className="shrink-0">
                  <button
                    type="button"
                    lang={section.language}
                    aria-current={section.id === activeId ? 'true' : undefined}
                    className="min-h-11 max-w-64 truncate rounded-full border border-line bg-surface px-4 text-sm font-semibold aria-current:border-primary-edge aria-current:bg-primary aria-current:text-on-primary"
                    onClick={() => scrollToCategory(section.id, nav)}
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
