// The sticky header: the restaurant, whether it is open, fulfilment, and the cart (O2.2-05, O2.3).

import { DEFAULT_DISH } from '@bite/shared/catalogue/default-dish';
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { telLink } from '@bite/shared/kernel/tel-link';
import { plural, t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import { badgeOf, itemCount } from '@bite/shared/ordering/cart-state';
import { whereToOrder } from '@bite/shared/website/where-to-order';
import { FulfilmentBar } from '../features/ordering/order-details/fulfilment-bar.tsx';
import { useOrderingActions } from '../lib/ordering-actions.ts';
import { Link, usePage, useParameters, useRouter } from '../lib/router.tsx';
import { useSite, useStorefront } from '../lib/site.ts';
import { useSelected } from '../lib/store.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { OpenBadge } from '../ui/open-badge.tsx';
import { OrderLink } from '../ui/order-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { MoreMenu } from './more-menu.tsx';
import { pageNamed } from './pages.ts';

/** With kind and time of the order on the menu; other pages ask for them themselves. */
export function SiteHeader() {
  const hasFulfilment = pageNamed(usePage())?.name === 'menu';
  const storefront = useStorefront();
  const { kind } = whereToOrder(storefront.website);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <Brand storefront={storefront} hasWideButton={kind === 'elsewhere'} />
        {hasFulfilment && kind === 'here' ? (
          <div className="needs-script hidden lg:block">
            <FulfilmentBar />
          </div>
        ) : null}
        <MoreMenu />
        <AccountLink />
        {kind === 'here' ? (
          <CartButton />
        ) : kind === 'elsewhere' ? (
          // Words as long as the restaurant likes leave its name and hours their room.
          <OrderLink className="max-sm:max-w-24 max-sm:px-2 max-sm:text-sm max-sm:leading-tight sm:max-w-64 [&>span]:line-clamp-2" />
        ) : (
          <CallLink />
        )}
      </div>
    </header>
  );
}

interface BrandProps {
  storefront: Storefront;
  /** Beside it, which on phones takes the room of the picture. */
  hasWideButton: boolean;
}

function Brand({ storefront: { restaurant, website }, hasWideButton }: BrandProps) {
  const { start } = useRouter();
  const mark = website.icon ?? website.logo;
  const { street, city, state } = restaurant.address;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      {mark ? (
        <span className={`size-10 shrink-0 ${hasWideButton ? 'max-sm:hidden' : 'max-[22rem]:hidden'}`}>
          <Picture
            source={pictureSource(mark, DEFAULT_DISH, 40)}
            sizes="40px"
            width={40}
            height={40}
            className="mark size-full rounded-xl bg-white object-contain"
          />
        </span>
      ) : null}
      <div className="min-w-0">
        <Link
          to={start}
          className="line-clamp-2 text-sm leading-tight font-extrabold tracking-tight wrap-anywhere sm:line-clamp-1 sm:text-lg"
        >
          {restaurant.name}
        </Link>
        {/* One line: the address goes to the next one, out of sight, where no more than a letter of it has room. */}
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs sm:h-5 sm:overflow-hidden">
          <OpenBadge mayWrap className="max-w-full min-w-0 shrink-0 sm:h-5" />
          <span className="hidden h-5 min-w-0 flex-1 basis-32 truncate leading-5 text-soft xl:block">
            <bdi>{[street, city, state].filter(Boolean).join(', ')}</bdi>
          </span>
        </p>
      </div>
    </div>
  );
}

/** Not in a frame of another website, which gets no cookie to sign in with. */
function AccountLink() {
  const isSignedIn = useSelected(useSite().diner, (diner) => diner !== undefined);
  if (useParameters().get('embedded') === 'true') return null;
  return (
    <Link to="/account" className={buttonClass('bare', 'needs-script max-sm:size-11 max-sm:px-0')}>
      <Icon name="person" />
      <span className="max-sm:sr-only">{isSignedIn ? t('Account') : t('Sign in')}</span>
    </Link>
  );
}

/** Where no orders are taken online. */
function CallLink() {
  const { phone, currency } = useStorefront().restaurant;
  return phone ? (
    <a href={telLink(phone, currency)} className={buttonClass('filled', 'max-sm:size-11 max-sm:px-0')}>
      <Icon name="phone" />
      <span className="max-sm:sr-only">{t('Call')}</span>
    </a>
  ) : null;
}

/** On a corner of the button on phones, which leaves the restaurant's name its room. */
const badgeClass =
  'min-w-6 rounded-full bg-on-primary px-1.5 py-0.5 text-center text-xs font-bold text-primary tabular-nums max-sm:absolute max-sm:-end-1.5 max-sm:-top-1.5 max-sm:border max-sm:border-primary-edge';

function CartButton() {
  const count = useSelected(useSite().cart, (cart) => (cart ? itemCount(cart) : 0));
  const { openCart } = useOrderingActions();
  return (
    <button
      type="button"
      className={buttonClass('filled', 'needs-script relative max-sm:size-11 max-sm:px-0')}
      onClick={openCart}
    >
      <Icon name="bag" />
      <span className="max-sm:sr-only">{t('Cart')}</span>
      <span className="sr-only">, </span>
      <span className={count > 0 ? badgeClass : 'sr-only'}>{badgeOf(count)}</span>
      <span className="sr-only"> {plural(count, 'item', 'items')}</span>
    </button>
  );
}
