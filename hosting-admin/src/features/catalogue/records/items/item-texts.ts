// What an item's fields say, in words: '$9.00 to $14.00', 'Untaxed'.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { allergenNames } from '@bite/shared/catalogue/allergens';
import { dietNames } from '@bite/shared/catalogue/diets';
import { isMarkedSoldOut } from '@bite/shared/catalogue/sold-out';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { translationWords } from '../translation-names.ts';
import type { ItemRecord } from './item-values.ts';

type Priced = Pick<ItemRecord, 'pricingStrategy' | 'basePrice' | 'sizePrice'>;

/** Its one price or those of its sizes; none if the price is named with the order. */
export function pricesOf({ pricingStrategy, basePrice, sizePrice }: Priced): number[] {
  if (pricingStrategy === 'size') return sizePrice.map(({ price }) => price);
  return pricingStrategy === 'base' && basePrice !== undefined ? [basePrice] : [];
}

/** '$12.50', '$9.00 to $14.00', 'Open', '' */
export function priceText(item: Priced, currency: string): string {
  if (item.pricingStrategy === 'open') return 'Open';
  const prices = pricesOf(item);
  if (prices.length === 0) return '';
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const money = (amount: number) => formatMoney(amount, currency);
  return least === most ? money(least) : `${money(least)} to ${money(most)}`;
}

export type ItemState = 'onSale' | 'soldOut' | 'off';

export const stateNames: Readonly<Record<ItemState, string>> = {
  onSale: 'On sale',
  soldOut: 'Sold out',
  off: 'Off the menu',
};

/** @param now Milliseconds since the epoch. */
export function itemState({ isActive, soldOut }: ItemRecord, now: number): ItemState {
  if (!isActive) return 'off';
  return isMarkedSoldOut(soldOut, now) ? 'soldOut' : 'onSale';
}

export const strategyNames = { base: 'One price', size: 'By size', open: 'Named with the order' } as const;
export const inclusionNames = { exclusive: 'Come on top', inclusive: 'Are in the price' } as const;

/** Of the fields that are a choice or a list of choices. */
export const itemChoiceNames = {
  pricingStrategy: strategyNames,
  taxInclusion: inclusionNames,
  allergens: allergenNames,
  diets: dietNames,
} as const;

/** 'Milk; Eggs' */
const listWords = (names: readonly string[]): string => names.join('; ') || 'None stated';

/** 'Large (Grande): $14.00' */
function sizeText({ name, translations, price }: ItemRecord['sizePrice'][number], currency: string): string {
  const inSpanish = translations?.es?.name;
  return `${name}${inSpanish ? ` (${inSpanish})` : ''}: ${formatMoney(price, currency)}`;
}

/** Says nothing about this item. */
const NOT_USED = '';

export function itemWordsOf(field: string, item: ItemRecord, { currency }: MyRestaurant): string | undefined {
  switch (field) {
    case 'pricingStrategy':
      return itemChoiceNames.pricingStrategy[item.pricingStrategy];
    case 'basePrice':
      if (item.pricingStrategy !== 'base' || item.basePrice === undefined) return NOT_USED;
      return formatMoney(item.basePrice, currency);
    case 'sizePrice':
      if (item.pricingStrategy !== 'size') return NOT_USED;
      return item.sizePrice.map((size) => sizeText(size, currency)).join('\n');
    case 'taxRateIds':
      if (item.taxRateIds === undefined) return 'The restaurant’s default rates';
      return item.taxRateIds.length === 0 ? 'Untaxed' : undefined;
    case 'taxInclusion':
      return itemChoiceNames.taxInclusion[item.taxInclusion];
    case 'allergens':
      return listWords(item.allergens.map((one) => itemChoiceNames.allergens[one]));
    case 'diets':
      return listWords(item.diets.map((one) => itemChoiceNames.diets[one]));
    case 'translations':
      return translationWords(item.translations);
    case 'imageUrl':
      return item.imageUrl === undefined ? undefined : 'A picture';
    case 'soldOut':
      return NOT_USED;
    default:
      return undefined;
  }
}
