// One delivery for its driver: address, instructions, phone number, and what to collect.

import { formatMoney } from '@bite/shared/kernel/money';
import type { Delivery } from '@bite/shared/ordering/deliveries.contract';
import { MapPin } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { DueTime } from '../order-card/due-time.tsx';
import { AllergyAlert } from '../order-card/order-alerts.tsx';
import { Note } from '../order-card/order-lines.tsx';
import { PhoneLink } from '../order-card/phone-link.tsx';

export function DeliveryCard({ delivery, zone }: { delivery: Delivery; zone: string }) {
  const { guid, orderNumber, state, promisedAt, customerName, address, instructions, note } = delivery;
  const titleId = `delivery-${guid}`;
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-2 rounded-xl border border-line bg-card p-3 text-sm"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={titleId} className="text-3xl leading-none font-extrabold tracking-tight">
          <span className="sr-only">Delivery </span>
          {orderNumber}
        </h2>
        <div className="flex flex-wrap gap-1">
          {delivery.requiresId && <Badge tone="danger">ID needed</Badge>}
          {delivery.leaveAtDoor && <Badge tone="info">Leave at the door</Badge>}
          <Badge tone={state === 'ready' ? 'good' : 'info'}>
            {state === 'ready' ? 'Ready' : 'On its way'}
          </Badge>
        </div>
      </div>
      {delivery.allergies && <AllergyAlert>{delivery.allergies}</AllergyAlert>}
      <DueTime promisedAt={promisedAt} zone={zone} />
      <p className="flex gap-1.5 text-base font-semibold">
        <MapPin className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <bdi className="min-w-0 wrap-anywhere">{address ?? 'No address given: call the guest'}</bdi>
      </p>
      {instructions && <Note>{instructions}</Note>}
      {note && <Note>{note}</Note>}
      <p className="text-base wrap-anywhere">
        <bdi>{customerName}</bdi>
      </p>
      <PhoneLink phone={delivery.phone} currency={delivery.currency} />
      <ToCollect delivery={delivery} />
    </article>
  );
}

function ToCollect({ delivery: { itemCount, total, currency, isPaid } }: { delivery: Delivery }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-2">
      <span className="text-base font-bold">
        {isPaid ? 'Nothing to collect' : `Collect ${formatMoney(total, currency)}`}
      </span>
      <span className="text-muted">
        {itemCount === 1 ? '1 item' : `${itemCount} items`}
        {isPaid && ` · ${formatMoney(total, currency)} paid`}
      </span>
    </p>
  );
}
