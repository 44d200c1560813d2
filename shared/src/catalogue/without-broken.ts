// Removes what diners must not be offered because a dependency is unreadable: items with a modifier group that may be
// required, and items with unknown taxes.
import type { Item } from './item.schema.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import type { LeftOutRecord } from './storefront-gaps.schema.ts';
import type { TaxRate } from './tax-rate.schema.ts';

interface Offers {
  menuGroups: readonly MenuGroup[];
  items: readonly Item[];
  /** The readable records. */
  taxRates: readonly Pick<TaxRate, 'disabled'>[];
}

/** An unreadable tax rate that may be active. */
export interface BrokenTaxRate {
  taxRateId: number;
  mayBeDefault: boolean;
}

export interface Broken {
  modifierGroupIds: ReadonlySet<number>;
  taxRates: readonly BrokenTaxRate[];
}

/** Undefined if the record says that the tax is inactive, whatever else is invalid. */
export function brokenTaxRate(
  taxRateId: number,
  stored: Readonly<Record<string, unknown>>,
): BrokenTaxRate | undefined {
  if (stored['disabled'] === true) return undefined;
  return { taxRateId, mayBeDefault: stored['default'] !== false };
}

export function withoutBroken(
  { menuGroups, items, taxRates }: Offers,
  broken: Broken,
): { menuGroups: MenuGroup[]; items: Item[]; leftOut: LeftOutRecord[] } {
  const leftOut: LeftOutRecord[] = [];
  const isOffered = (record: Omit<LeftOutRecord, 'reason'>, reason: string | undefined): boolean => {
    if (reason !== undefined) leftOut.push({ ...record, reason });
    return reason === undefined;
  };
  const ofDefaults = ratesOfDefaults(taxRates, broken.taxRates);
  return {
    menuGroups: menuGroups.filter((group) =>
      isOffered(
        { kind: 'menuGroup', recordId: String(group.menuGroupId), name: group.name },
        missingGroup(group, broken),
      ),
    ),
    items: items.filter((item) =>
      isOffered(
        { kind: 'item', recordId: String(item.itemId), name: item.name },
        missingGroup(item, broken) ?? missingTax(item, broken.taxRates, ofDefaults),
      ),
    ),
    leftOut,
  };
}

/**
 * The broken rates that may apply to an item without rates of its own. If there is no other rate, all of them: without any
 * rate such an item would be taxed by the restaurant's settings instead.
 */
function ratesOfDefaults(
  readable: Offers['taxRates'],
  broken: readonly BrokenTaxRate[],
): readonly BrokenTaxRate[] {
  return readable.some(({ disabled }) => !disabled) ? broken.filter((rate) => rate.mayBeDefault) : broken;
}

function missingGroup(
  { modifierGroups }: { modifierGroups: readonly { modifierGroupId: number }[] },
  { modifierGroupIds }: Broken,
): string | undefined {
  const missing = modifierGroups.find(({ modifierGroupId }) => modifierGroupIds.has(modifierGroupId));
  return missing && `offers modifier group ${missing.modifierGroupId}, which cannot be read`;
}

function missingTax(
  { taxRateIds }: Pick<Item, 'taxRateIds'>,
  broken: readonly BrokenTaxRate[],
  ofDefaults: readonly BrokenTaxRate[],
): string | undefined {
  const missing = taxRateIds
    ? broken.find(({ taxRateId }) => taxRateIds.includes(taxRateId))
    : ofDefaults.at(0);
  return missing && `may owe tax rate ${missing.taxRateId}, which cannot be read`;
}
