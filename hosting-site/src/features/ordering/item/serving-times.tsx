// An item's serving times; highlighted if the order is for another time, as is that it is sold out then. The time of an order is named
// where a guest has chosen it, or can have the food as soon as possible.

import { type ServingLabel, servingLabel } from '@bite/shared/catalogue/serving-label';
import { soldOutAt } from '@bite/shared/catalogue/sold-out';
import { t } from '@bite/shared/kernel/translate';
import type { LineRequest } from '@bite/shared/ordering/line';
import { servingGroups, whyNotServedAt } from '@bite/shared/ordering/serving';
import { Fragment } from 'react';
import { betterTime } from '../../../lib/cart-view.ts';
import { zoneLabel } from '../../../lib/local-times.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useHours, useIndex, useLive, useNow, useOrderDetails } from '../../../lib/site.ts';
import { slotInSentence } from '../../../lib/times-in-text.ts';
import { useFulfilment, useWantedAt } from '../../../lib/use-fulfilment.ts';
import { BetterTime } from '../../../ui/better-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface ServingTimesProps {
  /** As it would go into the cart. */
  request: LineRequest;
  /** What of it is sold out at the order's time, in words. */
  soldOut: string | undefined;
}

export function ServingTimes({ request, soldOut }: ServingTimesProps) {
  const index = useIndex();
  const live = useLive();
  const hours = useHours();
  const now = useNow();
  const wanted = useWantedAt();
  const { orderType, scheduledTime } = useOrderDetails();
  const { canAsap } = useFulfilment();
  const words = wordsOf(
    servingGroups(index, request).map(({ availability }) => availability && servingLabel(availability)),
  );
  if (now === undefined || wanted === undefined) return null;
  const time = { wanted, soldOutAt: soldOutAt(scheduledTime, now), now };
  const better = betterTime(index, live, hours, [request], orderType, time);
  const cause = whyNotServedAt(index, request, orderType, wanted);
  if (!cause && soldOut !== undefined && better !== undefined)
    return (
      <Notice tone="bad">
        <p className="font-semibold">{soldOut}</p>
        <BetterTime time={better} />
      </Notice>
    );
  const { timezone } = hours;
  if (!cause)
    return words ? (
      <p className="text-sm text-soft">
        <Labels labels={words} />
        {zoneLabel(wanted, timezone)}
      </p>
    ) : null;
  if (cause === 'channel')
    return (
      <Notice tone="bad">
        {t(orderType === 'pickup' ? 'Not available for pickup.' : 'Not available for delivery.')}
      </Notice>
    );
  const served = (
    <p className="font-semibold">{words ? <Labels labels={words} /> : t('Not served all the time')}</p>
  );
  if (scheduledTime === null && !canAsap)
    return (
      <Notice>
        {served}
        <ChooseTime hasOne={better !== undefined} />
      </Notice>
    );
  return (
    <Notice tone="bad">
      {served}
      <p>
        {t(
          better === undefined
            ? 'Your order is for {time}, and none of the times on offer suits.'
            : 'Your order is for {time}.',
          { time: slotInSentence(wanted, now, timezone) },
        )}
      </p>
      <BetterTime time={better} />
    </Notice>
  );
}

function ChooseTime({ hasOne }: { hasOne: boolean }) {
  const { openOrderTimes } = useOrderingActions();
  if (!hasOne) return <p>{t('None of the times on offer suits.')}</p>;
  return (
    <Button look="quiet" className="mt-2" onClick={openOrderTimes}>
      {t('Choose a time')}
    </Button>
  );
}

/** Undefined if one of its groups is served all day. */
function wordsOf(each: readonly (ServingLabel | undefined)[]): ServingLabel[] | undefined {
  const known = each.filter((label) => label !== undefined);
  if (known.length < each.length || known.length === 0) return undefined;
  return [...new Map(known.map((label) => [label.text, label])).values()];
}

function Labels({ labels }: { labels: readonly ServingLabel[] }) {
  return labels.map(({ text, lang }, index) => (
    <Fragment key={text}>
      {index > 0 ? ' · ' : ''}
      <span lang={lang}>{text}</span>
    </Fragment>
  ));
}
