// Offers another time for an order with dishes that are not served at its time, or sold out: the first suitable one, and all others.

import { t } from '@bite/shared/kernel/translate';
import { useOrderingActions } from '../lib/ordering-actions.ts';
import { useNow, useSite, useStorefront } from '../lib/site.ts';
import { slotInSentence } from '../lib/times-in-text.ts';
import { Button } from './button.tsx';

/** `time` is undefined if there is no suitable one. */
export function BetterTime({ time }: { time: number | undefined }) {
  const { details } = useSite();
  const { timezone } = useStorefront().restaurant;
  const { openOrderTimes } = useOrderingActions();
  const now = useNow();
  if (now === undefined || time === undefined) return null;
  const label = slotInSentence(time, now, timezone);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button look="quiet" onClick={() => details.choose({ scheduledTime: new Date(time).toISOString() })}>
        {t('Move the order to {time}', { time: label })}
      </Button>
      <Button look="quiet" onClick={openOrderTimes}>
        {t('Choose another time')}
      </Button>
    </div>
  );
}
