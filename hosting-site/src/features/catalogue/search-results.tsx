// The results of the search box, best match first. Loaded together with the search.

import { isolated } from '@bite/shared/kernel/isolated';
import { plural, t } from '@bite/shared/kernel/translate';
import { useMemo } from 'react';
import { useIndex } from '../../lib/menu-state.ts';
import { Button } from '../../ui/button.tsx';
import { DishCard } from './dish-card.tsx';
import { createMenuSearch } from './menu-search.ts';
import type { MenuSection } from './menu-sections.ts';

interface SearchResultsProps {
  sections: readonly MenuSection[];
  query: string;
  onClear: () => void;
}

export function SearchResults({ sections, query, onClear }: SearchResultsProps) {
  const index = useIndex();
  const search = useMemo(() => createMenuSearch(sections, index), [sections, index]);
  const found = useMemo(() => search(query), [search, query]);
  const { restaurant, website } = index.storefront;
  const named = { query: isolated(query) };
  return (
    <section aria-label={t('Search results')}>
      <p role="status" className="pb-3 font-semibold">
        {found.length > 0
          ? plural(found.length, '1 item for “{query}”', '{count} items for “{query}”', named)
          : t('Nothing on the menu matches “{query}”.', named)}
      </p>
      {found.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
          {found.map(({ key, item, pricedGroup }) => (
            <DishCard
              key={key}
              item={item}
              group={pricedGroup}
              currency={restaurant.currency}
              isOrdering={website.orderingEnabled}
            />
          ))}
        </ul>
      ) : (
        <Button look="quiet" onClick={onClear}>
          {t('Show the whole menu')}
        </Button>
      )}
    </section>
  );
}
