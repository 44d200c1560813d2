// The top of the home page: the restaurant's picture, what it is, whether it is open, and the way to order.
import { languageIn } from '@bite/shared/catalogue/own-language';
import { t } from '@bite/shared/kernel/translate';
import { addressLine, mapLink } from '@bite/shared/tenancy/map-link';
import { MENU } from '@bite/shared/website/site-page';
import { whereToOrder } from '@bite/shared/website/where-to-order';
import { heroOf } from '../../lib/hero-picture.ts';
import { Link } from '../../lib/router.tsx';
import { useStorefront } from '../../lib/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OpenBadge } from '../../ui/open-badge.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { OrderingNote } from '../../ui/ordering-note.tsx';
import { Picture } from '../../ui/picture.tsx';

export function HomeHero() {
  const { restaurant, website } = useStorefront();
  return (
    <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] items-center lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10 lg:px-6 lg:pt-10">
      <Picture
        source={heroOf(website.hero)}
        sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 58vw, 100vw"
        width={1440}
        height={1080}
        turn="first"
        className="h-64 w-full bg-secondary object-cover sm:h-96 lg:order-last lg:aspect-[4/3] lg:h-auto lg:rounded-3xl short:h-40"
      />
      <div className="px-4 pt-6 sm:px-6 sm:pt-8 lg:px-0 lg:pt-0">
        <p className="font-semibold text-primary-text" lang={languageIn(restaurant, 'concept')}>
          {restaurant.concept}
        </p>
        <h1 className="mt-1 text-4xl font-extrabold tracking-tight text-balance sm:text-5xl lg:text-6xl">
          {restaurant.name}
        </h1>
        <OpenBadge className="mt-4 max-w-full" />
        <p className="mt-2 flex gap-2">
          <Icon name="pin" className="mt-0.5 size-5 shrink-0 text-soft" />
          <bdi>{addressLine(restaurant)}</bdi>
        </p>
        <OrderingNote className="mt-4" />
        <div className="mt-6 flex flex-wrap gap-3">
          <OrderLink className="min-h-12 px-6 text-lg" />
          {whereToOrder(website).kind === 'elsewhere' ? (
            <Link to={MENU} className={buttonClass('quiet', 'min-h-12 px-6 text-lg')}>
              {t('See the menu')}
            </Link>
          ) : null}
          <a
            href={mapLink(restaurant)}
            target="_top"
            rel="noreferrer"
            className={buttonClass('quiet', 'min-h-12 px-5')}
          >
            {t('Show on the map')}
          </a>
        </div>
      </div>
    </div>
  );
}
