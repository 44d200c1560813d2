// Converts an item's variations to its base price, its sizes or an open price.
import type { ItemFields, PartDraft } from '../menu-draft.ts';
import type { Parsed, ParsedItem } from './catalog.ts';
import type { Variation } from './catalog-object.schema.ts';
import { inOrder, type Mapping } from './mapping.ts';
import { isSoldAtLocation } from './placement.ts';
import { priceAtLocation, type SquarePrice } from './prices.ts';

type PricingFields = Pick<ItemFields, 'pricingStrategy' | 'basePrice' | 'sizePrice' | 'openPrice' | 'sku'>;

export interface Pricing {
  fields: PricingFields;
  /** False if every variation is only sold at other locations. */
  isSoldHere: boolean;
}

interface PricedVariation extends SquarePrice {
  variation: Parsed<Variation>;
}

const DATA = 'item_variation_data';

export function mapPricing(item: ParsedItem, mapping: Mapping): Pricing {
  const ordered = inOrder(item.variations, ({ data }) => data[DATA].ordinal);
  const here = ordered.filter((variation) => whyNotSold(variation, mapping) === undefined);
  for (const variation of ordered) {
    const why = here.length > 0 ? whyNotSold(variation, mapping) : undefined;
    if (why !== undefined) mapping.ledger.leaveOut(variation.source, why);
  }
  const kept = (here.length > 0 ? here : ordered).map((variation) => ({
    variation,
    ...priceAtLocation(variation.source, DATA, variation.data[DATA], mapping),
  }));
  const isSoldHere = here.length > 0 || ordered.length === 0;
  return { fields: pricingOf(item, kept, mapping), isSoldHere };
}

function whyNotSold({ source, data }: Parsed<Variation>, mapping: Mapping): string | undefined {
  if (data[DATA].sellable === false) return 'is kept in stock, not sold';
  return isSoldAtLocation(source, data, mapping) ? undefined : `is not sold at ${mapping.options.location}`;
}

/** Fixed prices take precedence over open ones, since diners must know what to pay. */
function pricingOf(
  item: ParsedItem,
  variations: readonly PricedVariation[],
  mapping: Mapping,
): PricingFields {
  const fixed = variations.filter(({ isOpen }) => !isOpen);
  const open = variations.filter(({ isOpen }) => isOpen);
  for (const { variation } of variations) claim(variation, mapping);
  if (fixed.length === 0 && open.length > 0) return openPricing(open, mapping);
  for (const { variation } of open) {
    mapping.ledger.leaveOut(variation.source, 'has a variable price beside fixed ones of the same item');
  }
  if (fixed.length > 1) return sizePricing(fixed, mapping);
  const [only] = fixed;
  if (!only) mapping.remarks.add(NO_PRICE, item.source);
  return {
    pricingStrategy: 'base',
    basePrice: only ? priceOf(only, item, mapping) : 0,
    sizePrice: [],
    openPrice: false,
    ...(only && onlyOne(only, mapping)),
  };
}

function openPricing(open: readonly PricedVariation[], mapping: Mapping): PricingFields {
  const [only] = open;
  for (const { variation } of open) {
    mapping.ledger.notCarried(
      variation.source,
      'an open price has no sizes',
      `${DATA}.name`,
      `${DATA}.ordinal`,
    );
  }
  return {
    pricingStrategy: 'open',
    basePrice: undefined,
    sizePrice: [],
    openPrice: true,
    ...(only && open.length === 1 && onlyOne(only, mapping)),
  };
}

function sizePricing(fixed: readonly PricedVariation[], mapping: Mapping): PricingFields {
  const sizes = fixed.map((priced): PartDraft => {
    const { source, data } = priced.variation;
    mapping.ledger.carried(source, `${DATA}.name`, `${DATA}.ordinal`);
    mapping.ledger.notCarried(source, 'Bite keeps one SKU an item, none a size', `${DATA}.sku`);
    return { key: source.id, name: data[DATA].name ?? '', price: priceOf(priced, priced.variation, mapping) };
  });
  return { pricingStrategy: 'size', basePrice: undefined, sizePrice: sizes, openPrice: false };
}

/** A single variation is the item itself: the item takes its SKU, and its name is mostly Square's default 'Regular'. */
function onlyOne({ variation }: PricedVariation, { ledger }: Mapping): Pick<PricingFields, 'sku'> {
  const { name = '', sku } = variation.data[DATA];
  ledger.notNeeded(variation.source, `${DATA}.ordinal`);
  if (['', 'regular'].includes(name.trim().toLowerCase())) ledger.notNeeded(variation.source, `${DATA}.name`);
  else
    ledger.notCarried(
      variation.source,
      "names the item's only price, which has no name in Bite",
      `${DATA}.name`,
    );
  ledger.carried(variation.source, `${DATA}.sku`);
  return sku ? { sku } : {};
}

const NO_PRICE = 'has no price in the file: comes in at 0, shown but not orderable';

function priceOf({ price }: PricedVariation, of: Parsed<unknown>, { remarks }: Mapping): number {
  if (price === undefined) remarks.add(NO_PRICE, of.source);
  if (price === 0) remarks.add('costs 0 in the file: shown but not orderable', of.source);
  return price ?? 0;
}

function claim({ source }: Parsed<Variation>, { ledger }: Mapping): void {
  ledger.carried(source, 'id', `${DATA}.item_id`, `${DATA}.sellable`);
}
