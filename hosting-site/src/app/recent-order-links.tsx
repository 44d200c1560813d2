// The diner's recent orders in the header's More menu. Loaded when the menu opens, since most visitors have none.
import { t } from '@bite/shared/kernel/translate';
import { dateAndTimeLabel } from '../lib/date-and-time-label.ts';
import { Link } from '../lib/router.tsx';
import { useSite, useStorefront } from '../lib/site.ts';
import { useStore } from '../lib/store.ts';

interface RecentOrderLinksProps {
  /** Of each link, as the menu's others look. */
  entryClass: string;
  onPick: () => void;
}

export function RecentOrderLinks({ entryClass, onPick }: RecentOrderLinksProps) {
  const orders = useStore(useSite().recentOrders);
  const { timezone } = useStorefront().restaurant;
  if (orders.length === 0) return null;
  return (
    <>
      <p className="mt-2 border-t border-line px-3 pt-3 pb-1 text-sm font-semibold text-soft">
        {t('Your recent orders')}
      </p>
      <ul>
        {orders.slice(0, 5).map((order) => (
          <li key={order.token}>
            <Link
              to={`/track/${encodeURIComponent(order.token)}`}
              className={`${entryClass} justify-between gap-3`}
              onNavigate={onPick}
            >
              <span className="font-semibold">{order.orderNumber}</span>
              <span className="text-sm text-soft">
                {dateAndTimeLabel(Date.parse(order.placedAt), timezone)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
