// The frame around every screen: sidebar, header and banners.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Menu as MenuSymbol } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { LiveBanner } from '../features/catalogue/live-banner.tsx';
import { PauseMenu } from '../features/catalogue/pause-menu.tsx';
import { SoldOutButton } from '../features/catalogue/sold-out/sold-out-button.tsx';
import { usePermissionPolling } from '../lib/permission-changes.ts';
import { IconButton } from '../ui/button.tsx';
import { PageTitleContext } from '../ui/page-title.ts';
import { Breadcrumbs, WayUp } from './breadcrumbs.tsx';
import { SearchButton, useSearch } from './search/search-button.tsx';
import { SidebarColumn, SidebarDrawer } from './sidebar.tsx';
import { type Sidebar, useSidebar } from './sidebar-state.ts';
import { useRestaurantInUse } from './use-navigation.ts';
import { useScrollPosition } from './use-scroll-position.ts';

export function Shell() {
  const sidebar = useSidebar();
  const restaurant = useRestaurantInUse();
  const [title, setTitle] = useState<string>();
  const search = useSearch(restaurant);
  const { box, onScroll } = useScrollPosition();
  usePermissionPolling();
  return (
    <div className="flex h-full flex-col md:flex-row">
      <a
        href="#content"
        className="sr-only rounded-lg bg-ink px-4 py-3 font-semibold text-canvas focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the page
      </a>
      {!sidebar.isMobile && <SidebarColumn sidebar={sidebar} restaurant={restaurant} />}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <TopBar sidebar={sidebar} restaurant={restaurant} title={title} onSearch={search.open} />
        {/* Holds what is placed absolutely, such as texts for screen readers: otherwise the whole window scrolls as far. */}
        <div
          ref={box}
          onScroll={onScroll}
          id="content"
          tabIndex={-1}
          data-scrolls-page=""
          className="@container relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto outline-none has-data-save-bar:scroll-pb-24"
        >
          {restaurant && <LiveBanner restaurant={restaurant} />}
          {sidebar.isMobile && <WayUp restaurant={restaurant} title={title} />}
          <PageTitleContext value={setTitle}>
            <Outlet />
          </PageTitleContext>
        </div>
      </div>
      {search.dialog}
      {sidebar.isMobile && <SidebarDrawer sidebar={sidebar} restaurant={restaurant} />}
    </div>
  );
}

interface BarProps {
  sidebar: Sidebar;
  restaurant: MyRestaurant | undefined;
  title: string | undefined;
  onSearch: () => void;
}

/** The same bar at every width, so that an open menu stays open when a tablet is turned. */
function TopBar({ sidebar, restaurant, title, onSearch }: BarProps) {
  const { isMobile } = sidebar;
  return (
    <header
      className={`flex shrink-0 items-center border-b border-line bg-card ${isMobile ? 'min-h-14 gap-1 px-1.5' : 'min-h-12 gap-2 px-3'}`}
    >
      {isMobile ? (
        <MenuAndName sidebar={sidebar} name={restaurant?.name} />
      ) : (
        <Breadcrumbs restaurant={restaurant} title={title} />
      )}
      <SearchButton onOpen={onSearch} isCompact={isMobile} />
      <LiveControls restaurant={restaurant} isCompact={isMobile} />
    </header>
  );
}

function MenuAndName({ sidebar, name = 'Bite' }: { sidebar: Sidebar; name: string | undefined }) {
  return (
    <>
      <IconButton label="Open menu" aria-expanded={sidebar.isDrawerOpen} onClick={sidebar.toggle}>
        <MenuSymbol className="size-6" aria-hidden="true" />
      </IconButton>
      <p className="min-w-0 flex-1 py-1 leading-tight font-semibold wrap-anywhere">{name}</p>
    </>
  );
}

/** Only on screens of a restaurant: elsewhere it would be unclear whose orders they are about. */
function LiveControls({ restaurant, isCompact }: Pick<BarProps, 'restaurant'> & { isCompact: boolean }) {
  const { restaurantId } = useParams();
  if (!restaurant || restaurantId === undefined) return null;
  return (
    <Fragment key={restaurant.restaurantGuid}>
      <SoldOutButton restaurant={restaurant} isCompact={isCompact} />
      <PauseMenu restaurant={restaurant} isCompact={isCompact} />
    </Fragment>
  );
}
