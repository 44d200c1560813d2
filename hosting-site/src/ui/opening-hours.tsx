// When the restaurant is open: the days of the week with today marked, and the special days that come. The server knows no time,
// so without scripts no day is marked and all special days are listed.

import { languageIn } from '@bite/shared/catalogue/own-language';
import type {
  StorefrontSpecialDay as SpecialDay,
  StorefrontRestaurant,
} from '@bite/shared/catalogue/storefront';
import { localTimeAt, type Weekday } from '@bite/shared/kernel/time';
import { locale, t } from '@bite/shared/kernel/translate';
import { hoursOfDay } from '../lib/hours-lines.ts';
import { zoneLabel } from '../lib/local-times.ts';
import { useNow, useStorefront } from '../lib/site.ts';

const week: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** A week that began on a Monday, by which Intl names the days. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

const dayName = (index: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + index * DAY);

interface WeekProps {
  restaurant: Pick<StorefrontRestaurant, 'operatingHours'>;
  today?: Weekday | undefined;
  /** Today's own hours, instead of the week's. */
  special?: SpecialDay | undefined;
}

export function OpeningWeek({ restaurant: { operatingHours }, today, special }: WeekProps) {
  if (Object.keys(operatingHours).length === 0) return <p>{t('Please call for our hours.')}</p>;
  return (
    <dl className="grid w-full max-w-md gap-y-0.5 md:max-w-none">
      {week.map((day, index) => {
        const isToday = day === today;
        return (
          <div
            key={day}
            aria-current={isToday ? 'date' : undefined}
            className="-mx-2 flex flex-wrap justify-between gap-x-6 rounded-lg px-2 py-0.5 aria-[current]:bg-wash aria-[current]:font-bold"
          >
            <dt className="first-letter:uppercase">{dayName(index)}</dt>
            <dd>
              {isToday && special ? hoursOfDay(special) : hoursOfDay(operatingHours[day])}
              {isToday && special ? <Note day={special} /> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Note({ day }: { day: SpecialDay }) {
  if (!day.note) return null;
  return (
    <>
      {' · '}
      <span lang={languageIn(day, 'note')}>{day.note}</span>
    </>
  );
}

/** As many as are listed, the next first. */
const SHOWN = 6;

function SpecialDays({ days }: { days: readonly SpecialDay[] }) {
  if (days.length === 0) return null;
  return (
    <dl className="mt-4 grid w-full max-w-md gap-2 border-t border-line pt-3 md:max-w-none">
      {days.map((day) => (
        <div key={day.date} className="flex flex-wrap justify-between gap-x-6">
          <dt>
            {new Date(`${day.date}T00:00:00Z`).toLocaleDateString(locale(), {
              weekday: 'short',
              month: 'short',
              day: 'numeric',
              timeZone: 'UTC',
            })}
            <Note day={day} />
          </dt>
          <dd>{hoursOfDay(day)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OpeningHoursProps {
  /** On a page that never gets scripts, whatever the browser has. */
  hasNoScripts?: boolean | undefined;
}

export function OpeningHours({ hasNoScripts = false }: OpeningHoursProps) {
  const { restaurant } = useStorefront();
  const now = useNow();
  const days = restaurant.specialHours.toSorted((one, other) => one.date.localeCompare(other.date));
  if (now === undefined)
    return (
      <>
        <OpeningWeek restaurant={restaurant} />
        {hasNoScripts ? (
          <SpecialDays days={days} />
        ) : (
          <noscript>
            <SpecialDays days={days} />
          </noscript>
        )}
      </>
    );
  const { date: today, weekday } = localTimeAt(now, restaurant.timezone);
  // Today's own hours stand in the week, if there is one.
  const hasWeek = Object.keys(restaurant.operatingHours).length > 0;
  const isListed = ({ date }: SpecialDay): boolean => (hasWeek ? date > today : date >= today);
  const zone = zoneLabel(now, restaurant.timezone).trim();
  return (
    <>
      <OpeningWeek
        restaurant={restaurant}
        today={weekday}
        special={days.find(({ date }) => date === today)}
      />
      <SpecialDays days={days.filter(isListed).slice(0, SHOWN)} />
      {/* Only for readers whose own clock shows another time. */}
      {zone ? (
        <p className="mt-3 text-sm text-soft">{t('Times are {zone}, the restaurant’s.', { zone })}</p>
      ) : null}
    </>
  );
}
