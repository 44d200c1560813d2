import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { refusalOf } from '../testing/refusal.ts';
import { PICTURE_FOLDER } from '../testing/web-records.ts';
import { downloadUrl, imagePaths, isInFolder, storagePathOf } from './storage-url.ts';

describe('the paths of a picture', () => {
  it('are its own in a folder, and those of its copies below it: no two pictures share one', () => {
    const { original, webp, variant } = imagePaths(PICTURE_FOLDER, 'dish', 'png');
    expect(original).toBe(`${PICTURE_FOLDER}/dish.png`);
    expect(webp).toBe(`${PICTURE_FOLDER}/dish.png/full.webp`);
    expect([variant(320, 'webp'), variant(768, 'jpeg'), variant(1440, 'png')]).toEqual([
      `${PICTURE_FOLDER}/dish.png/320.webp`,
      `${PICTURE_FOLDER}/dish.png/768.jpg`,
      `${PICTURE_FOLDER}/dish.png/1440.png`,
    ]);
  });
});

describe('a download address', () => {
  it('C5-18 is the service’s own, or its emulator’s', () => {
    expect(downloadUrl('bite.appspot.com', 'site-config/hero/a b.jpg')).toBe(
      'https://firebasestorage.googleapis.com/v0/b/bite.appspot.com/o/site-config%2Fhero%2Fa%20b.jpg?alt=media',
    );
    expect(downloadUrl('b', 'a', 'http://127.0.0.1:9199')).toBe('http://127.0.0.1:9199/v0/b/b/o/a?alt=media');
  });

  it.each([
    ['https://firebasestorage.googleapis.com/v0/b/x/o/a%2Fb.jpg?alt=media&token=t', 'a/b.jpg'],
    ['http://127.0.0.1:9199/v0/b/x/o/a.jpg', 'a.jpg'],
    ['https://firebasestorage.googleapis.com/v0/b/o/o/o%2Fo%2Fa.jpg', 'o/o/a.jpg'],
  ])('C5-18 %s stands for %s', (url, path) => {
    expect(storagePathOf(url)).toBe(path);
  });

  it('C5-18 leads back to any path', () => {
    const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes('/'));
    holds(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        const path = segments.join('/');
        expect(storagePathOf(downloadUrl('bite', path))).toBe(path);
      }),
    );
  });

  it.each([
    'https://pictures.example/dish.jpg',
    'https://firebasestorage.googleapis.com/v0/b/x/o/',
    'https://firebasestorage.googleapis.com/v0/b/x/a.jpg',
    'https://firebasestorage.googleapis.com/v0/b/x/o/a/b.jpg',
    'https://firebasestorage.googleapis.com/v0/b/o/a.jpg',
    'https://evil.example/x/v0/b/x/o/a.jpg',
    'https://firebasestorage.googleapis.com/v0/b/x/o/%E0%A4%A',
  ])('C5-18, C8-06, O8-05 %s is none', (url) => {
    expect(refusalOf(() => storagePathOf(url))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Invalid Firebase Storage URL format',
    });
  });

  it.each([
    '',
    'dish.jpg',
    '/v0/b/x/o/a.jpg',
    'gs://x/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
  ])('C5-18, C8-06, O8-05 %j is no address at all', (url) => {
    expect(refusalOf(() => storagePathOf(url)).message).toBe('Invalid URL provided to deleteSingleImage');
  });
});

describe('a folder', () => {
  it.each([
    [`${PICTURE_FOLDER}/dish.jpg`, true],
    [`${PICTURE_FOLDER}/old/dish.jpg`, true],
    [PICTURE_FOLDER, false],
    [`${PICTURE_FOLDER}-2/dish.jpg`, false],
    [`x/${PICTURE_FOLDER}/dish.jpg`, false],
    [`${PICTURE_FOLDER}/../branding/dish.jpg`, false],
    [`${PICTURE_FOLDER}/so..so.jpg`, true],
  ])('holds %s: %s', (path, expected) => {
    expect(isInFolder(path, PICTURE_FOLDER)).toBe(expected);
  });
});
