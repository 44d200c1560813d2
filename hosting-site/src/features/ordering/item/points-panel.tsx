// Paying with points, as a dish's dialog tells of it (O2.5-04). They are spent at checkout, for the whole order.

import { formatMoney } from '@bite/shared/kernel/money-format';
import { plural, t } from '@bite/shared/kernel/translate';
import { redeemPoints } from '@bite/shared/ordering/points';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useStorefront } from '../../../lib/site.ts';
import { useDiner, usePoints } from '../../../lib/use-diner.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

export function PointsPanel() {
  const { openSignIn } = useOrderingActions();
  const diner = useDiner();
  return (
    <section
      aria-label={t('Pay with points')}
      className="flex items-center gap-3 rounded-xl bg-wash px-4 py-2"
    >
      <Icon name="star" className="size-5 shrink-0 text-accent-text" />
      {diner ? (
        <OwnPoints />
      ) : (
        <Button look="bare" className="-ms-4 justify-start text-start" onClick={openSignIn}>
          {t('Sign in to pay with points')}
        </Button>
      )}
    </section>
  );
}

function OwnPoints() {
  const { ordering, currency } = useStorefront().restaurant;
  const points = usePoints();
  if (!points) return <p className="py-2.5">{t('Pay with points')}</p>;
  const balance = Math.max(points.balance, 0);
  const { amount } = redeemPoints(balance, Number.MAX_SAFE_INTEGER, currency, ordering.pointsForOne);
  return (
    <p className="py-2.5">
      {amount > 0
        ? t('{points}, worth {amount} at checkout', {
            points: plural(balance, '1 point', '{count} points'),
            amount: formatMoney(amount, currency),
          })
        : plural(balance, 'You have 1 point.', 'You have {count} points.')}
    </p>
  );
}
