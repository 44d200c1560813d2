import { aMenuGroup, anItem, aStorefront } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { ownPictureAt, withOwnPictures } from './own-pictures.ts';

const STORAGE = 'https://firebasestorage.googleapis.com/v0/b/bite.appspot.com/o/';
const copies = (path: string, storage = STORAGE) => `${storage}${encodeURIComponent(path)}?alt=media`;
const HERO = 'tenants/10000001/restaurants/20000001/branding/hero.jpg/{width}.webp';
const src = copies('tenants/10000001/restaurants/20000001/branding/hero.jpg');
const imageOf = (sized: string) => ({ src, sized, widths: [320, 768], ratio: 1.5 });
const shown = (website: object) => withOwnPictures(aStorefront({ website }), STORAGE).website;

describe('the pictures at the top of a site', () => {
  it('come from its own host, in their copies', () => {
    const { hero, logo } = shown({
      hero: imageOf(copies(HERO)),
      logo: { ...imageOf(copies(HERO)), icons: { sized: copies(HERO.replace('webp', 'png')), widths: [32] } },
    });
    expect(hero).toEqual(imageOf(`/pictures/${HERO}`));
    expect(logo?.icons?.sized).toBe(`/pictures/${HERO.replace('webp', 'png')}`);
  });

  it.each([
    ['of another bucket', copies(HERO, STORAGE.replace('bite.appspot', 'other.appspot'))],
    ['of another host', 'https://pictures.example/{width}.webp'],
    ['of an employee', copies(HERO.replace('branding', 'employees'))],
    ['with a path that leads elsewhere', copies('tenants/1/restaurants/2/branding/../{width}.webp')],
    ['that cannot be read', `${STORAGE}%E0%A4%A`],
  ])('stay where they are: copies %s', (_what, sized) => {
    expect(shown({ hero: imageOf(sized) }).hero).toEqual(imageOf(sized));
  });

  it('are also the first dishes of the first section, but no dish further down', () => {
    const image = imageOf(copies(HERO.replace('branding', 'items')));
    const items = [1, 2, 3, 4].map((itemId) => anItem({ itemId, image }));
    const menuGroups = [
      aMenuGroup({ menuGroupId: 1, itemIds: [] }),
      aMenuGroup({ menuGroupId: 2, itemIds: [3, 1, 2] }),
      aMenuGroup({ menuGroupId: 3, itemIds: [4] }),
    ];
    const { items: sent } = withOwnPictures(aStorefront({ items, menuGroups }), STORAGE);
    const own = sent.filter((item) => item.image?.sized?.startsWith('/pictures/'));
    expect(own.map(({ itemId }) => itemId)).toEqual([1, 3]);
    expect(own[0]?.image).toEqual(imageOf(`/pictures/${HERO.replace('branding', 'items')}`));
  });

  it('have an address that names a copy below a picture, and nothing else in the storage', () => {
    const path = HERO.replace('{width}', '768');
    expect(ownPictureAt(`/pictures/${path}`)).toEqual({ path, type: 'image/webp' });
    for (const other of [
      `/${path}`,
      `/pictures/${HERO}`,
      `/pictures/${path.replace('/768.webp', '')}`,
      `/pictures/${path.replace('branding', 'employees')}`,
      `/pictures/${path.replace('hero.jpg', '..')}`,
      `/pictures/${path}/more.webp`,
      `/pictures/${path.replace('webp', 'svg')}`,
      '/pictures/menu/3',
    ])
      expect(ownPictureAt(other)).toBeUndefined();
  });
});
