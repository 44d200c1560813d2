// Square's amounts are integers in the currency's smallest unit; Bite's are decimals in its major unit.
import { currencyDecimals, decimal } from '../../kernel/money.ts';
import type { ObjectName } from './catalog.ts';
import type { SquareMoney, Variation } from './catalog-object.schema.ts';
import type { Mapping } from './mapping.ts';

/** 1250 in USD is 12.5, in JPY 1250, in KWD 1.25. */
export function toMajorUnit(amount: number, currency: string): number {
  return decimal(amount)
    .div(decimal(10).pow(currencyDecimals(currency)))
    .toNumber();
}

export type Priced = Pick<
  Variation['item_variation_data'],
  'pricing_type' | 'price_money' | 'location_overrides'
>;

export interface SquarePrice {
  /** The price is entered at the sale. */
  isOpen: boolean;
  /** In the major unit; absent if the file has none. */
  price?: number;
}

const ELSEWHERE = 'holds at one location: name yours by Square’s id';
const PRICING = ['pricing_type', 'price_money'] as const;

/** The location's own price, else the general one. `data` is the object's field container. */
export function priceAtLocation(
  object: ObjectName,
  data: string,
  priced: Priced,
  mapping: Mapping,
): SquarePrice {
  const { currency, location } = mapping.options;
  const overrides = priced.location_overrides ?? [];
  const own = location === undefined ? -1 : overrides.findIndex(({ location_id: id }) => id === location);
  const override = overrides[own];
  claimPricing(object, data, priced, own, mapping);
  const money: SquareMoney = override?.price_money ?? priced.price_money;
  if ((override?.pricing_type ?? priced.pricing_type) === 'VARIABLE_PRICING') {
    mapping.ledger.notCarried(object, 'has no effect: the price is named at the sale', `${data}.price_money`);
    return { isOpen: true };
  }
  if (money?.amount === undefined) return { isOpen: false };
  return { isOpen: false, price: toMajorUnit(money.amount, currency) };
}

function claimPricing(object: ObjectName, data: string, priced: Priced, own: number, mapping: Mapping): void {
  const { ledger, options } = mapping;
  ledger.carried(object, ...PRICING.map((field) => `${data}.${field}`));
  for (const [index, override] of (priced.location_overrides ?? []).entries()) {
    const path = `${data}.location_overrides[${index}]`;
    const prices = PRICING.map((field) => `${path}.${field}`);
    if (index === own) {
      ledger.carried(object, `${path}.location_id`, ...prices);
      ledger.notNeeded(
        object,
        ...PRICING.filter((field) => override[field]).map((field) => `${data}.${field}`),
      );
    } else if (options.location === undefined) ledger.notCarried(object, ELSEWHERE, ...prices);
    else ledger.notNeeded(object, path);
  }
}
