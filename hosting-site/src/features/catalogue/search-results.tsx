// The dishes that match the search box, best match first, and the diets and allergens chosen. Loaded together with the search.

import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { isolated } from '@bite/shared/kernel/isolated';
import { message, plural, t } from '@bite/shared/kernel/translate';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFavourites } from '../../lib/favourites.ts';
import { useIndex } from '../../lib/menu-state.ts';
import { Button } from '../../ui/button.tsx';
import { type DietFilter, filterLabel, isFiltering, noFilter, suits } from './diet-filter.ts';
import { DishCard } from './dish-card.tsx';
import { createMenuSearch, dishesOf, type FoundDish, type SearchMenu } from './menu-search.ts';
import type { MenuSection } from './menu-sections.ts';
import { useDietFilter } from './use-diet-filter.ts';
import { useFavouritesFilter } from './use-favourites-filter.ts';
import { useGrowing } from './use-growing.ts';

interface SearchResultsProps {
  sections: readonly MenuSection[];
  /** Empty if only a filter is set. */
  query: string;
  onClear: () => void;
}

export function SearchResults({ sections, query, onClear }: SearchResultsProps) {
  const { filter, choose } = useDietFilter();
  const favouritesFilter = useFavouritesFilter();
  const favourites = useFavourites();
  const clear = () => {
    onClear();
    if (isFiltering(filter)) choose(noFilter);
    if (favouritesFilter.isOn) favouritesFilter.choose(false);
  };
  const index = useIndex();
  const search = useSearch(sections, index);
  const matching = useMemo(
    () => (query === '' ? dishesOf(sections, index) : search?.(query)),
    [sections, index, search, query],
  );
  if (!matching) return <Searching />;
  const wanted = favouritesFilter.isOn
    ? matching.filter(({ item }) => favourites.includes(item.itemId))
    : matching;
  const found = wanted.filter(({ item }) => suits(item, filter) === 'yes');
  const unknown = wanted.filter(({ item }) => suits(item, filter) === 'unknown').length;
  return (
    <section aria-label={t(nameOf(filter, favouritesFilter.isOn))}>
      <div role="status" className="pb-3">
        <p className="font-semibold">{statusOf(found.length, query, filter, favouritesFilter.isOn)}</p>
        {unknown > 0 ? <p className="text-sm text-soft">{leftOut(unknown)}</p> : null}
      </div>
      {found.length > 0 ? (
        <Dishes key={`${query} ${filterLabel(filter)} ${favouritesFilter.isOn}`} found={found} />
      ) : null}
      {found.length === 0 || favouritesFilter.isOn ? (
        <Button look="quiet" className={found.length > 0 ? 'mt-4' : ''} onClick={clear}>
          {t('Show the whole menu')}
        </Button>
      ) : null}
    </section>
  );
}

const Searching = () => (
  <p role="status" className="text-soft">
    {t('Searching…')}
  </p>
);

const searches = new WeakMap<StorefrontIndex, Promise<SearchMenu>>();

/** Undefined until all dishes are indexed, which happens once. */
function useSearch(sections: readonly MenuSection[], index: StorefrontIndex): SearchMenu | undefined {
  const [made, setMade] = useState<{ search: SearchMenu; index: StorefrontIndex }>();
  useEffect(() => {
    let isLate = false;
    const making = searches.get(index) ?? createMenuSearch(sections, index);
    searches.set(index, making);
    void making.then((search) => {
      if (!isLate) setMade({ search, index });
    });
    return () => {
      isLate = true;
    };
  }, [sections, index]);
  return made?.index === index ? made.search : undefined;
}

/** What fills two screens of a phone. */
const FIRST = 12;

function Dishes({ found }: { found: readonly FoundDish[] }) {
  const { restaurant, website } = useIndex().storefront;
  const list = useRef<HTMLUListElement>(null);
  const shown = useGrowing(found.length, list, FIRST);
  return (
    <ul ref={list} className="dishes grid gap-3 sm:grid-cols-2 sm:gap-4">
      {found.slice(0, shown).map(({ key, item, pricedGroup }) => (
        <DishCard
          key={key}
          item={item}
          group={pricedGroup}
          currency={restaurant.currency}
          isOrdering={website.orderingEnabled}
        />
      ))}
    </ul>
  );
}

function nameOf(filter: DietFilter, isFavourites: boolean): string {
  if (isFavourites) return message('Favourites');
  return isFiltering(filter) ? message('Items that suit') : message('Search results');
}

function statusOf(count: number, query: string, filter: DietFilter, isFavourites: boolean): string {
  const labels = [
    ...(isFavourites ? [t('Favourites')] : []),
    ...(isFiltering(filter) ? [filterLabel(filter)] : []),
  ];
  const label = labels.join(' · ');
  const named = { query: isolated(query) };
  const found = query
    ? count > 0
      ? plural(count, '1 item for “{query}”', '{count} items for “{query}”', named)
      : t('Nothing on the menu matches “{query}”.', named)
    : count > 0
      ? plural(count, '1 item', '{count} items')
      : isFiltering(filter)
        ? t('Nothing on the menu is stated so.')
        : t('None of your favourites is on the menu now.');
  return label ? `${found} · ${label}` : found;
}

const leftOut = (count: number): string =>
  plural(
    count,
    '1 item is left out, since we have not stated what it contains.',
    '{count} items are left out, since we have not stated what they contain.',
  );
