import { describe, expect, it } from 'vitest';
import { collections, pathPatterns, paths } from './paths.ts';

const at = { tenantId: 10_000_001, restaurantId: 20_000_001 };

describe('where documents lie', () => {
  it.each([
    [paths.user('u1'), 'users/u1'],
    [paths.tenant(at.tenantId), 'tenants/10000001'],
    [paths.restaurant(at), 'tenants/10000001/restaurants/20000001'],
    [
      paths.restaurantCollection(at, collections.menuGroups),
      'tenants/10000001/restaurants/20000001/menu_groups',
    ],
    [paths.restaurantCounter(at, 'items'), 'tenants/10000001/restaurants/20000001/counters/items'],
    [paths.order(at, 'g'), 'tenants/10000001/restaurants/20000001/orders/g'],
    [paths.kitchenItem(at, 'g', 'i'), 'tenants/10000001/restaurants/20000001/orders/g/kitchen_items/i'],
  ])('O7.3-03 %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('a kitchen item lies in its order’s own collection', () => {
    expect(paths.kitchenItem(at, 'g', 'i')).toBe(`${paths.kitchenItems(at, 'g')}/i`);
    expect(paths.kitchenItems(at, 'g').startsWith(`${paths.order(at, 'g')}/`)).toBe(true);
  });

  it.each([
    [pathPatterns.tenant, paths.tenant(1)],
    [pathPatterns.restaurant, paths.restaurant({ tenantId: 1, restaurantId: 2 })],
    [pathPatterns.domainMapping, paths.domainMapping(3)],
    [pathPatterns.order, paths.order({ tenantId: 1, restaurantId: 2 }, 'g')],
    [pathPatterns.kitchenItem, paths.kitchenItem({ tenantId: 1, restaurantId: 2 }, 'g', 'i')],
    [
      pathPatterns.restaurantCollection(collections.items),
      `${paths.restaurantCollection({ tenantId: 1, restaurantId: 2 }, collections.items)}/7`,
    ],
  ])('%s is what a trigger listens to for %s', (pattern, path) => {
    const ids = {
      tenantId: '1',
      restaurantId: '2',
      domainId: '3',
      orderGuid: 'g',
      orderItemGuid: 'i',
      id: '7',
    };
    const filled = pattern.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name]);
    expect(filled).toBe(path);
  });
});
