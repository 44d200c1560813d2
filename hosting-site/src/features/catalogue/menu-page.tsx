// The menu page: introduction, category navigation, and all dishes (O2.2).
import { t } from '@bite/shared/kernel/translate';
import { type ComponentProps, type ComponentType, memo, type ReactNode, useState } from 'react';
import { isPartial, useIndex, useStorefront } from '../../lib/menu-state.ts';
import { useStore } from '../../lib/store.ts';
import { LateSlot } from '../../ui/late-slot.tsx';
import { createMenuNav, type MenuNav } from './menu-nav.ts';
import { Section } from './menu-section.tsx';
import { type MenuSection, menuSections, withSameSections } from './menu-sections.ts';
import { useSearched } from './use-menu-search.ts';

/** Sections rendered at once, unless the first alone fills any screen; the others are rendered when they come near. */
const NEAR = 2;
const FILLS_THE_SCREEN = 12;

type NavPart = ComponentType<{ nav: MenuNav }>;

interface MenuPageProps {
  /** Without the restaurant's picture and introduction, which the host page shows (O2.2-01). */
  isEmbedded: boolean;
  /** The restaurant's picture and introduction. */
  intro: ReactNode;
  /** The navigation, loaded after the menu. */
  ChipBar: NavPart;
  Sidebar: NavPart;
  DietBar: NavPart;
  ServedAt: ComponentProps<typeof Section>['ServedAt'];
}

export function MenuPage({ isEmbedded, intro, ChipBar, Sidebar, DietBar, ServedAt }: MenuPageProps) {
  const index = useIndex();
  const { restaurant, website } = index.storefront;
  const all = useSections();
  const [nav] = useState(createMenuNav);
  const searched = useSearched(nav);
  const isFiltering = useStore(nav.isFiltering);
  const isSearching = searched !== '' || isFiltering;
  const near = isLong(all[0]) ? 1 : NEAR;
  return (
    <>
      {isEmbedded ? <h1 className="sr-only">{restaurant.name}</h1> : intro}
      {all.length === 0 ? (
        <NoItems />
      ) : (
        <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6">
          <div ref={nav.place} />
          <NavSlot Part={ChipBar} nav={nav} />
          <div className="gap-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
            <NavSlot Part={Sidebar} nav={nav} />
            <div className="min-w-0">
              <NavSlot Part={DietBar} nav={nav} />
              {isSearching ? <Found sections={all} searched={searched} nav={nav} /> : null}
              {/* Stays while one searches, with the heights and styles it had: the way back leads to the same place, and no letter waits
                  until a thousand dishes have been taken out of the page's layout. */}
              <div
                aria-hidden={isSearching || undefined}
                className={`grid grid-cols-[minmax(0,1fr)] gap-8 pt-4 ${isSearching ? '[content-visibility:hidden]' : ''}`}
              >
                {all.map((section, position) => (
                  <Section
                    key={section.id}
                    section={section}
                    currency={restaurant.currency}
                    isOrdering={website.orderingEnabled}
                    isFar={position >= near}
                    turn={position === 0 ? (isEmbedded ? 'first' : 'early') : undefined}
                    ServedAt={ServedAt}
                  />
                ))}
              </div>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

const isLong = (section: MenuSection | undefined): boolean =>
  section !== undefined && !section.isFeatured && section.items.length + section.missing > FILLS_THE_SCREEN;

const NavSlot = memo(function NavSlot({ Part, nav }: { Part: NavPart; nav: MenuNav }) {
  return (
    <LateSlot>
      <Part nav={nav} />
    </LateSlot>
  );
});

/** The same objects for the same sections, also when the rest of a large menu has arrived. */
function useSections(): readonly MenuSection[] {
  const index = useIndex();
  const [made, setMade] = useState(() => ({
    index,
    sections: menuSections(index) as readonly MenuSection[],
  }));
  if (made.index !== index)
    setMade({ index, sections: withSameSections(made.sections, menuSections(index)) });
  return made.sections;
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
function Found({
  sections,
  searched,
  nav,
}: {
  sections: readonly MenuSection[];
  searched: string;
  nav: MenuNav;
}) {
  const SearchResults = useStore(nav.results)?.SearchResults;
  const hasFailed = useStore(nav.hasFailed);
  const isWhole = !isPartial(useStorefront());
  return (
    <div className="min-h-dvh pt-4">
      {SearchResults && isWhole ? (
        <SearchResults sections={sections} query={searched} onClear={() => nav.query.set('')} />
      ) : (
        <p role="status" className="text-soft">
          {t(hasFailed ? 'The search did not load. Check your connection, then type again.' : 'Searching…')}
        </p>
      )}
    </div>
  );
}
