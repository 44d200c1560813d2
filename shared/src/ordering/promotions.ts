// What a promotion's code takes off an order, and why it may not. Browser and server ask the same rules; how often a code
// may be used only the server knows.
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import type { NameTranslations } from '../catalogue/translations.ts';
import { isolated } from '../kernel/isolated.ts';
import { type Big, decimal, sum, zero } from '../kernel/money.ts';
import { formatMoney } from '../kernel/money-format.ts';
import { localTimeAt } from '../kernel/time.ts';
import { locale, message, t } from '../kernel/translate.ts';
import { type Discounted, type GrantedDiscount, spread } from './discounts.ts';
import type { OrderType } from './fulfilment.ts';
import type { PricedLine } from './line.ts';

export const promotionTypes = ['percentage', 'fixedAmount', 'freeItem', 'freeDelivery'] as const;

export type PromotionType = (typeof promotionTypes)[number];

interface FieldsOfType {
  /** What says how much. */
  value?: 'percent' | 'amount';
  /** Whether it has items or menu groups: as its scope says, always or never. */
  items: 'asScoped' | 'always' | 'never';
  /** It can only be for delivery. */
  isOfDelivery?: true;
}

/** The fields that a promotion has beside those that all have. Its schema, its form and what it takes off ask this table. */
export const fieldsOfType: Readonly<Record<PromotionType, FieldsOfType>> = {
  percentage: { value: 'percent', items: 'asScoped' },
  fixedAmount: { value: 'amount', items: 'asScoped' },
  freeItem: { items: 'always' },
  freeDelivery: { items: 'never', isOfDelivery: true },
};

/** Whether it is for certain items. */
export function isOfItems({ type, scope }: Pick<PromotionTerms, 'type' | 'scope'>): boolean {
  const { items } = fieldsOfType[type];
  return items === 'asScoped' ? scope === 'items' : items === 'always';
}

/** What a guest with the code learns. */
export interface PromotionTerms {
  promotionId: number;
  code: string;
  name: string;
  translations?: NameTranslations;
  type: PromotionType;
  percent?: number | undefined;
  amount?: number | undefined;
  scope: 'order' | 'items';
  itemIds: number[];
  menuGroupIds: number[];
  minimumSubtotal?: number | undefined;
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  forPickup: boolean;
  forDelivery: boolean;
}

const isTerm: Readonly<Record<keyof PromotionTerms, true>> = {
  promotionId: true,
  code: true,
  name: true,
  translations: true,
  type: true,
  percent: true,
  amount: true,
  scope: true,
  itemIds: true,
  menuGroupIds: true,
  minimumSubtotal: true,
  firstDay: true,
  lastDay: true,
  forPickup: true,
  forDelivery: true,
};

/** The fields of a promotion that guests learn. */
export const termFields = Object.keys(isTerm) as (keyof PromotionTerms)[];

/** 'summer 10' → 'SUMMER10': how codes are stored and compared. */
export const normalCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

export const promoMessages = {
  unknown: message('We do not know this code. Please check how it is written.'),
  over: message('This code has expired'),
  usedUp: message('This code has been used up'),
  alreadyUsed: message('You have already used this code'),
} as const;

export interface PromotedOrder {
  index: StorefrontIndex;
  lines: readonly PricedLine[];
  orderType: OrderType;
  /** Milliseconds: when it is ordered. */
  now: number;
}

/** 'December 1' */
const dayName = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

/** Why it holds on no order today; undefined if it may. @param zone The restaurant's. */
export function refuseToday(
  { firstDay, lastDay }: Pick<PromotionTerms, 'firstDay' | 'lastDay'>,
  zone: string,
  now: number,
): string | undefined {
  const { date } = localTimeAt(now, zone);
  if (firstDay && date < firstDay) return t('This code is valid from {day}', { day: dayName(firstDay) });
  return lastDay && date > lastDay ? t(promoMessages.over) : undefined;
}

/** Why the code takes nothing off this order; undefined if it does. */
export function refusePromotion(terms: PromotionTerms, order: PromotedOrder): string | undefined {
  const { restaurant } = order.index.storefront;
  return (
    refuseToday(terms, restaurant.timezone, order.now) ??
    refuseChannel(terms, order.orderType) ??
    refuseItems(terms, order) ??
    refuseSubtotal(terms, order.lines, restaurant.currency)
  );
}

