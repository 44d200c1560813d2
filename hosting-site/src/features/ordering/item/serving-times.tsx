// An item's serving times; highlighted if the order is for another time.
import { servingLabel } from '@bite/shared/catalogue/serving-label';
import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import { servingGroups, whyNotServedAt } from '@bite/shared/ordering/serving';
import { useMemo } from 'react';
import { betterTime } from '../../../lib/cart-view.ts';
import { useHours, useIndex, useNow, useOrderDetails } from '../../../lib/site.ts';
import { slotInSentence } from '../../../lib/times-in-text.ts';
import { useWantedAt } from '../../../lib/use-fulfilment.ts';
import { BetterTime } from '../../../ui/better-time.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface ServingTimesProps {
  item: StorefrontItem;
  /** The menu group whose prices apply, if it has its own. */
  menuGroupId: number | undefined;
}

export function ServingTimes({ item, menuGroupId }: ServingTimesProps) {
  const index = useIndex();
  const hours = useHours();
  const now = useNow();
  const wanted = useWantedAt();
  const { orderType } = useOrderDetails();
  const asked = useMemo(() => ({ menuItemId: item.itemId, menuGroupId }), [item, menuGroupId]);
  const better = useMemo(
    () =>
      now === undefined || wanted === undefined
        ? undefined
        : betterTime(index, hours, [asked], orderType, { wanted, now }),
    [index, hours, asked, orderType, wanted, now],
  );
  const words = wordsOf(
    servingGroups(index, asked).map(({ availability }) => availability && servingLabel(availability)),
  );
  if (now === undefined || wanted === undefined) return null;
  const cause = whyNotServedAt(index, asked, orderType, wanted);
  if (!cause) return words ? <p className="text-sm text-soft">{words}</p> : null;
  if (cause === 'channel') return <Notice tone="bad">Not available for {orderType}.</Notice>;
  const { timezone } = hours;
  return (
    <Notice tone="bad">
      <p className="font-semibold">{words ?? 'Not served all the time'}</p>
      <p>
        Your order is for {slotInSentence(wanted, now, timezone)}
        {better === undefined ? ', and none of the times on offer suits.' : '.'}
      </p>
      <BetterTime time={better} />
    </Notice>
  );
}

/** Undefined if one of its groups is served all day. */
function wordsOf(each: readonly (string | undefined)[]): string | undefined {
  const known = each.filter((words) => words !== undefined);
  return known.length === each.length && known.length > 0 ? [...new Set(known)].join(' · ') : undefined;
}
