import { describe, expect, it } from 'vitest';
import { shareableUrl, storefrontImage } from './storefront-image.ts';

type Url = (width: number, format: string) => string;

/** A picture with the usual copies, at addresses that the test makes up. */
function picture(url: Url, formats = ['webp', 'jpeg']): string {
  const variants = (...widths: number[]) =>
    formats.flatMap((format) =>
      widths.map((width) => ({ url: url(width, format), format, width, height: width / 2, size: width })),
    );
  return JSON.stringify({
    original: { url: 'https://pictures.example/original.jpg', size: 900_000 },
    webp: { url: 'https://pictures.example/original.webp', size: 400_000 },
    variants: { small: variants(320, 600), medium: variants(768), large: [] },
    aspectRatio: 1.77777,
  });
}

describe('pictures in a storefront', () => {
  it('copies that differ by their width alone become one template, in the smallest format', () => {
    expect(
      storefrontImage(
        picture((width, format) => `https://pictures.example/o/a%2F${width}.${format}?alt=media`),
      ),
    ).toEqual({
      src: 'https://pictures.example/o/a%2F768.jpeg?alt=media',
      sized: 'https://pictures.example/o/a%2F{width}.webp?alt=media',
      widths: [320, 600, 768],
      ratio: 1.778,
    });
  });

  it('a number in the name that happens to be a width is left alone', () => {
    const image = storefrontImage(
      picture((width) => `https://pictures.example/320/dish-${width}.jpg`, ['jpeg']),
    );
    expect(image?.sized).toBe('https://pictures.example/320/dish-{width}.jpg');
  });

  it('copies with addresses of their own become the middle one', () => {
    const image = storefrontImage(
      picture((width, format) => `https://pictures.example/${width}.${format}?token=t${width % 11}`),
    );
    expect(image).toEqual({ src: 'https://pictures.example/768.webp?token=t9', ratio: 1.778 });
  });

  it('a small picture without copies is shown as it is', () => {
    expect(storefrontImage(picture(() => '', []))).toEqual({
      src: 'https://pictures.example/original.webp',
      ratio: 1.778,
    });
  });

  it('a plain address is a picture, a broken record is none', () => {
    expect(storefrontImage('https://pictures.example/a.jpg')).toEqual({
      src: 'https://pictures.example/a.jpg',
      ratio: 4 / 3,
    });
    expect(storefrontImage('{"original":')).toBeUndefined();
    expect(storefrontImage(undefined)).toBeUndefined();
  });

  it('C9-05 the square PNG copies of a logo are its icons, and nothing else', () => {
    const square = (width: number) => ({
      url: `https://pictures.example/logo.png/${width}.png`,
      format: 'png' as const,
      width,
      height: width,
      size: width,
    });
    const logo = {
      original: { url: 'https://pictures.example/logo.png', size: 400_000 },
      variants: { small: [square(32), square(180)], medium: [], large: [] },
      aspectRatio: 2,
    };
    expect(storefrontImage(JSON.stringify(logo))).toEqual({
      src: 'https://pictures.example/logo.png',
      ratio: 2,
      icons: { sized: 'https://pictures.example/logo.png/{width}.png', widths: [32, 180] },
    });
  });

  it('a preview gets a JPEG wide enough, the original where there is none, or the plain address', () => {
    const jpegs = picture((width, format) => `https://pictures.example/${width}.${format}`);
    expect(shareableUrl(jpegs)).toBe('https://pictures.example/768.jpeg');
    expect(shareableUrl(picture((width) => `https://pictures.example/${width}.webp`, ['webp']))).toBe(
      'https://pictures.example/original.jpg',
    );
    expect(shareableUrl('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg');
    expect(shareableUrl('{}')).toBeUndefined();
  });
});
