// The restaurant's address, contact details and opening hours.

import { telLink } from '@bite/shared/kernel/tel-link';
import { localTimeAt } from '@bite/shared/kernel/time';
import { locale, t } from '@bite/shared/kernel/translate';
import { addressLine, mapLink } from '@bite/shared/tenancy/map-link';
import type { ReactNode } from 'react';
import { hoursLines, hoursOfDay } from '../../lib/hours-lines.ts';
import { zoneLabel } from '../../lib/local-times.ts';
import { titleOf, useTitle } from '../../lib/page-title.ts';
import { useNow, useStorefront } from '../../lib/site.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { OpenBadge } from '../../ui/open-badge.tsx';

const link = 'inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4';

export function ContactPage() {
  const storefront = useStorefront();
  const { restaurant } = storefront;
  useTitle(titleOf(storefront, t('Contact')));
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">{t('Contact')}</h1>
      <OpenBadge className="mt-4" />
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        <Card icon="pin" title={t('Find us')}>
          <address className="not-italic">
            <bdi>{addressLine(restaurant)}</bdi>
          </address>
          <a className={link} href={mapLink(restaurant)} rel="noreferrer">
            {t('Show on the map')}
          </a>
        </Card>
        <Card icon="phone" title={t('Reach us')}>
          {restaurant.phone ? (
            <a className={link} href={telLink(restaurant.phone, restaurant.currency)}>
              <bdi>{restaurant.phone}</bdi>
            </a>
          ) : null}
          {restaurant.email ? (
            <a className={link} href={`mailto:${restaurant.email}`}>
              {restaurant.email}
            </a>
          ) : null}
        </Card>
        <Card icon="clock" title={t('Opening hours')}>
          <Week />
          <SpecialDays />
          <Zone />
        </Card>
      </div>
    </div>
  );
}

function Card({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="rounded-2xl border border-line bg-surface p-5">
      <h2 className="mb-2 flex items-center gap-2 text-lg font-bold">
        <Icon name={icon} className="size-5 text-soft" />
        {title}
      </h2>
      <div className="grid justify-items-start">{children}</div>
    </section>
  );
}

function Week() {
  const lines = hoursLines(useStorefront().restaurant.operatingHours);
  if (lines.length === 0) return <p>{t('Please call for our hours.')}</p>;
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
      {lines.map(({ days, hours }) => (
        <div key={days} className="contents">
          <dt className="text-soft">{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Only for readers whose own clock shows another time. */
function Zone() {
  const { timezone } = useStorefront().restaurant;
  const now = useNow();
  const zone = now === undefined ? '' : zoneLabel(now, timezone);
  return zone ? (
    <p className="mt-3 text-sm text-soft">
      {t('Times are {zone}, the restaurant’s.', { zone: zone.trim() })}
    </p>
  ) : null;
}

/** Days with special hours, from the restaurant's today on. */
function SpecialDays() {
  const { specialHours, timezone } = useStorefront().restaurant;
  const now = useNow();
  if (now === undefined) return null;
  const today = localTimeAt(now, timezone).date;
  const coming = specialHours
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (coming.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-3">
      {coming.slice(0, 6).map(({ date, note, ...day }) => (
        <div key={date}>
          <dt className="text-soft">
            {new Date(`${date}T00:00:00Z`).toLocaleDateString(locale(), {
              weekday: 'short',
              month: 'short',
              day: 'numeric',
              timeZone: 'UTC',
            })}
            {note ? ` · ${note}` : ''}
          </dt>
          <dd>{hoursOfDay(day)}</dd>
        </div>
      ))}
    </dl>
  );
}
