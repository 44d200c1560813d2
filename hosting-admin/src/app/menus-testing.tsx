// Test set-up: a restaurant with a menu of two sections and its items, in memory.
import type { MenuGroupArrangement } from '@bite/shared/catalogue/menu-arrangement.contract';
import type { User } from '@bite/shared/identity/user.schema';
import { arranged } from '../features/catalogue/menu-tree/arrangement.ts';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

export const MENUS = '/t/10000001/r/20000001/menu-groups';
export { slowly };

export const TOPPINGS = 50;
const toppings = aRecord('modifierGroups', TOPPINGS, { name: 'Toppings', modifiers: [{ name: 'Olives' }] });

/** Item 1, 2, … by name. */
export const items = ['Margherita', 'Diavola', 'Barolo', 'Tiramisu'] as const;
export const [DINNER, PIZZA, WINE, LUNCH] = [1, 2, 3, 4] as const;

const having = (...itemIds: number[]) => ({
  items: itemIds.map((itemId, position) => ({ itemId, position })),
});

interface Opened {
  at?: string;
  profile?: User;
  handlers?: MemoryPlatform['handlers'];
  isEmpty?: boolean;
  /** A thousand items in Pizza, and sixty groups. */
  isLarge?: boolean;
}

/** Dinner (Pizza, Wine), Lunch */
export function openMenus({
  at = MENUS,
  profile = withRole('manager'),
  handlers = {},
  isEmpty,
  isLarge = false,
}: Opened = {}) {
  const names = isLarge ? Array.from({ length: 1000 }, (_, n) => `Dish ${n + 1}`) : items;
  const more = Array.from({ length: isLarge ? 56 : 0 }, (_, n) =>
    aRecord('menuGroups', n + 5, { name: `Section ${n}`, parentId: LUNCH, position: n }),
  );
  const inPizza = isLarge ? names.map((_, n) => n + 1) : [1, 2];
  const groups = memoryRecords(
    'menuGroups',
    isEmpty
      ? []
      : [
          aRecord('menuGroups', DINNER, { name: 'Dinner' }),
          aRecord('menuGroups', PIZZA, { name: 'Pizza', parentId: DINNER, ...having(...inPizza) }),
          aRecord('menuGroups', WINE, {
            name: 'Wine',
            parentId: DINNER,
            position: 1,
            visibleInOnlineOrdering: false,
            ...having(...(isLarge ? [] : [3])),
          }),
          aRecord('menuGroups', LUNCH, { name: 'Lunch', position: 1 }),
          ...more,
        ],
    5,
  );
  const dishes = memoryRecords(
    'items',
    names.map((name, n) => aRecord('items', n + 1, { name, basePrice: 9 + n })),
    10,
  );
  const others = (['tags', 'courses', 'salesCategories', 'taxRates', 'prepStations'] as const).map(
    (kind) => memoryRecords(kind, [], 1).handlers,
  );
  const screens = visit({
    at,
    profile,
    handlers: {
      ...Object.assign({}, ...others),
      ...memoryRecords('modifierGroups', [toppings], 60).handlers,
      listAuditEntries: () => ({ entries: [] }),
      ...dishes.handlers,
      ...groups.handlers,
      arrangeMenu: ({ body }) => {
        const { changes } = body as { changes: readonly MenuGroupArrangement[] };
        return {
          records: changes.map(({ menuGroupId, parentId, position, items: sorted }) => {
            const before = groups.stored.get(menuGroupId);
            if (!before) throw new Error(`There is no group ${menuGroupId}`);
            const record = arranged(before, {
              menuGroupId,
              ...(parentId !== undefined && { parentId }),
              ...(position !== undefined && { position }),
              ...(sorted && {
                items: sorted.map(({ itemId, isRequired }) => ({
                  itemId,
                  ...(isRequired && { isRequired }),
                })),
              }),
            });
            groups.stored.set(menuGroupId, record);
            return { record, version: JSON.stringify(record) };
          }),
        };
      },
      ...handlers,
    },
  });
  return { groups: groups.stored, dishes: dishes.stored, ...screens };
}
