// How many prices a planned change of a record changes.
import type { Fields } from '../../kernel/fields.ts';
import type { Item } from '../item.schema.ts';
import type { ModifierGroup } from '../modifier-group.schema.ts';
import { itemPricing, modifierGroupPricing } from '../price-change.ts';
import type { ScheduledKind } from './scheduled-kinds.ts';

const priceFields: Partial<Record<ScheduledKind, readonly string[]>> = {
  items: ['basePrice', 'sizePrice'],
  modifierGroups: ['groupPrice', 'modifiers'],
};

/** Undefined if other fields change, too. */
export function changedPrices(
  kind: ScheduledKind,
  { before, after, changes }: { before: Fields; after: Fields; changes: Fields },
): number | undefined {
  const fields = priceFields[kind];
  if (!fields || !Object.keys(changes).every((field) => fields.includes(field))) return undefined;
  const [from, to] = [before, after].map((record) =>
    kind === 'items'
      ? itemPricing.pricesOf(record as unknown as Item)
      : modifierGroupPricing.pricesOf(record as unknown as ModifierGroup),
  );
  const count = to?.filter(({ price }, index) => price !== from?.[index]?.price).length ?? 0;
  return count === 0 ? undefined : count;
}
