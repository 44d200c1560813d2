// The menu page: the restaurant's picture and name, the way through its menu, and every dish of it (O2.2).
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIndex } from '../../lib/site.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ChipBar, Sidebar } from './category-nav.tsx';
import { Section } from './menu-section.tsx';
import { menuSections, searchSections } from './menu-sections.ts';
import { RestaurantIntro } from './restaurant-intro.tsx';
import { useCategories } from './use-categories.ts';

/** Sections drawn at once; the others when they come near. */
const NEAR = 2;

interface MenuPageProps {
  /** Without the restaurant's picture and introduction: the host page has shown them (O2.2-01). */
  isEmbedded: boolean;
  /** How the order is wanted, for small screens, where the header has no room for it. */
  fulfilment: ReactNode;
}

export function MenuPage({ isEmbedded, fulfilment }: MenuPageProps) {
  const index = useIndex();
  const { restaurant, website } = index.storefront;
  const all = useMemo(() => menuSections(index), [index]);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const shown = useMemo(() => searchSections(all, searched), [all, searched]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const barPlace = useRef<HTMLDivElement>(null);
  const { activeId, scrollTo } = useCategories(ids, barPlace);
  const nav = { sections: shown, activeId, onPick: scrollTo, query, onSearch: setQuery };
  return (
    <>
      {isEmbedded ? (
        <h1 className="sr-only">{restaurant.name}</h1>
      ) : (
        <RestaurantIntro fulfilment={fulfilment} />
      )}
      <OrderingElsewhere />
      {all.length === 0 ? (
        <NoItems />
      ) : (
        <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6">
          <div ref={barPlace} className="lg:hidden" />
          <ChipBar {...nav} />
          <div className="gap-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
            <Sidebar {...nav} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-4">
              {shown.map((section, position) => (
                <Section
                  key={section.id}
                  section={section}
                  currency={restaurant.currency}
                  isOrdering={website.orderingEnabled}
                  isFar={position >= NEAR}
                  isFirst={position === 0 && isEmbedded}
                />
              ))}
              {shown.length === 0 ? <NothingFound query={searched} onClear={() => setQuery('')} /> : null}
            </div>
          </div>
        </div>
      )}
    </>
  );
}

function NoItems() {
  return (
    <div className="mx-auto grid max-w-md gap-2 px-4 py-24 text-center">
      <p className="text-xl font-bold">No menu items available at this time.</p>
      <p className="text-soft">Please check back later.</p>
    </div>
  );
}

function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-20 text-center">
      <p className="text-lg font-semibold">Nothing on the menu matches “{query}”.</p>
      <Button look="quiet" onClick={onClear}>
        Show the whole menu
      </Button>
    </div>
  );
}

/** Where the restaurant takes its orders when not here. */
function OrderingElsewhere() {
  const { website } = useIndex().storefront;
  if (website.orderingEnabled || !website.orderingUrl) return null;
  return (
    <div className="mx-auto max-w-7xl px-4 pb-4 sm:px-6">
      <a href={website.orderingUrl} className={buttonClass()}>
        Order online
      </a>
    </div>
  );
}
