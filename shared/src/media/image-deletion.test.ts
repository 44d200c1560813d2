import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal.ts';
import { anImageVariant, aStoredImage, PICTURE_FOLDER, storageUrl } from '../testing/web-records.ts';
import { failedDeletions, imageUrls, storedPaths } from './image-deletion.ts';

const at = (name: string) => `${PICTURE_FOLDER}/${name}`;

describe('what an image value stands for in storage', () => {
  it('C5-18 of an optimized image: original, WebP and every copy', () => {
    expect(storedPaths(JSON.stringify(aStoredImage()), PICTURE_FOLDER)).toEqual(
      ['dish.jpg', 'dish.webp', 'dish_320.webp', 'dish_768.webp', 'dish_1440.webp'].map(at),
    );
  });

  it('C5-18 of a plain address: that file', () => {
    expect(storedPaths(storageUrl(at('dish.jpg')), PICTURE_FOLDER)).toEqual([at('dish.jpg')]);
  });

  it('C5-18 each but once, though it is named twice or under two addresses', () => {
    const url = storageUrl(at('dish.jpg'));
    const image = aStoredImage({
      webp: { url, size: 1 },
      variants: { small: [anImageVariant(320, { url: `${url}&token=t` })], medium: [], large: [] },
    });
    expect(imageUrls(image)).toEqual([url, `${url}&token=t`]);
    expect(storedPaths(JSON.stringify(image), PICTURE_FOLDER)).toEqual([at('dish.jpg')]);
  });

  it('C3-30 the WebP copy may be missing', () => {
    const { webp, ...image } = aStoredImage();
    expect(imageUrls(image)).not.toContain(webp?.url);
    expect(imageUrls(image)).toHaveLength(4);
  });

  it.each([
    ['{', 'Invalid OptimizedImage JSON format'],
    ['{"original":}', 'Invalid OptimizedImage JSON format'],
    ['{}', 'Invalid OptimizedImage structure'],
    [JSON.stringify({ ...aStoredImage(), variants: {} }), 'Invalid OptimizedImage structure'],
    ['', 'Invalid URL provided to deleteSingleImage'],
    ['dish.jpg', 'Invalid URL provided to deleteSingleImage'],
    ['https://pictures.example/dish.jpg', 'Invalid Firebase Storage URL format'],
    [
      JSON.stringify(aStoredImage({ original: { url: 'https://pictures.example/a.jpg', size: 1 } })),
      'Invalid Firebase Storage URL format',
    ],
  ])('C5-18, C8-06, O8-05 %s is refused: %s', (value, message) => {
    expect(refusalOf(() => storedPaths(value, PICTURE_FOLDER))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
    });
  });

  it.each([
    storageUrl('tenants/10000001/restaurants/20000002/items/dish.jpg'),
    storageUrl(`${PICTURE_FOLDER}/../../20000002/items/dish.jpg`),
    JSON.stringify(aStoredImage({ webp: { url: storageUrl('site-config/hero/a.webp'), size: 1 } })),
  ])('a file of somebody else is not touched: %s', (value) => {
    expect(refusalOf(() => storedPaths(value, PICTURE_FOLDER))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This image does not belong here',
    });
  });
});

describe('a deletion', () => {
  const paths = ['a.jpg', 'a.webp', 'a_320.webp'];
  const gone: PromiseSettledResult<void> = { status: 'fulfilled', value: undefined };
  const kept = (reason: unknown): PromiseSettledResult<void> => ({ status: 'rejected', reason });

  it('C8-06, O8-05 whose copies stay behind is only worth a note', () => {
    expect(failedDeletions(paths, [gone, kept(new Error('busy')), gone])).toEqual(['a.webp']);
    expect(failedDeletions(paths, [gone, gone, gone])).toEqual([]);
  });

  it.each([
    [new Error('object locked'), 'Failed to delete image: object locked'],
    ['boom', 'Failed to delete image: Unknown error'],
  ])('C8-06, O8-05 whose original stays behind has failed: %s', (reason, message) => {
    expect(refusalOf(() => failedDeletions(paths, [kept(reason), gone, gone]))).toMatchObject({
      code: 'UNAVAILABLE',
      message,
    });
  });
});
