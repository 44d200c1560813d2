import { describe, expect, it } from 'vitest';
import { counterName, type EntityType, entityTypes, suggestedPlu } from './identifiers.ts';

const table: [requirement: string, type: EntityType, start: number, prefix: string][] = [
  ['O9-26', 'tenants', 10_000_001, 'TENANT'],
  ['O9-27', 'restaurants', 20_000_001, 'REST'],
  ['O9-28', 'domainMappings', 30_000_001, 'DOMAIN'],
  ['O9-29', 'items', 1, 'ITEM'],
  ['O9-30', 'courses', 1, 'COURSE'],
  ['O9-31', 'salesCategories', 1, 'SALESCAT'],
  ['O9-32', 'taxRates', 1, 'TAXRATE'],
  ['O9-33', 'modifierGroups', 1, 'MODGROUP'],
  ['O9-34', 'menuGroups', 1, 'MENUGROUP'],
  ['O9-35', 'tags', 1, 'TAG'],
  ['O9-36', 'prepStations', 1, 'PREPSTATION'],
  ['O9-37', 'printers', 1, 'PRINTER'],
  ['O9-38', 'employees', 1, 'EMP'],
  ['O9-39', 'jobs', 1, 'JOB'],
  ['O9-40', 'orders', 1, 'ORDER'],
  ['O9-41', 'carts', 1, 'CART'],
];

describe('identifiers', () => {
  it.each(table)('%s, C9-01 %s start at %d under the prefix %s', (_, type, start, prefix) => {
    expect(entityTypes[type]).toMatchObject({ start, prefix });
  });

  it('no entity is numbered that the specification does not name', () => {
    expect(Object.keys(entityTypes).sort()).toEqual(table.map(([, type]) => type).sort());
  });

  it('only tenants, restaurants and domain mappings are numbered for the whole platform', () => {
    const platform = Object.entries(entityTypes).filter(([, { level }]) => level === 'platform');
    expect(platform.map(([type]) => type)).toEqual(['tenants', 'restaurants', 'domainMappings']);
  });

  it("the counter of orders is called 'orderId', every other by its entity", () => {
    expect(counterName('orders')).toBe('orderId');
    expect(counterName('items')).toBe('items');
  });
});

describe('suggested PLU', () => {
  it.each<[EntityType, number, string, string]>([
    ['items', 12, 'Margherita', 'ITEM12_MARGHE'],
    ['items', 7, "Chef's 8 oz. burger", 'ITEM7_CHEFS8'],
    ['items', 1, 'Tea', 'ITEM1_TEA'],
    ['modifierGroups', 3, 'Crème', 'MODGROUP3_CRME'],
    ['items', 9, '寿司', 'ITEM9_'],
  ])('O9-44, C3-14 of %s %d, %j, is %s', (type, id, name, plu) => {
    expect(suggestedPlu(type, id, name)).toBe(plu);
  });
});
