// Opens the choice of diets and allergens above the menu, if staff have stated any. Loaded after the menu, with the navigation.
import { t } from '@bite/shared/kernel/translate';
import { useEffect } from 'react';
import { useIndex } from '../../lib/menu-state.ts';
import { scrollBehavior } from '../../lib/motion.ts';
import { useStore } from '../../lib/store.ts';
import { isFiltering } from './diet-filter.ts';
import type { MenuNav } from './menu-nav.ts';
import { prepareSearch } from './search-menu.ts';
import { useDietFilter } from './use-diet-filter.ts';
import { useFavouritesFilter } from './use-favourites-filter.ts';

const useIsStated = (): boolean =>
  useIndex().storefront.items.some(({ diets, allergens }) => diets ?? allergens);

/** The choices come with the search. */
function setChoosing(nav: MenuNav, isOpen: boolean): void {
  prepareSearch(nav);
  nav.isChoosingDiets.set(isOpen);
}

export function DietBar({ nav }: { nav: MenuNav }) {
  const isOpen = useStore(nav.isChoosingDiets);
  const results = useStore(nav.results);
  const areDietsOn = isFiltering(useDietFilter().filter);
  const isOn = useFavouritesFilter().isOn || areDietsOn;
  useEffect(() => {
    if (isOn) prepareSearch(nav);
    nav.isFiltering.set(isOn);
  }, [isOn, nav]);
  if (!useIsStated()) return null;
  return (
    <div className={`needs-script ${isOpen ? 'pt-4' : 'max-lg:hidden lg:pt-4'}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        className="min-h-11 rounded-full border border-line bg-surface px-4 text-sm font-semibold max-lg:hidden"
        onClick={() => setChoosing(nav, !isOpen)}
      >
        {t('Diets and allergens')}
      </button>
      {isOpen && results ? <results.DietFilters /> : null}
    </div>
  );
}

/** The same in the bar of small screens, where a row of its own would push the first dishes below the fold. */
export function DietChip({ nav }: { nav: MenuNav }) {
  const isOpen = useStore(nav.isChoosingDiets);
  const isOn = isFiltering(useDietFilter().filter);
  if (!useIsStated()) return null;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-sm font-semibold data-on:border-primary-edge"
      data-on={isOn || undefined}
      onClick={() => {
        setChoosing(nav, !isOpen);
        // The choices stand above the menu, which may be far away.
        if (!isOpen) nav.place.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
      }}
    >
      {t('Diets')}
    </button>
  );
}
