import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import {
  counterName,
  type EntityType,
  entityTypes,
  initialNextId,
  isBelowMinimum,
  isEntityType,
  suggestedPlu,
  takeIds,
} from './identifiers.ts';

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
  ['C9-01', 'deliveryZones', 1, 'ZONE'],
  ['O9-35', 'tags', 1, 'TAG'],
  ['O9-36', 'prepStations', 1, 'PREPSTATION'],
  ['O9-37', 'printers', 1, 'PRINTER'],
  ['C9-01', 'promotions', 1, 'PROMO'],
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

describe('numbering', () => {
  const types = table.map(([, type]) => type);
  const numbered = types.filter((type) => type !== 'orders' && type !== 'carts');

  it('O5-13, C5-16 knows its entities and no others', () => {
    expect(types.every(isEntityType)).toBe(true);
    expect(['reviews', 'item', '', 'toString', '__proto__'].filter(isEntityType)).toEqual([]);
  });

  it.each(table)('O5-13, C5-16, %s an id of %s below %d is below the minimum', (_, type, start) => {
    expect(isBelowMinimum(type, start - 1)).toBe(true);
    expect(isBelowMinimum(type, start)).toBe(false);
  });

  it.each(numbered)(
    'O9-42, C9-01 the counter of %s starts one below the first id, and that is given first',
    (type) => {
      const { start } = entityTypes[type];
      expect(initialNextId(type)).toBe(start - 1);
      expect(takeIds(type, initialNextId(type))).toEqual({ first: start, nextId: start });
      expect(takeIds(type, undefined)).toEqual({ first: start, nextId: start });
    },
  );

  it.each(['orders', 'carts'] as const)(
    'O9-42, C9-01 the first of the %s makes its counter, takes the first id and leaves the next',
    (type) => {
      expect(takeIds(type, undefined)).toEqual({ first: 1, nextId: 2 });
      expect(initialNextId(type)).toBe(2);
    },
  );

  it.each([
    ['items', 17, 1, { first: 18, nextId: 18 }],
    ['items', 17, 3, { first: 18, nextId: 20 }],
    ['orders', 17, 1, { first: 17, nextId: 18 }],
    ['carts', 17, 3, { first: 17, nextId: 20 }],
  ] as const)('O9-43, C4-06 %s whose counter holds %d, %d of them: %j', (type, held, count, expected) => {
    expect(takeIds(type, held, count)).toEqual(expected);
  });

  it('O9-43, C4-06 gives every id once and leaves none out, however many are taken at a time', () => {
    const takes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 9 });
    holds(
      fc.property(fc.constantFrom(...types), takes, (type, counts) => {
        const given: number[] = [];
        let held: number | undefined;
        for (const count of counts) {
          const { first, nextId } = takeIds(type, held, count);
          for (let id = first; id < first + count; id += 1) given.push(id);
          held = nextId;
        }
        expect(given).toEqual(given.map((_, index) => entityTypes[type].start + index));
      }),
    );
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

  it('O9-44, C3-14 holds capitals and digits alone, whatever the name', () => {
    holds(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1 }), (name, id) => {
        const plu = suggestedPlu('items', id, name);
        expect(plu).toMatch(/^[A-Z0-9_]+$/);
        expect(plu).toMatch(new RegExp(`^ITEM${id}_[A-Z0-9]{0,6}$`));
      }),
    );
  });
});
