// The introduction: the restaurant's picture, name, address and open state (O2.2-06).

import { languageIn, languageOfOffer } from '@bite/shared/catalogue/own-language';
import type { StorefrontImage } from '@bite/shared/catalogue/storefront';
import { isolated } from '@bite/shared/kernel/isolated';
import { telLink } from '@bite/shared/kernel/tel-link';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import { DEFAULT_HERO } from '@bite/shared/website/default-pictures';
import type { ReactNode } from 'react';
import { heroOf } from '../../lib/hero-picture.ts';
import { useStorefront } from '../../lib/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { OpenBadge } from '../../ui/open-badge.tsx';
import { OrderingNote } from '../../ui/ordering-note.tsx';
import { Picture } from '../../ui/picture.tsx';

export function RestaurantIntro({ fulfilment }: { fulfilment: ReactNode }) {
  const { restaurant, website } = useStorefront();
  const mark = website.logo ?? website.icon;
  return (
    <>
      <Picture
        source={heroOf(website.hero)}
        sizes="100vw"
        width={1920}
        height={720}
        turn="first"
        className="h-24 w-full bg-secondary object-cover sm:h-60 lg:h-72 short:h-20"
      />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <div className="flex items-end gap-4 sm:gap-6">
          {mark ? <Mark image={mark} name={restaurant.name} /> : null}
          <div className="min-w-0 flex-1 pt-2 sm:pt-5">
            <h1 className="text-2xl font-extrabold tracking-tight text-balance sm:text-4xl lg:text-5xl">
              {restaurant.name}
            </h1>
            <p className="mt-0.5 text-soft sm:mt-1" lang={languageIn(restaurant, 'concept')}>
              {restaurant.concept}
            </p>
          </div>
        </div>
        <Facts />
        <OrderingNote className="pb-3 text-sm sm:text-base" />
        <div className="needs-script pb-3 lg:hidden">{fulfilment}</div>
        <Announcements />
      </div>
    </>
  );
}

function Mark({ image, name }: { image: StorefrontImage; name: string }) {
  return (
    <div className="relative -mt-6 size-18 shrink-0 overflow-hidden rounded-2xl border-4 border-page bg-white shadow-card sm:-mt-10 sm:size-28">
      <Picture
        source={pictureSource(image, DEFAULT_HERO, 112)}
        sizes="112px"
        width={112}
        height={112}
        alt={t('{restaurant} logo', { restaurant: isolated(name) })}
        className="mark size-full object-contain"
      />
    </div>
  );
}

function Facts() {
  const { restaurant } = useStorefront();
  const { street, city, state } = restaurant.address;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2 text-sm sm:py-4">
      <OpenBadge />
      <span className="flex items-center gap-1.5 max-sm:order-last">
        <Icon name="pin" className="size-4.5 shrink-0 text-soft" />
        <bdi>{[street, city, state].filter(Boolean).join(', ')}</bdi>
      </span>
      {restaurant.phone ? (
        <a
          href={telLink(restaurant.phone, restaurant.currency)}
          className="flex min-h-11 items-center gap-1.5 sm:min-h-0"
        >
          <Icon name="phone" className="size-4.5 shrink-0 text-soft" />
          <bdi>{restaurant.phone}</bdi>
        </a>
      ) : null}
    </div>
  );
}

/** Collapsed on phones, so that the food is on the first screen; complete where there is room. */
function Announcements() {
  const { website } = useStorefront();
  const { announcement, specialOffers } = website;
  const box = 'mb-3 rounded-2xl border border-line bg-surface px-4 text-sm lg:mb-6';
  if (specialOffers.length === 0)
    return announcement ? (
      <p className={`${box} py-3 font-semibold`} lang={languageIn(website, 'announcement')}>
        {announcement}
      </p>
    ) : null;
  return (
    <details className={`announcements ${box}`}>
      <summary className="flex min-h-11 items-center gap-3 py-2 font-semibold">
        <span
          className="min-w-0 flex-1"
          lang={announcement ? languageIn(website, 'announcement') : undefined}
        >
          {announcement ?? t('Special offers')}
        </span>
        <Icon name="down" className="size-4 shrink-0" />
      </summary>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 pb-3">
        {specialOffers.map((offer, index) => (
          <li key={offer} className="flex gap-2" lang={languageOfOffer(website, index)}>
            <Icon name="star" className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {offer}
          </li>
        ))}
      </ul>
    </details>
  );
}
