// Saves the time of a scheduled order as a calendar file.

import { MINUTE } from '@bite/shared/kernel/durations';
import { t } from '@bite/shared/kernel/translate';
import { addressLines } from '@bite/shared/ordering/address-lines';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { addressLine } from '@bite/shared/tenancy/map-link';
import { saveFile } from '../../../lib/save-file.ts';
import { useStorefront } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Appointment, calendarFile } from './calendar-file.ts';

const LENGTH = 15 * MINUTE;

export function AddToCalendar({ order }: { order: TrackedOrder }) {
  const { restaurant } = useStorefront();
  const save = () => {
    const file = calendarFile(appointmentOf(order, addressLine(restaurant), Date.now()));
    saveFile('order.ics', file, 'text/calendar;charset=utf-8');
  };
  return (
    <Button look="quiet" className="no-print mt-4" onClick={save}>
      <Icon name="calendar" />
      {t('Add to calendar')}
    </Button>
  );
}

/** Without the tracking link, which lets whoever reads a shared calendar cancel the order. */
function appointmentOf(order: TrackedOrder, restaurantAddress: string, stamp: number): Appointment {
  const { restaurant, address, orderNumber, placedAt } = order;
  const start = Date.parse(order.promisedAt);
  const place = address
    ? addressLines(address).join(', ')
    : [restaurant.name, restaurantAddress].filter(Boolean).join(', ');
  return {
    uid: `order-${Date.parse(placedAt)}-${orderNumber.replaceAll(/\W/g, '')}@${restaurant.guid}`,
    start,
    end: start + LENGTH,
    stamp,
    title: t(order.type === 'delivery' ? 'Delivery from {restaurant}' : 'Pick up at {restaurant}', {
      restaurant: restaurant.name,
    }),
    place,
    notes: [
      t('Order {number}', { number: orderNumber }),
      restaurant.phone && t('Phone: {phone}', { phone: restaurant.phone }),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
