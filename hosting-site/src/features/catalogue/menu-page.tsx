// The menu page: introduction, category navigation, and all dishes (O2.2).
import { t } from '@bite/shared/kernel/translate';
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { useIndex } from '../../lib/menu-state.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ChipBar, Sidebar } from './category-nav.tsx';
import { Section } from './menu-section.tsx';
import { type MenuSection, menuSections } from './menu-sections.ts';
import { useCategories } from './use-categories.ts';
import { type MenuSearch, useMenuSearch } from './use-menu-search.ts';

/** Sections rendered at once; the others are rendered when they come near. */
const NEAR = 2;

interface MenuPageProps {
  /** Without the restaurant's picture and introduction, which the host page shows (O2.2-01). */
  isEmbedded: boolean;
  /** The restaurant's picture and introduction. */
  intro: ReactNode;
  ServedAt: ComponentProps<typeof Section>['ServedAt'];
}

export function MenuPage({ isEmbedded, intro, ServedAt }: MenuPageProps) {
  const index = useIndex();
  const { restaurant, website } = index.storefront;
  const all = useMemo(() => menuSections(index), [index]);
  const ids = useMemo(() => all.map(({ id }) => id), [all]);
  const barPlace = useRef<HTMLDivElement>(null);
  const menuPlace = useRef<HTMLDivElement>(null);
  const { activeId, scrollTo } = useCategories(ids, barPlace);
  const search = useMenuSearch(menuPlace);
  const { query, setQuery: onSearch, prepare: onApproach, isSearching } = search;
  const nav = { sections: all, activeId, onPick: scrollTo, query, onSearch, onApproach };
  return (
    <>
      {isEmbedded ? <h1 className="sr-only">{restaurant.name}</h1> : intro}
      <OrderingElsewhere />
      {all.length === 0 ? (
        <NoItems />
      ) : (
        <div ref={menuPlace} className="mx-auto max-w-7xl px-4 pb-16 sm:px-6">
          <div ref={barPlace} className="lg:hidden" />
          <ChipBar {...nav} />
          <div className="gap-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
            <Sidebar {...nav} />
            {isSearching ? <Found sections={all} search={search} /> : null}
            {/* Stays while one searches, with the heights it had, so that the way back leads to the same place. */}
            <div hidden={isSearching} className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-4">
              {all.map((section, position) => (
                <Section
                  key={section.id}
                  section={section}
                  currency={restaurant.currency}
                  isOrdering={website.orderingEnabled}
                  isFar={position >= NEAR}
                  isFirst={position === 0 && isEmbedded}
                  ServedAt={ServedAt}
                />
              ))}
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
      <p className="text-xl font-bold">{t('No menu items available at this time.')}</p>
      <p className="text-soft">{t('Please check back later.')}</p>
    </div>
  );
}

/** At least as high as the screen, so that it can scroll to the top. */
function Found({ sections, search }: { sections: readonly MenuSection[]; search: MenuSearch }) {
  const { SearchResults, searched, hasFailed, setQuery } = search;
  return (
    <div className="min-h-dvh pt-4">
      {SearchResults ? (
        <SearchResults sections={sections} query={searched} onClear={() => setQuery('')} />
      ) : (
        <p role="status" className="text-soft">
          {t(hasFailed ? 'The search did not load. Check your connection, then type again.' : 'Searching…')}
        </p>
      )}
    </div>
  );
}

/** The address of another ordering site, if orders are taken there. */
function OrderingElsewhere() {
  const { website } = useIndex().storefront;
  if (website.orderingEnabled || !website.orderingUrl) return null;
  return (
    <div className="mx-auto max-w-7xl px-4 pb-4 sm:px-6">
      <a href={website.orderingUrl} className={buttonClass()}>
        {t('Order online')}
      </a>
    </div>
  );
}
