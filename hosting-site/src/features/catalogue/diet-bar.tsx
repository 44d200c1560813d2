// Opens the choice of diets and allergens above the menu, if staff have stated any. Loaded after the menu, with the navigation.
import { t } from '@bite/shared/kernel/translate';
import { useEffect, useState } from 'react';
import { useIndex } from '../../lib/menu-state.ts';
import { useStore } from '../../lib/store.ts';
import { isFiltering } from './diet-filter.ts';
import type { MenuNav } from './menu-nav.ts';
import { prepareSearch } from './search-menu.ts';
import { useDietFilter } from './use-diet-filter.ts';

export function DietBar({ nav }: { nav: MenuNav }) {
  const { items } = useIndex().storefront;
  const [isOpen, setOpen] = useState(false);
  const results = useStore(nav.results);
  const isOn = isFiltering(useDietFilter().filter);
  useEffect(() => {
    if (isOn) prepareSearch(nav);
    nav.isFiltering.set(isOn);
  }, [isOn, nav]);
  if (!items.some(({ diets, allergens }) => diets ?? allergens)) return null;
  return (
    <div className="pt-4">
      <button
        type="button"
        aria-expanded={isOpen}
        className="min-h-11 rounded-full border border-line bg-surface px-4 text-sm font-semibold"
        onClick={() => {
          prepareSearch(nav);
          setOpen(!isOpen);
        }}
      >
        {t('Diets and allergens')}
      </button>
      {isOpen && results ? <results.DietFilters /> : null}
    </div>
  );
}
