// The diner's points here: the balance, and what the newest orders did to it.

import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { locale, message, plural, t } from '@bite/shared/kernel/translate';
import { redeemPoints } from '@bite/shared/ordering/points';
import { useEffect } from 'react';
import { dateAndTimeLabel } from '../../lib/date-and-time-label.ts';
import { useSite, useStorefront } from '../../lib/site.ts';
import { type DinerPoints, refreshPoints, usePoints } from '../../lib/use-diner.ts';
import { phrase } from '../../ui/phrase.tsx';
import { AccountSection } from './account-section.tsx';

const words: Readonly<Record<DinerPoints['entries'][number]['cause'], string>> = {
  earned: message('Order {number}, earned'),
  takenBack: message('Order {number}, taken back'),
  spent: message('Order {number}, spent'),
  givenBack: message('Order {number}, given back'),
};

export function OwnPoints({ uid }: { uid: string }) {
  const site = useSite();
  const { timezone, currency, ordering, name } = useStorefront().restaurant;
  const points = usePoints();
  // Orders earn them while this page is not looked at.
  useEffect(() => {
    refreshPoints(site, uid).catch(() => undefined);
  }, [site, uid]);
  if (!points) return null;
  const { balance, entries } = points;
  const worth = redeemPoints(Math.max(balance, 0), Number.MAX_SAFE_INTEGER, currency, ordering.pointsForOne);
  return (
    <AccountSection title={t('Your points')}>
      <p className="text-lg">
        {phrase(worth.amount > 0 ? '{points} at {restaurant}, worth {amount}' : '{points} at {restaurant}', {
          points: <strong className="tabular-nums">{plural(balance, '1 point', '{count} points')}</strong>,
          restaurant: isolated(name),
          amount: formatMoney(worth.amount, currency),
        })}
      </p>
      <p className="text-sm text-soft">
        {t('Every order that you place while signed in earns points, and they pay for others at checkout.')}
      </p>
      {entries.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {entries.map(({ orderGuid, orderNumber, cause, points: change, at }) => (
            <li key={`${orderGuid} ${cause} ${at}`} className="flex justify-between gap-4">
              <span>
                {t(words[cause], { number: orderNumber })} · {dateAndTimeLabel(Date.parse(at), timezone)}
              </span>
              <span className="shrink-0 font-semibold whitespace-nowrap tabular-nums">
                {change > 0 ? '+' : '-'}
                {Math.abs(change).toLocaleString(locale())}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </AccountSection>
  );
}
