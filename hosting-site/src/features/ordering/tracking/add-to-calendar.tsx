// Saves the time of a scheduled order as a calendar file.

import { MINUTE } from '@bite/shared/kernel/durations';
import { t } from '@bite/shared/kernel/translate';
import { addressLines } from '@bite/shared/ordering/address-lines';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { addressLine } from '@bite/shared/tenancy/map-link';
import { useStorefront } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Appointment, calendarFile } from './calendar-file.ts';

const LENGTH = 15 * MINUTE;

export function AddToCalendar({ order }: { order: TrackedOrder }) {
  const { restaurant } = useStorefront();
  const save = () => download(calendarFile(appointmentOf(order, addressLine(restaurant), Date.now())));
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

function download(file: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'order.ics';
  link.click();
  // A phone opens the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}
