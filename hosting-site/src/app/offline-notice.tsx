// Says above everything that there is no connection, and how old the menu is. It goes away by itself.
import { localTimeAt } from '@bite/shared/kernel/time';
import { t, withClock } from '@bite/shared/kernel/translate';
import { type Connection, lostTexts } from '../lib/connection.ts';
import { clockLabel, dayLabel } from '../lib/local-times.ts';
import { usePage } from '../lib/router.tsx';
import { useConnection, useNow, useStorefront } from '../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import { pageNamed } from './pages.ts';

function menuOf(menuAt: number, now: number, timezone: string): string {
  const clock = clockLabel(menuAt, timezone);
  const isToday = localTimeAt(menuAt, timezone).date === localTimeAt(now, timezone).date;
  return isToday
    ? withClock('This is the menu of {clock}.', clock)
    : withClock('This is the menu of {day}, {clock}.', clock, { day: dayLabel(menuAt, now, timezone) });
}

function useConsequence({ menuAt }: Connection): string {
  const { timezone } = useStorefront().restaurant;
  const now = useNow();
  const page = pageNamed(usePage())?.name;
  if (page === 'checkout')
    return t('Ordering needs a connection. Nothing you typed is lost, and your cart is kept.');
  if (page !== 'menu' || now === undefined) return '';
  return `${menuOf(menuAt, now, timezone)} ${t('Prices and what is sold out may have changed.')}`;
}

/** There from the start, so that what it says later is announced. */
export function OfflineNotice() {
  const connection = useConnection();
  const consequence = useConsequence(connection);
  return (
    <div role="status" className="bg-ink text-page">
      {connection.lost ? (
        <p className="mx-auto flex max-w-7xl items-start gap-2 px-4 py-2.5 text-sm sm:px-6">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong>{t(lostTexts[connection.lost])}</strong> {consequence}
          </span>
        </p>
      ) : null}
    </div>
  );
}
