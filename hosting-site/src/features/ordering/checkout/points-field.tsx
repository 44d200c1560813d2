// Pays a part of the order with the diner's points, or asks to sign in for that.

import { decimal } from '@bite/shared/kernel/money';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { plural, t } from '@bite/shared/kernel/translate';
import { redeemPoints } from '@bite/shared/ordering/points';
import { otherDiscounts } from '@bite/shared/ordering/printed-discounts';
import { useId } from 'react';
import type { CartView } from '../../../lib/cart-view.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useSite, useStorefront } from '../../../lib/site.ts';
import { useStore } from '../../../lib/store.ts';
import { useDiner, usePoints } from '../../../lib/use-diner.ts';
import { Button } from '../../../ui/button.tsx';

interface PointsFieldProps {
  view: Pick<CartView, 'totals' | 'pointsPaid'>;
  error: string | undefined;
}

export function PointsField({ view, error }: PointsFieldProps) {
  const { openSignIn } = useOrderingActions();
  const diner = useDiner();
  return (
    <div className="grid gap-1.5 rounded-xl bg-wash p-4">
      {diner ? (
        <OwnPoints view={view} error={error} />
      ) : (
        <Button look="bare" className="-mx-4 justify-start text-primary-text" onClick={openSignIn}>
          {t('Sign in to pay with points')}
        </Button>
      )}
      {error ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function OwnPoints({ view: { totals, pointsPaid }, error }: PointsFieldProps) {
  const id = useId();
  const site = useSite();
  const { ordering } = useStorefront().restaurant;
  const points = usePoints();
  const isPaying = useStore(site.pointsToSpend) > 0;
  if (!points) return <p className="text-sm text-soft">{t('Looking up your points…')}</p>;
  const { balance } = points;
  // They pay for food, after what a code takes off.
  const due = decimal(totals.subtotal).minus(otherDiscounts(totals, pointsPaid)).toNumber();
  const use = redeemPoints(Math.max(balance, 0), due, totals.currency, ordering.pointsForOne);
  const words = plural(balance, 'You have 1 point.', 'You have {count} points.');
  if (use.points === 0) return <p className="text-sm">{words}</p>;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isPaying}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint`}
          onChange={(event) => site.pointsToSpend.set(event.target.checked ? balance : 0)}
        />
        {t('Pay with points')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {words} {t('They pay {amount} of this order.', { amount: formatMoney(use.amount, totals.currency) })}
      </p>
    </>
  );
}
