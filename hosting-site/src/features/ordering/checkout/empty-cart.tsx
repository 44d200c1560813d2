// A checkout without a cart. Another tab may have ordered what was in it: then it leads to that order, so that nobody orders again.
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { useEffect } from 'react';
import { keptPayment } from '../../../lib/kept-payment.ts';
import type { RecentOrder } from '../../../lib/recent-orders.ts';
import { Link } from '../../../lib/router.tsx';
import { useNow, useSite, useStorefront } from '../../../lib/site.ts';
import { useStore } from '../../../lib/store.ts';
import { buttonClass } from '../../../ui/button.tsx';

/** After that nobody wonders where the cart has gone. */
const LATELY = 30 * 60_000;

type Placed = Pick<RecentOrder, 'token' | 'orderNumber' | 'placedAt'>;

export function EmptyCart() {
  const placed = usePlacedLately();
  const isPlaced = placed !== undefined;
  // The checkout that stood here was longer, and may have been read to its end.
  useEffect(() => {
    if (isPlaced) window.scrollTo(0, 0);
  }, [isPlaced]);
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      {placed ? (
        <>
          <p role="status" className="text-xl font-bold text-balance">
            {t('Your order {number} is placed.', { number: isolated(placed.orderNumber) })}
          </p>
          <p className="text-soft">{t('Nothing else is in your cart.')}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={`/track/${encodeURIComponent(placed.token)}`} className={buttonClass()}>
              {t('Follow your order')}
            </Link>
            <Link to="/" className={buttonClass('quiet')}>
              {t('See the menu')}
            </Link>
          </div>
        </>
      ) : (
        <>
          <p className="text-lg font-semibold">{t('Your cart is empty')}</p>
          <Link to="/" className={buttonClass()}>
            {t('See the menu')}
          </Link>
        </>
      )}
    </div>
  );
}

/** The order that was placed last on this device, if that was only just now. */
function usePlacedLately(): Placed | undefined {
  const { recentOrders } = useSite();
  const { guid } = useStorefront().restaurant;
  const now = useNow();
  const [newest] = useStore(recentOrders);
  // Another tab has written it.
  useEffect(() => recentOrders.start(), [recentOrders]);
  if (now === undefined) return undefined;
  const kept = keptPayment(guid, now);
  const [last] = [...(kept?.isPaid ? [kept] : []), ...(newest ? [newest] : [])].sort(
    (one: Placed, other: Placed) => Date.parse(other.placedAt) - Date.parse(one.placedAt),
  );
  return last && now - Date.parse(last.placedAt) < LATELY ? last : undefined;
}
