// Everything at a restaurant that can be sold out: its items, their sizes, and the options of its modifier groups.
import {
  isMarkedSoldOut,
  itemKey,
  optionKey,
  type SoldOutKey,
  sizeKey,
} from '@bite/shared/catalogue/sold-out';
import type { SoldOutTarget } from '@bite/shared/catalogue/sold-out.schema';
import { leftOf, type Stock } from '@bite/shared/catalogue/stock';
import type { OrderItem } from '@bite/shared/ordering/order.schema';
import type { RecordOf } from '../../../lib/records.ts';
import { formatTimeThere } from '../../../lib/zoned-time.ts';

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

/** Of a group whose name others have, too: what tells it apart. */
type DetailOf = (modifierGroupId: number) => string | undefined;

export const optionTargets = (
  { modifierGroupId, name, modifiers }: RecordOf<'modifierGroups'>,
  detailOf: DetailOf,
): Target[] =>
  modifiers.map((option) => ({
    key: optionKey(modifierGroupId, option.id),
    target: { modifierGroupId, modifierId: option.id },
    name: option.name,
    group: [name, detailOf(modifierGroupId) ?? []].flat().join(' · '),
  }));

/** The options of all groups that are in use. */
export const optionsOnSale = (groups: readonly RecordOf<'modifierGroups'>[], detailOf: DetailOf): Target[] =>
  groups.filter(({ isActive }) => isActive).flatMap((group) => optionTargets(group, detailOf));

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

/** One thing that can be sold out, or an option that several modifier groups have under one name. */
export interface TargetLine {
  key: SoldOutKey;
  name: string;
  /** At least one; of several each is an option with its group. */
  targets: readonly [Target, ...Target[]];
}

const nameInGroup = ({ name, group }: Target): string | undefined =>
  group === undefined ? undefined : name.trim().toLowerCase();

/**
 * A line each, in their order; options of one name share the first one's.
 * @param alike Options that are in no line of their own, but join that of their name.
 */
export function linesOf(targets: readonly Target[], alike: readonly Target[] = []): TargetLine[] {
  const named = new Set(targets.map(nameInGroup));
  const joining = alike.filter((target) => named.has(nameInGroup(target)));
  const all = new Map([...targets, ...joining].map((target) => [target.key, target]));
  const lines = Map.groupBy(all.values(), (target) => nameInGroup(target) ?? target);
  return [...lines.values()].flatMap(([first, ...others]) =>
    first ? [{ key: first.key, name: first.name, targets: [first, ...others] }] : [],
  );
}

/** 'Toppings', 'In 3 modifier groups: Toppings, Extras, Salads'; undefined of an item. */
export function groupWords({ targets }: TargetLine): string | undefined {
  const groups = targets.flatMap(({ group }) => group ?? []);
  return groups.length > 1 ? `In ${groups.length} modifier groups: ${groups.join(', ')}` : groups[0];
}

/** As `stateWords`, or in how many of its groups: 'Sold out in 1 of 3 groups'. */
export function lineWords(
  stock: Stock,
  { targets }: TargetLine,
  zone: string,
  now: number,
): string | undefined {
  const words = targets.map(({ key }) => stateWords(stock, key, zone, now));
  const [first, ...others] = words;
  if (others.every((other) => other === first)) return first;
  const out = targets.filter(({ key }) => isOut(stock, key, now)).length;
  const marked = words.filter((word) => word !== undefined).length;
  return out > 0
    ? `Sold out in ${out} of ${targets.length} groups`
    : `Counted in ${marked} of ${targets.length} groups`;
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
  if (mark?.until !== undefined) return `Sold out until ${formatTimeThere(mark.until, zone, now)}`;
  return mark?.remaining === 0 ? 'Sold out, none left' : 'Sold out';
}