function refuseChannel(
  { type, forPickup, forDelivery }: PromotionTerms,
  orderType: OrderType,
): string | undefined {
  if (orderType === 'delivery') return forDelivery ? undefined : t('This code is not for delivery');
  return forPickup && !fieldsOfType[type].isOfDelivery ? undefined : t('This code is not for pickup');
}

function refuseSubtotal(
  { minimumSubtotal = 0 }: PromotionTerms,
  lines: readonly PricedLine[],
  currency: string,
): string | undefined {
  const missing = decimal(minimumSubtotal).minus(subtotalOf(lines));
  return missing.gt(0)
    ? t('Add {amount} more to use this code', { amount: formatMoney(missing.toNumber(), currency) })
    : undefined;
}

function refuseItems(terms: PromotionTerms, { index, lines }: PromotedOrder): string | undefined {
  if (lines.some((line) => isPromoted(terms, index, line))) return undefined;
  const [only, ...others] = terms.itemIds;
  const name =
    only !== undefined && others.length + terms.menuGroupIds.length === 0
      ? index.item(only)?.name
      : undefined;
  if (terms.type === 'freeItem' && name !== undefined)
    return t('Add {item} to your order to get it free', { item: isolated(name) });
  return t('This code is for items that are not in your order');
}

const subtotalOf = (lines: readonly PricedLine[]): Big => sum(lines.map(({ lineTotal }) => lineTotal));

function isPromoted(terms: PromotionTerms, index: StorefrontIndex, { request, item }: PricedLine): boolean {
  if (!isOfItems(terms)) return true;
  const { itemIds, menuGroupIds } = terms;
  if (itemIds.includes(item.itemId)) return true;
  const groups = index.groupsOf(item.itemId).map(({ menuGroupId }) => menuGroupId);
  const own = request.menuGroupId === undefined ? groups : [...groups, request.menuGroupId];
  return own.some((id) => withParents(index, id).some((each) => menuGroupIds.includes(each)));
}

/** A group and what it is part of. */
function withParents(index: StorefrontIndex, menuGroupId: number): number[] {
  const found: number[] = [];
  for (let id: number | undefined = menuGroupId; id !== undefined && !found.includes(id); ) {
    found.push(id);
    id = index.menuGroup(id)?.parentId;
  }
  return found;
}

/** What a promotion came to in an order, in the major unit. */
export function promotionAmount(
  { promotionId }: Pick<PromotionTerms, 'promotionId'>,
  { orderDiscounts, lineDiscounts }: Pick<Discounted, 'orderDiscounts' | 'lineDiscounts'>,
): number {
  const own = [...orderDiscounts, ...lineDiscounts.flat()].filter(
    ({ discountId }) => discountId === discountIdOf(promotionId),
  );
  return sum(own.map(({ amountApplied }) => decimal(amountApplied))).toNumber();
}

const discountIdOf = (promotionId: number): string => `promotion-${promotionId}`;

/** The discounts of a code that is not refused. Free delivery is none: it takes the fee off where it is printed. */
export function promotionDiscounts(
  terms: PromotionTerms,
  { index, lines }: PromotedOrder,
): GrantedDiscount[] {
  const { type, scope, percent = 0, amount = 0 } = terms;
  const { currency } = index.storefront.restaurant;
  const discount = { discountId: discountIdOf(terms.promotionId), name: terms.name, reason: terms.code };
  if (type === 'freeDelivery') return [];
  const promoted = [...lines.entries()].filter(([, line]) => isPromoted(terms, index, line));
  const offLine = (line: number, off: Big): GrantedDiscount => ({
    ...discount,
    type: 'fixedAmount',
    value: off.toNumber(),
    scope: 'item',
    line,
  });
  if (type === 'freeItem') {
    const [cheapest] = promoted.toSorted(([, one], [, other]) => one.unitPrice.cmp(other.unitPrice));
    return cheapest ? [offLine(cheapest[0], cheapest[1].unitPrice)] : [];
  }
  if (scope === 'order') {
    const value = type === 'percentage' ? percent : amount;
    return [{ ...discount, type, value, scope: 'order' }];
  }
  if (type === 'percentage')
    return promoted.map(([line]) => ({ ...discount, type, value: percent, scope: 'item', line }));
  const totals = promoted.map(([, line]) => line.lineTotal);
  const all = sum(totals);
  const shares = spread(decimal(amount).gt(all) ? all : decimal(amount), totals, currency);
  return promoted
    .map(([line], index) => ({ line, share: shares[index] ?? zero }))
    .filter(({ share }) => share.gt(0))
    .map(({ line, share }) => offLine(line, share));
}
