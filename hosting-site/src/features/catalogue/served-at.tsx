// When a category is served: shown if that is not all day, and highlighted if it is not served at the order's time.
import { whyUnavailable } from '@bite/shared/catalogue/menu-availability';
import { servingLabel } from '@bite/shared/catalogue/serving-label';
import type { MenuAvailability } from '@bite/shared/catalogue/storefront';
import { t } from '@bite/shared/kernel/translate';
import { useOrderDetails, useStorefront } from '../../lib/site.ts';
import { useWantedAt } from '../../lib/use-fulfilment.ts';

export function ServedAt({ availability }: { availability: MenuAvailability }) {
  const wanted = useWantedAt();
  const { orderType, scheduledTime } = useOrderDetails();
  const { timezone } = useStorefront().restaurant;
  const cause = wanted === undefined ? undefined : whyUnavailable(availability, orderType, wanted, timezone);
  const notFor = t(orderType === 'pickup' ? 'Not for pickup' : 'Not for delivery');
  const notThen = t(scheduledTime ? 'Not served at your time' : 'Not served now');
  const served = servingLabel(availability);
  if (!served && !cause) return null;
  return (
    <p className={`mt-0.5 text-sm font-medium ${cause ? 'text-bad' : 'text-soft'}`}>
      {served?.lang ? <span lang={served.lang}>{served.text}</span> : served?.text}
      {served && cause ? ' · ' : ''}
      {cause ? (cause === 'channel' ? notFor : notThen) : ''}
    </p>
  );
}
