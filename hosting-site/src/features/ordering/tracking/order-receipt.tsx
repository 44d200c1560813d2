// The ordered dishes and every figure of the order.

import { ownLanguage } from '@bite/shared/catalogue/own-language';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { message, t } from '@bite/shared/kernel/translate';
import { totalsRows } from '@bite/shared/ordering/totals-rows';
import { type TrackedOrder, trackingStep } from '@bite/shared/ordering/tracking';
import { paymentStory } from '@bite/shared/payments/payment-story';
import { dateAndTimeLabel } from '../../../lib/date-and-time-label.ts';
import { Amounts } from '../../../ui/amounts.tsx';
import { OrderedLine } from '../../../ui/ordered-line.tsx';
import { phrase } from '../../../ui/phrase.tsx';
import { paymentSentence } from './payment-sentence.ts';

const paid: Record<TrackedOrder['paymentStatus'], string | undefined> = {
  unpaid: undefined,
  partiallyPaid: message('Paid in part'),
  paid: message('Paid'),
  refunded: message('Refunded'),
  failed: message('Payment failed'),
};

export function OrderReceipt({ order }: { order: TrackedOrder }) {
  const { currency } = order.totals;
  const due = message(order.type === 'delivery' ? 'To be paid on delivery' : 'To be paid at pickup');
  const isCancelled = order.status === 'cancelled' || order.status === 'voided';
  const story = paymentStory(order);
  const counter = paid[order.paymentStatus] ?? (isCancelled ? message('Nothing was charged') : due);
  return (
    <section className="grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl font-bold tracking-tight">{t('What you ordered')}</h2>
      <div className="hidden text-sm print:block">
        <p>{isolated(order.customerName)}</p>
        <p>{dateAndTimeLabel(Date.parse(order.placedAt), order.restaurant.timezone)}</p>
      </div>
      <Wishes order={order} />
      <ul className="divide-y divide-line" lang={ownLanguage()}>
        {withKeys(order.items).map(({ key, item }) => (
          <ReceiptLine key={key} item={item} currency={currency} />
        ))}
      </ul>
      {order.note ? (
        <p className="text-sm text-soft">
          {t('Your note:')}{' '}
          <q dir="auto" className="break-words whitespace-pre-line italic">
            {order.note}
          </q>
        </p>
      ) : null}
      <div className="border-t border-line pt-4">
        <Amounts
          rows={totalsRows({
            ...order,
            isDeliveryFree: order.type === 'delivery' && order.totals.deliveryFee === 0,
          })}
        />
      </div>
      <p className="text-sm font-semibold text-soft">
        {story ? paymentSentence(story, currency) : t(counter)}
      </p>
    </section>
  );
}

/** What the diner told the restaurant beside the dishes, the allergies first. */
function Wishes({ order }: { order: TrackedOrder }) {
  const { allergies, cutlery, leaveAtDoor } = order;
  const isDelivered = trackingStep(order) === 'done';
  if (!allergies && !cutlery && !leaveAtDoor) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {allergies ? (
        <li className="rounded-xl border border-bad px-3 py-2 font-semibold text-bad">
          {phrase('Allergies, told to the kitchen: {allergies}', {
            allergies: (
              <q dir="auto" className="break-words whitespace-pre-line">
                {allergies}
              </q>
            ),
          })}
        </li>
      ) : null}
      {cutlery ? <li>{t('With cutlery and napkins')}</li> : null}
      {leaveAtDoor ? <li>{t(isDelivered ? 'Left at your door' : 'Leave it at your door')}</li> : null}
    </ul>
  );
}

/** An order's items never move, so their index identifies them. */
const withKeys = (items: TrackedOrder['items']) =>
  items.map((item, place) => ({ key: `item-${place}`, item }));

function ReceiptLine({ item, currency }: { item: TrackedOrder['items'][number]; currency: string }) {
  return (
    <li className="py-3">
      <OrderedLine
        quantity={item.quantity}
        name={item.name}
        choices={[...(item.size ? [item.size] : []), ...item.modifiers]}
        notes={item.notes}
        amount={formatMoney(item.lineTotal, currency)}
      />
    </li>
  );
}
