// The parts of the page that need to know the time, the cart or the order's details. The server renders them with the page; the
// browser takes them over once this code has arrived, after the page has loaded.
import { ChipBar, Sidebar } from '../features/catalogue/category-nav.tsx';
import { DietBar } from '../features/catalogue/diet-bar.tsx';
import { RestaurantIntro } from '../features/catalogue/restaurant-intro.tsx';
import { ServedAt } from '../features/catalogue/served-at.tsx';
import { FulfilmentBar } from '../features/ordering/order-details/fulfilment-bar.tsx';
import { useStorefront } from '../lib/site.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Ordering } from './ordering.tsx';
import type { OrderingParts } from './pages.ts';
import { SiteHeader } from './site-header.tsx';

function Header() {
  return (
    <>
      <OfflineNotice />
      <SiteHeader />
    </>
  );
}

function Intro() {
  const { orderingEnabled } = useStorefront().website;
  return <RestaurantIntro fulfilment={orderingEnabled ? <FulfilmentBar /> : null} />;
}

export const orderingParts: OrderingParts = {
  Header,
  Intro,
  ChipBar,
  Sidebar,
  DietBar,
  ServedAt,
  Ordering,
};
