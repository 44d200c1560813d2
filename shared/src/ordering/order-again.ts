// The dishes of an earlier order as new cart lines on the present menu, and what has changed about them since.

import type { StorefrontLive } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { isolated } from '../kernel/isolated.ts';
import { t } from '../kernel/translate.ts';
import type { OrderType } from './fulfilment.ts';
import { type EarlierLine, keepLine } from './keep-lines.ts';
import { isProblem, type LineRequest, priceLine } from './line.ts';
import { refuseLine } from './order-checks.ts';
import { whyNotServedAt } from './serving.ts';
import type { TrackedOrder } from './tracking.ts';

type OrderedItem = TrackedOrder['items'][number];

export interface PriceChange {
  name: string;
  quantity: number;
  /** Of the whole line, in the major unit. */
  before: number;
  now: number;
}

export interface SameAgain {
  requests: LineRequest[];
  priceChanges: PriceChange[];
  /** A sentence for each dish that cannot be had as it was. */
  left: string[];
}

/** The kind and time of the next order; `soldOutAt` as the function of that name says it. */
export interface NextOrder {
  orderType: OrderType;
  wanted: number;
  soldOutAt: number;
}

export function orderAgain(
  index: StorefrontIndex,
  live: StorefrontLive,
  items: readonly OrderedItem[],
  next: NextOrder,
): SameAgain {
  const found = items.map((item) => ({ item, request: requestOf(index, item, next) }));
  const lines = found.flatMap(({ request }) => request ?? []);
  const again: SameAgain = { requests: [], priceChanges: [], left: [] };
  for (const { item, request } of found) {
    const refusal = request && refuseLine(index, live, request, { ...next, lines });
    const now = request && lineTotalOf(index, request);
    if (!request || now === undefined) {
      again.left.push(t('{item} is no longer on the menu as you had it', { item: isolated(item.name) }));
    } else if (refusal !== undefined) {
      again.left.push(refusal);
    } else {
      again.requests.push(request);
      if (now !== item.lineTotal)
        again.priceChanges.push({ name: item.name, quantity: item.quantity, before: item.lineTotal, now });
    }
  }
  return { ...again, left: [...new Set(again.left)] };
}

function lineTotalOf(index: StorefrontIndex, request: LineRequest): number | undefined {
  const line = priceLine(index, request);
  return isProblem(line) ? undefined : line.lineTotal.toNumber();
}

/** From the menu group at whose price it was ordered, if that is served then; an order does not name it. */
function requestOf(index: StorefrontIndex, item: OrderedItem, next: NextOrder): LineRequest | undefined {
  const request = keepLine(index, earlierLine(index, item));
  if (!request || lineTotalOf(index, request) === item.lineTotal) return request;
  const { menuItemId } = request;
  const atItsPrice = index
    .groupsOf(menuItemId)
    .filter(({ pricing }) => pricing !== undefined)
    .map(({ menuGroupId }) => ({ ...request, menuGroupId }))
    .find(
      (one) =>
        whyNotServedAt(index, one, next.orderType, next.wanted) === undefined &&
        lineTotalOf(index, one) === item.lineTotal,
    );
  return atItsPrice ?? request;
}

function earlierLine(
  index: StorefrontIndex,
  { name, quantity, size, notes, choice }: OrderedItem,
): EarlierLine {
  const { menuItemId, menuItemGuid, basePrice, sizeId, modifierGroups } = choice;
  const isOpenPriced = index.item(menuItemId)?.pricingStrategy === 'open';
  return {
    menuItemId,
    menuItemGuid,
    name,
    quantity,
    modifierGroups,
    ...(sizeId !== undefined &&
      size !== undefined && { selectedSize: { sizePrice: { id: sizeId, name: size } } }),
    ...(isOpenPriced && { openPrice: basePrice }),
    ...(notes !== undefined && { notes }),
  };
}
