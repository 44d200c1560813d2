// Test set-up: a restaurant with items and what they refer to, in memory.
import type { Item, ItemInput } from '@bite/shared/catalogue/item.schema';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { visit } from './app-testing.tsx';

export const ITEMS = '/t/10000001/r/20000001/items';
export const FIRST = 60_000_001;

export const anItem = (wishes: Partial<ItemInput>, itemId = FIRST): Item =>
  aRecord('items', itemId, { name: 'Margherita', basePrice: 12.5, ...wishes });

export const SPICY = 9;
export const FOOD = 6;
export const CITY_TAX = 5;

interface Opened {
  at?: string;
  handlers?: MemoryPlatform['handlers'];
}

export function openItems(items: readonly Item[], { at = ITEMS, handlers = {} }: Opened = {}) {
  const memory = memoryRecords('items', items, FIRST + 900);
  const others = {
    ...memoryRecords('tags', [aRecord('tags', SPICY, { name: 'Spicy' })], 60_000_900).handlers,
    ...memoryRecords(
      'salesCategories',
      [aRecord('salesCategories', FOOD, { name: 'Food', code: 'F' })],
      60_000_900,
    ).handlers,
    ...memoryRecords('courses', [], 60_000_900).handlers,
    ...memoryRecords('taxRates', [aRecord('taxRates', CITY_TAX, { name: 'City tax', rate: 8 })], 60_000_900)
      .handlers,
    ...memoryRecords('prepStations', [aRecord('prepStations', 2, { name: 'Oven' })], 60_000_900).handlers,
    ...memoryRecords('modifierGroups', [], 60_000_900).handlers,
    ...memoryRecords('menuGroups', [], 60_000_900).handlers,
    listAuditEntries: () => ({ entries: [] }),
  };
  const screens = visit({
    at,
    profile: withRole('manager'),
    handlers: { ...others, ...memory.handlers, ...handlers },
  });
  return { ...memory, ...screens };
}
