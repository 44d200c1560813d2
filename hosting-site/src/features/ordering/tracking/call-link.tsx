// Calls the restaurant of an order.

import { telLink } from '@bite/shared/kernel/tel-link';
import { t } from '@bite/shared/kernel/translate';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

export function CallLink({ order: { restaurant, totals } }: { order: TrackedOrder }) {
  return restaurant.phone ? (
    <a href={telLink(restaurant.phone, totals.currency)} className={buttonClass('quiet')}>
      <Icon name="phone" />
      {t('Call {phone}', { phone: restaurant.phone })}
    </a>
  ) : null;
}
