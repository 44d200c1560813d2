// Finds invalid prices: in another currency than the restaurant's, or out of range.
import { type Fields, isFields } from '../../kernel/fields.ts';
import { money } from '../../kernel/schema.ts';
import type { Catalog, Fault, Source } from './catalog.ts';
import { tableOf } from './leaves.ts';
import { toMajorUnit } from './prices.ts';

const dataFields = tableOf({
  ITEM_VARIATION: 'item_variation_data',
  MODIFIER: 'modifier_data',
});

type Price = readonly [field: string, price: Fields];

function pricesOf({ type, raw }: Source): Price[] {
  const path = dataFields.get(type);
  const data = path && raw[path];
  if (!path || !isFields(data)) return [];
  const overrides = Array.isArray(data['location_overrides']) ? data['location_overrides'] : [];
  const priced: [string, unknown][] = [
    [path, data],
    ...overrides.map((override, index): [string, unknown] => [
      `${path}.location_overrides[${index}]`,
      override,
    ]),
  ];
  return priced.flatMap(([place, fields]): Price[] => {
    const price = isFields(fields) ? fields['price_money'] : undefined;
    return isFields(price) ? [[`${place}.price_money`, price]] : [];
  });
}

function whatIsWrong(
  [field, { amount, currency }]: Price,
  expected: string,
): Pick<Fault, 'field' | 'message'> | undefined {
  if (currency !== undefined && currency !== expected) {
    const message = `is ${String(currency)}, but the restaurant's currency is ${expected}`;
    return { field: `${field}.currency`, message };
  }
  if (amount === undefined) return undefined;
  if (currency === undefined) return { field: `${field}.currency`, message: 'is missing' };
  const isJudged = typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0;
  const isPrice = !isJudged || money.safeParse(toMajorUnit(amount, expected)).success;
  return isPrice ? undefined : { field: `${field}.amount`, message: 'is more than a price can be' };
}

export function checkPrices({ sources }: Catalog, currency: string): Fault[] {
  return sources.flatMap((source) => {
    const { type, id, name, isDeleted } = source;
    if (isDeleted) return [];
    return pricesOf(source).flatMap((price) => {
      const wrong = whatIsWrong(price, currency);
      return wrong ? [{ type, id, name, ...wrong }] : [];
    });
  });
}
