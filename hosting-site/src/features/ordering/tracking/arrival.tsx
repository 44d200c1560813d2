// "I'm here": tells the restaurant that the diner has come to pick the order up, and where they are.

import { withClock } from '@bite/shared/kernel/phrases';
import { t } from '@bite/shared/kernel/translate';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { useState } from 'react';
import { clockLabel } from '../../../lib/local-times.ts';
import { useNow, useStorefront } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOrderAction } from './use-order-action.ts';
import type { TrackedState } from './use-tracked-order.ts';

interface ArrivalProps {
  token: string;
  order: TrackedOrder;
  tracked: TrackedState;
}

/** Shown when the order is ready, or near its time. */
export function Arrival({ token, order, tracked }: ArrivalProps) {
  const now = useNow();
  const { guid: restaurantGuid } = useStorefront().restaurant;
  const [typed, setNote] = useState<string>();
  const note = typed ?? order.arrivalNote ?? '';
  const { isSending, refusal, isUnknown, send } = useOrderAction(
    tracked,
    (call) =>
      call('arriveForOrder', {
        parameters: { restaurantGuid, token },
        body: note.trim() ? { note: note.trim() } : {},
      }),
    (isDone) => (isDone ? setNote(undefined) : undefined),
  );
  const { arriveFrom, arrivedAt, arrivalNote = '' } = order;
  if (now === undefined || arriveFrom === undefined || now < Date.parse(arriveFrom)) return null;
  const hasSomethingToTell = !arrivedAt || !['', arrivalNote].includes(note.trim());
  return (
    <section className="no-print grid gap-3 rounded-2xl border border-line bg-surface p-5">
      <Known order={order} />
      {refusal || isUnknown ? (
        <Notice tone="bad" isAlert>
          <p className="font-semibold">{t('The restaurant was not told.')}</p>
          <p>{refusal ?? t('We could not reach the restaurant. Trying again is safe.')}</p>
        </Notice>
      ) : null}
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={t('Where are you? (optional)')}>
          {(wiring) => (
            <input
              {...wiring}
              className="control"
              maxLength={120}
              placeholder={t('Blue car, spot 3')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {hasSomethingToTell ? (
          <Button look={arrivedAt ? 'quiet' : 'filled'} aria-disabled={isSending} onClick={send}>
            {t(isSending ? 'Telling them…' : arrivedAt ? 'Tell them where' : 'I’m here')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Known({ order: { arrivedAt, restaurant } }: Pick<ArrivalProps, 'order'>) {
  return (
    <div role="status">
      <h2 className="font-bold">
        {t(arrivedAt ? 'The restaurant knows that you are here' : 'Are you here?')}
      </h2>
      <p className="text-soft">
        {arrivedAt
          ? withClock('Since {clock}', clockLabel(Date.parse(arrivedAt), restaurant.timezone))
          : t('Tell the restaurant when you have arrived to pick up your order.')}
      </p>
    </div>
  );
}
