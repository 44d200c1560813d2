import { describe, expect, it } from 'vitest';
import { downloadUrl } from '../media/storage-url.ts';
import { type StoredPicture, storedPicture } from '../media/stored-picture.schema.ts';
import { aGroupEntity, anItemEntity, someSources } from '../testing/storefront-sources.ts';
import { composeStorefront } from './compose-storefront.ts';
import { pictureIdsToResolve, withCopies } from './storefront-pictures.ts';

const { restaurant } = someSources();
const { tenantId, restaurantId } = restaurant;
const pathOf = (file: string) => `tenants/${tenantId}/restaurants/${restaurantId}/${file}`;
const urlOf = (file: string) => downloadUrl('bite', pathOf(file));

const checked = (folder: string, name: string, copies?: object[]): StoredPicture =>
  storedPicture.parse({
    ...{ path: pathOf(`${folder}/${name}`), folder, name, generation: '1', size: 9000 },
    ...{ uploadedAt: '2026-06-10T22:00:00.000Z', checkedAt: '2026-06-10T22:00:00.000Z' },
    ...{ status: 'ok', type: 'image/jpeg', width: 800, height: 400, isAnimated: false, copies },
  });

const sources = someSources({
  items: [anItemEntity(1, { imageUrl: urlOf('items/a.jpg') })],
  menuGroups: [aGroupEntity(1, [1], { image: urlOf('menu-groups/b.jpg') })],
  restaurant: {
    ...restaurant,
    websiteConfig: {
      ...restaurant.websiteConfig,
      branding: { ...restaurant.websiteConfig.branding, logo: urlOf('branding/c.png') },
      gallery: [{ picture: urlOf('branding/d.jpg'), text: 'The dining room' }],
    },
  },
});

describe('pictures that were saved before their copies were made', () => {
  it('C3-30 are found wherever a storefront has one', () => {
    expect(pictureIdsToResolve(sources)).toEqual([
      ...['items:a.jpg', 'menu-groups:b.jpg', 'branding:c.png', 'branding:d.jpg'],
    ]);
  });

  it('C3-30 are shown with their copies as soon as there are some', () => {
    const copies = [{ format: 'webp', width: 320, height: 160, size: 500 }];
    const known = new Map([['items:a.jpg', checked('items', 'a.jpg', copies)]]);
    const { items, menuGroups } = composeStorefront(withCopies(sources, known));
    expect(items[0]?.image).toEqual({
      src: urlOf('items/a.jpg'),
      sized: urlOf('items/a.jpg/320.webp').replace('320', '{width}'),
      widths: [320],
      ratio: 2,
    });
    expect(menuGroups[0]?.image).toEqual({ src: urlOf('menu-groups/b.jpg'), ratio: 4 / 3 });
  });

  it('those without copies, and what is none of its own, stay as they are', () => {
    const others = [
      'https://pictures.example/a.jpg',
      downloadUrl('bite', `tenants/${tenantId}/restaurants/1/items/a.jpg`),
      urlOf('exports/a.csv'),
      '{"original":1}',
    ];
    const items = others.map((imageUrl, index) => ({ ...anItemEntity(index + 1), imageUrl }));
    expect(pictureIdsToResolve({ ...someSources(), items })).toEqual([]);
    const without = new Map([['items:a.jpg', checked('items', 'a.jpg')]]);
    expect(withCopies(sources, without)).toEqual(sources);
  });
});
