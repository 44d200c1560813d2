import { describe, expect, it } from 'vitest';
import { placeOfPicture } from './picture-place.ts';
import { imagePaths } from './storage-url.ts';

const restaurant = 'tenants/10000001/restaurants/20000001';

describe('C7-04 O7.3-07 which picture a path of storage stands for', () => {
  it('one of a restaurant, in each of its folders', () => {
    expect(placeOfPicture(`${restaurant}/menu-groups/pizza.png`)).toEqual({
      at: { tenantId: 10_000_001, restaurantId: 20_000_001 },
      folder: 'menu-groups',
      name: 'pizza.png',
    });
  });

  it('one of the site configuration', () => {
    expect(placeOfPicture('site-config/hero/night.webp')).toEqual({ folder: 'hero', name: 'night.webp' });
  });

  it.each([
    ['a copy of a picture', imagePaths(`${restaurant}/items`, 'dish', 'jpg').variant(320, 'webp')],
    ['another folder of a restaurant', `${restaurant}/exports/orders.csv`],
    ['another folder of the site configuration', 'site-config/other/a.png'],
    ['a restaurant without a number', 'tenants/1/restaurants/luigis/items/a.jpg'],
    ['a number in another spelling', 'tenants/1/restaurants/0020000001/items/a.jpg'],
    ['a file of a tenant', 'tenants/10000001/items/a.jpg'],
    ['a folder', `${restaurant}/items/`],
  ])('none: %s', (_what, path) => {
    expect(placeOfPicture(path)).toBeUndefined();
  });
});
