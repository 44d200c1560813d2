// Builds valid stored menu entities for tests.
import { type Item, item } from '@bite/shared/catalogue/item.schema';
import { type MenuGroup, menuGroup } from '@bite/shared/catalogue/menu-group.schema';
import { type ModifierGroup, modifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import { type TaxRate, taxRate } from '@bite/shared/catalogue/tax-rate.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';

const EPOCH = '2026-01-01T00:00:00.000Z';
const common = (guid: number) => ({ guid: aGuid(guid), createdAt: EPOCH, updatedAt: EPOCH });

export const aStoredItem = (itemId: number, change: Partial<Item> = {}): Item =>
  item.parse({ itemId, name: `Item ${itemId}`, basePrice: 5, ...common(10_000 + itemId), ...change });

export const aStoredGroup = (menuGroupId: number, change: Partial<MenuGroup> = {}): MenuGroup =>
  menuGroup.parse({ menuGroupId, name: `Group ${menuGroupId}`, ...common(20_000 + menuGroupId), ...change });

export const aStoredModifierGroup = (
  modifierGroupId: number,
  change: Partial<ModifierGroup> = {},
): ModifierGroup =>
  modifierGroup.parse({
    modifierGroupId,
    name: `Choice ${modifierGroupId}`,
    ...common(30_000 + modifierGroupId),
    ...change,
  });

export const aStoredTaxRate = (taxRateId: number, change: Partial<TaxRate> = {}): TaxRate =>
  taxRate.parse({ taxRateId, name: `Rate ${taxRateId}`, rate: 7, ...common(40_000 + taxRateId), ...change });
