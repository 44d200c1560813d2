// What the menu says of dishes that are sold out, now or at the order's time. Loaded with the ordering engine, before which the
// page knows of none.

import { isItemSoldOut, isMarkedSoldOut, itemKey, sizeKey, soldOutAt } from '@bite/shared/catalogue/sold-out';
import type { StorefrontItem, StorefrontLive } from '@bite/shared/catalogue/storefront';
import { withClock } from '@bite/shared/kernel/phrases';
import { addDays, localTimeAt } from '@bite/shared/kernel/time';
import { t } from '@bite/shared/kernel/translate';
import { clockLabel } from './local-times.ts';
import type { Site, SoldOutNotes } from './site.ts';
import { slotInSentence } from './times-in-text.ts';

interface When {
  /** The order's time, as soldOutAt says it. */
  at: number;
  now: number;
  timezone: string;
}

/** 'Sold out', 'Sold out until 6:15 PM', 'Sold out today'. `until` is an ISO instant; undefined until further notice. */
export function soldOutWords(until: string | undefined, { at, now, timezone }: When): string {
  if (until === undefined) return t('Sold out');
  const end = Date.parse(until);
  const dateOf = (instant: number): string => localTimeAt(instant, timezone).date;
  const today = dateOf(now);
  if (dateOf(end) === today) return withClock('Sold out until {clock}', clockLabel(end, timezone));
  // Of an order for tomorrow noon it would be wrong while it is back tomorrow evening.
  const isForToday = end <= at || dateOf(at) === today;
  if (isForToday && dateOf(end) === addDays(today, 1)) return t('Sold out today');
  return t('Sold out until {time}', { time: slotInSentence(end, now, timezone) });
}

/** The end of what makes an item sold out at a time: of its own mark, or of the first of its sizes that is back. */
function endOf(
  live: StorefrontLive,
  item: StorefrontItem,
  at: number,
): { until: string | undefined } | undefined {
  if (!isItemSoldOut(live, item, at)) return undefined;
  const own = live.soldOut[itemKey(item.itemId)];
  if (isMarkedSoldOut(own, at)) return { until: own?.until };
  const ends = (item.sizes ?? []).flatMap(({ id }) => live.soldOut[sizeKey(item.itemId, id)]?.until ?? []);
  return { until: ends.sort()[0] };
}

export function soldOutNotes(
  items: readonly StorefrontItem[],
  live: StorefrontLive,
  when: When,
): SoldOutNotes {
  if (Object.keys(live.soldOut).length === 0) return {};
  return Object.fromEntries(
    items.flatMap((item) => {
      const then = endOf(live, item, when.at);
      const end = then ?? endOf(live, item, when.now);
      return end ? [[item.itemId, { words: soldOutWords(end.until, when), isOut: then !== undefined }]] : [];
    }),
  );
}

const followed = new WeakSet<Site>();

/** Keeps the page's notes as the live state, the chosen time and the clock say; once for a page. */
export function followSoldOut(site: Site): void {
  if (followed.has(site)) return;
  followed.add(site);
  const { live, details, clock, storefront, soldOut } = site;
  const update = (): void => {
    const { items, restaurant } = storefront.get();
    const now = clock.get() ?? Date.now();
    const at = soldOutAt(details.get().scheduledTime, now);
    const notes = soldOutNotes(items, live.get(), { at, now, timezone: restaurant.timezone });
    if (JSON.stringify(notes) !== JSON.stringify(soldOut.get())) soldOut.set(notes);
  };
  for (const source of [live, details, clock, storefront]) source.subscribe(update);
  update();
}
