import { parseOptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { downloadUrl } from '@bite/shared/media/storage-url';
import { describe, expect, it } from 'vitest';
import { checkedPicture, imageReferenceOf, storedFiles } from './picture-storage.ts';
import { defineLooks } from './pictures/look.ts';
import type { Picture } from './pictures/picture-cache.ts';
import { centred, paper, plated } from './pictures/recipe.ts';

const at = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const { garlicKnots } = defineLooks({ garlicKnots: plated(paper('#ffffff'), undefined, centred('1f968')) });
const picture: Picture = {
  file: '/cache/original.jpg',
  extension: 'jpg',
  width: 2000,
  height: 1500,
  bytes: 9000,
  copies: [
    { file: '/cache/600.webp', size: 'small', width: 600, height: 450, bytes: 900 },
    { file: '/cache/1200.webp', size: 'medium', width: 1200, height: 900, bytes: 2900 },
  ],
};

describe('where a picture of the demo lies', () => {
  it('O7.3-07 with its copies below it, in a folder of its restaurant', () => {
    expect(storedFiles(at, garlicKnots, 'items', picture)).toEqual([
      {
        path: 'tenants/10000001/restaurants/20000001/items/garlic-knots.jpg',
        file: '/cache/original.jpg',
        contentType: 'image/jpeg',
        picture,
      },
      {
        path: 'tenants/10000001/restaurants/20000001/items/garlic-knots.jpg/600.webp',
        file: '/cache/600.webp',
        contentType: 'image/webp',
      },
      {
        path: 'tenants/10000001/restaurants/20000001/items/garlic-knots.jpg/1200.webp',
        file: '/cache/1200.webp',
        contentType: 'image/webp',
      },
    ]);
  });

  it('C9-05 a logo with its square icons, which its record and its references name', () => {
    const logo = { ...picture, icons: [{ file: '/cache/icon-32.png', width: 32, bytes: 400 }] };
    expect(storedFiles(at, garlicKnots, 'branding', logo).at(-1)).toEqual({
      path: 'tenants/10000001/restaurants/20000001/branding/garlic-knots.jpg/32.png',
      file: '/cache/icon-32.png',
      contentType: 'image/png',
    });
    const record = parseOptimizedImage(
      imageReferenceOf(at, garlicKnots, 'branding', logo, (path) => downloadUrl('demo', path)),
    );
    expect(record?.variants.small.at(-1)).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  it('is known as one that the server has looked into', () => {
    const [original] = storedFiles(at, garlicKnots, 'items', picture);
    const uploadedAt = '2026-06-10T22:00:00.000Z';
    expect(checkedPicture(original?.path ?? '', picture, '17', uploadedAt)).toMatchObject({
      path: 'tenants/10000001/restaurants/20000001/pictures/items:garlic-knots.jpg',
      value: expect.objectContaining({
        status: 'ok',
        type: 'image/jpeg',
        width: 2000,
        height: 1500,
        generation: '17',
        copies: [
          { format: 'webp', width: 600, height: 450, size: 900 },
          { format: 'webp', width: 1200, height: 900, size: 2900 },
        ],
      }),
    });
  });

  it('is downloaded from the emulator, or from Google', () => {
    const path = 'tenants/1/restaurants/2/items/a.jpg';
    expect(downloadUrl('demo.appspot.com', path, 'http://127.0.0.1:9199')).toBe(
      'http://127.0.0.1:9199/v0/b/demo.appspot.com/o/tenants%2F1%2Frestaurants%2F2%2Fitems%2Fa.jpg?alt=media',
    );
    expect(downloadUrl('demo.appspot.com', path)).toMatch(
      /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\//,
    );
  });

  it('C3-30 is told as the record of an optimized image', () => {
    const reference = imageReferenceOf(at, garlicKnots, 'branding', picture, (path) =>
      downloadUrl('demo', path),
    );
    const record = parseOptimizedImage(reference);
    expect(record?.aspectRatio).toBe(1.3333);
    expect(record?.original.size).toBe(9000);
    expect(record?.variants.medium).toMatchObject([{ width: 1200, height: 900, format: 'webp', size: 2900 }]);
    expect(record?.variants.small[0]?.url).toContain(
      encodeURIComponent('branding/garlic-knots.jpg/600.webp'),
    );
    expect(record?.variants.large).toEqual([]);
  });
});
