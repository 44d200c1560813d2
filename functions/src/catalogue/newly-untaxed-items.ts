// Finds items that an import would make untaxed. A file without taxes means "untaxed", which may not be intended.
import type { MenuDraft } from '@bite/shared/catalogue/menu-draft';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { OpenMenu } from '../ports/catalogue-writer.ts';

/** Names of items without a tax in the file that are taxed today, or would be as new items. */
export function newlyUntaxedItems(
  draft: MenuDraft,
  { menu, imported }: Pick<OpenMenu, 'menu' | 'imported'>,
  { settings }: Pick<Restaurant, 'settings'>,
): string[] {
  const taxesByDefault =
    menu.taxRates.length > 0
      ? menu.taxRates.some((rate) => rate.default && !rate.disabled)
      : settings.taxRate > 0;
  const stored = new Map(menu.items.map((item) => [item.itemId, item]));
  return draft.items
    .filter(({ key, fields }) => {
      if (fields.taxRateIds?.length !== 0) return false;
      const rates = stored.get(imported.items[key] ?? 0)?.taxRateIds;
      return rates === undefined ? taxesByDefault : rates.length > 0;
    })
    .map(({ fields }) => fields.name ?? '');
}
