// Prices changed by an amount or a percentage, rounded to an ending such as .99 (C3-12, C3-17).
import { atLeastZero, type Big, currencyDecimals, decimal, roundMoney, zero } from '../kernel/money.ts';
import type { Item } from './item.schema.ts';
import type { ModifierGroup } from './modifier-group.schema.ts';

export const priceEndings = ['.00', '.49', '.95', '.99'] as const;
export type PriceEnding = (typeof priceEndings)[number];

export interface PriceChange {
  direction: 'up' | 'down';
  by: 'amount' | 'percent';
  /** In the currency's major unit or in percent; positive. */
  value: number;
  /** Without it the result is only rounded to the currency's decimals. */
  ending?: PriceEnding | undefined;
}

/** Prices of a currency that is counted in whole units have no decimals to end with. */
export const hasEndings = (currency: string): boolean => currencyDecimals(currency) >= 2;

/** Never below zero. What is free stays free, and an ending never turns a rise into a fall or the other way round. */
export function changedPrice(price: number, change: PriceChange, currency: string): number {
  if (price === 0) return 0;
  const before = decimal(price);
  const raw =
    change.direction === 'up'
      ? before.plus(difference(before, change))
      : before.minus(difference(before, change));
  const after = roundMoney(atLeastZero(raw), currency);
  const { ending } = change;
  return (
    ending && hasEndings(currency) ? withEnding(before, after, { ...change, ending }) : after
  ).toNumber();
}

const difference = (price: Big, { by, value }: PriceChange): Big =>
  by === 'amount' ? decimal(value) : price.times(decimal(value)).div(100);

/** The nearest to `after` on its side of `before`, the higher one of two that are equally near; `before` if there is none. */
function withEnding(before: Big, after: Big, { direction, ending }: Required<PriceChange>): Big {
  const above = after.round(0, 0).plus(decimal(`0${ending}`));
  const isOnSide = (one: Big) => (direction === 'up' ? one.gte(before) : one.lte(before));
  const candidates = [above.plus(1), above, above.minus(1)].filter((one) => one.gte(zero) && isOnSide(one));
  const distance = (one: Big) => one.minus(after).abs();
  const [first, ...others] = candidates;
  if (!first) return before;
  return others.reduce((nearest, one) => (distance(one).lt(distance(nearest)) ? one : nearest), first);
}

/** A price of a record that is in force. */
interface NamedPrice {
  /** 'Small'; empty for a record's only price. */
  name: string;
  price: number;
}

/** The prices of one kind of record. */
export interface Pricing<Priced, Prices> {
  /** None where the price is named with the order, or nothing is charged. */
  pricesOf(record: Priced): NamedPrice[];
  /** The fields that hold these prices, which are in the order of `pricesOf`. */
  withPrices(record: Priced, prices: readonly number[]): Prices;
}

type PricedItem = Pick<Item, 'pricingStrategy' | 'basePrice' | 'sizePrice'>;

export const itemPricing: Pricing<PricedItem, Partial<Pick<Item, 'basePrice' | 'sizePrice'>>> = {
  pricesOf({ pricingStrategy, basePrice, sizePrice }) {
    if (pricingStrategy === 'size') return sizePrice.map(({ name, price }) => ({ name, price }));
    return pricingStrategy === 'base' && basePrice !== undefined ? [{ name: '', price: basePrice }] : [];
  },
  withPrices({ pricingStrategy, sizePrice }, prices) {
    if (pricingStrategy === 'base') return prices[0] === undefined ? {} : { basePrice: prices[0] };
    if (pricingStrategy === 'open') return {};
    return { sizePrice: sizePrice.map((size, index) => ({ ...size, price: prices[index] ?? size.price })) };
  },
};

type PricedGroup = Pick<ModifierGroup, 'pricingStrategy' | 'groupPrice' | 'modifiers'>;

export const modifierGroupPricing: Pricing<
  PricedGroup,
  Partial<Pick<ModifierGroup, 'groupPrice' | 'modifiers'>>
> = {
  pricesOf({ pricingStrategy, groupPrice, modifiers }) {
    if (pricingStrategy === 'Individual')
      return modifiers.flatMap(({ name, price, sizePrices }) => [
        { name, price },
        ...sizePrices.map((size) => ({ name: `${name}, ${size.name}`, price: size.price })),
      ]);
    return pricingStrategy === 'Group' && groupPrice !== undefined ? [{ name: '', price: groupPrice }] : [];
  },
  withPrices({ pricingStrategy, modifiers }, prices) {
    if (pricingStrategy === 'Group') return prices[0] === undefined ? {} : { groupPrice: prices[0] };
    if (pricingStrategy === 'No charge') return {};
    const left = [...prices];
    const next = (before: number): number => left.shift() ?? before;
    return {
      modifiers: modifiers.map((one) => ({
        ...one,
        price: next(one.price),
        sizePrices: one.sizePrices.map((size) => ({ ...size, price: next(size.price) })),
      })),
    };
  },
};

/** The fields of the record with changed prices; empty where none of them changes. */
export function priceChanges<Priced, Prices extends object>(
  { pricesOf, withPrices }: Pricing<Priced, Prices>,
  record: Priced,
  change: PriceChange,
  currency: string,
): Prices | Record<never, never> {
  const before = pricesOf(record).map(({ price }) => price);
  const after = before.map((price) => changedPrice(price, change, currency));
  return after.some((price, index) => price !== before[index]) ? withPrices(record, after) : {};
}
