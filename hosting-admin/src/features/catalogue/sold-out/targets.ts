// Everything at a restaurant that can be sold out: its items, their sizes, and the options of its modifier groups.
import {
  isMarkedSoldOut,
  itemKey,
  optionKey,
  type SoldOutKey,
  sizeKey,
} from '@bite/shared/catalogue/sold-out';
import type { SoldOutState, SoldOutTarget } from '@bite/shared/catalogue/sold-out.schema';
import { leftOf, type Stock } from '@bite/shared/catalogue/stock';
import type { OrderItem } from '@bite/shared/ordering/order.schema';
import type { RecordOf } from '../../../lib/records.ts';
import { formatTime } from '../../../lib/zoned-time.ts';

export interface Target {
  key: SoldOutKey;
  target: SoldOutTarget;
  /** 'Margherita', 'Margherita, Large', 'Olives' */
  name: string;
  /** Of an option: its group. */
  group?: string;
}

/** An item, followed by its sizes. */
export function itemTargets({ itemId, name, pricingStrategy, sizePrice }: RecordOf<'items'>): Target[] {
  const sizes = pricingStrategy === 'size' ? sizePrice : [];
  return [
    { key: itemKey(itemId), target: { itemId }, name },
    ...sizes.map((size) => ({
      key: sizeKey(itemId, size.id),
      target: { itemId, sizeId: size.id },
      name: `${name}, ${size.name}`,
    })),
  ];
}

export const optionTargets = ({ modifierGroupId, name, modifiers }: RecordOf<'modifierGroups'>): Target[] =>
  modifiers.map((option) => ({
    key: optionKey(modifierGroupId, option.id),
    target: { modifierGroupId, modifierId: option.id },
    name: option.name,
    group: name,
  }));

/** What an order contains, each once: an item with its size, then the options chosen for it. */
export function orderTargets(items: readonly OrderItem[]): Target[] {
  const all = items.flatMap(({ menuItemId: itemId, name, selectedSize, modifierGroups }): Target[] => [
    { key: itemKey(itemId), target: { itemId }, name },
    ...(selectedSize
      ? [
          {
            key: sizeKey(itemId, selectedSize.id),
            target: { itemId, sizeId: selectedSize.id },
            name: `${name}, ${selectedSize.name}`,
          },
        ]
      : []),
    ...modifierGroups.flatMap(({ modifierGroupId, name: group, modifiers }) =>
      modifiers.map(({ modifierId, name: option }) => ({
        key: optionKey(modifierGroupId, modifierId),
        target: { modifierGroupId, modifierId },
        name: option,
        group,
      })),
    ),
  ]);
  return [...new Map(all.map((target) => [target.key, target])).values()];
}

/** What brings it back to this state later. */
export function stateOf({ marks, counts }: Stock, key: SoldOutKey, now: number): SoldOutState {
  const left = leftOf(counts, key, now);
  const since = counts[key]?.since;
  if (left !== undefined && since !== undefined) return { kind: 'left', left, since };
  const mark = marks[key];
  if (!isMarkedSoldOut(mark, now)) return { kind: 'onSale' };
  return mark?.until === undefined ? { kind: 'untilNotice' } : { kind: 'until', until: mark.until };
}

export const isOut = ({ marks }: Stock, key: SoldOutKey, now: number): boolean =>
  isMarkedSoldOut(marks[key], now);

/** 'Sold out until Sat 11:00 AM', '3 left'; undefined if it is on sale and nobody counts it. */
export function stateWords(stock: Stock, key: SoldOutKey, zone: string, now: number): string | undefined {
  const mark = stock.marks[key];
  if (!isMarkedSoldOut(mark, now)) {
    const left = leftOf(stock.counts, key, now);
    return left === undefined ? undefined : `${left} left`;
  }
  if (mark?.until !== undefined) return `Sold out until ${formatTime(mark.until, zone, now)}`;
  return mark?.remaining === 0 ? 'Sold out, none left' : 'Sold out';
}
