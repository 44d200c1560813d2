// The tax rates of an item and whether its price includes them. No tax in the file means untaxed.
import type { ItemFields } from '../menu-draft.ts';
import type { Parsed, ParsedItem } from './catalog.ts';
import type { Tax } from './catalog-object.schema.ts';
import type { Mapping } from './mapping.ts';

const FIELD = 'item_data.tax_ids';
const isInclusive = ({ data }: Parsed<Tax>): boolean => data.tax_data.inclusion_type === 'INCLUSIVE';

/** `taxes` contains the imported rates, by Square id. */
export function mapItemTaxes(
  item: ParsedItem,
  taxes: ReadonlyMap<string, Parsed<Tax>>,
  mapping: Mapping,
): Pick<ItemFields, 'taxRateIds' | 'taxInclusion'> {
  const { source, data } = item;
  const { tax_ids: ids = [], is_taxable: isTaxable = true } = data.item_data;
  mapping.ledger.carried(source, FIELD, 'item_data.is_taxable');
  if (!isTaxable) {
    mapping.ledger.notCarried(source, 'the item is marked as not taxable', FIELD);
    return { taxRateIds: [], taxInclusion: 'exclusive' };
  }
  const owed = [...new Set(ids)].flatMap((id) => taxes.get(id) ?? []);
  for (const [index, id] of ids.entries()) {
    if (!taxes.has(id))
      mapping.ledger.notCarried(source, 'names a tax that is deleted or left out', `${FIELD}[${index}]`);
  }
  const added = owed.filter((tax) => !isInclusive(tax));
  if (added.length === 0)
    return { taxRateIds: idsOf(owed), taxInclusion: owed.length > 0 ? 'inclusive' : 'exclusive' };
  if (added.length < owed.length) reportMixed(item, owed, mapping);
  return { taxRateIds: idsOf(added), taxInclusion: 'exclusive' };
}

const idsOf = (taxes: readonly Parsed<Tax>[]): string[] => taxes.map(({ source }) => source.id);

/** Bite's items are inclusive or exclusive as a whole; keeping the added taxes keeps what the diner pays. */
function reportMixed(
  { source, data }: ParsedItem,
  owed: readonly Parsed<Tax>[],
  { ledger, remarks }: Mapping,
): void {
  remarks.add(
    'has both added and included taxes: the added ones are charged, the included ones stay inside the price unnamed',
    source,
  );
  const inside = idsOf(owed.filter(isInclusive));
  for (const [index, id] of (data.item_data.tax_ids ?? []).entries()) {
    if (inside.includes(id))
      ledger.notCarried(source, 'is included in the price beside taxes that are added', `${FIELD}[${index}]`);
  }
}
