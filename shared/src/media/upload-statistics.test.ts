import { describe, expect, it } from 'vitest';
import { anImageVariant, aStoredImage } from '../testing/web-records.ts';
import { optimizedImage } from './optimized-image.schema.ts';
import { uploadStatistics } from './upload-statistics.ts';

const { original, variants, webp } = aStoredImage();

describe('what the upload control shows', () => {
  it('O3-20 an upload answers the original’s size, the copies and perhaps a WebP', () => {
    expect(optimizedImage.parse(aStoredImage())).toMatchObject({ original, variants, webp });
    expect(uploadStatistics(1_000_000, { original, variants })).toMatchObject({ finalSize: original.size });
  });

  it('C2-03, O2.10-05 percent saved, final size, number of sizes, and whether there is a WebP', () => {
    expect(uploadStatistics(2_000_000, { original, variants, ...(webp && { webp }) })).toEqual({
      percentReduced: 75,
      finalSize: 500_000,
      responsiveSizes: 3,
      hasWebp: true,
    });
  });

  it.each([
    [500_000, 0],
    [400_000, 0],
    [0, 0],
    [750_000, 33],
    [2_000_000_000, 100],
  ])('C2-03, O2.10-05 of %d bytes it saved %d percent', (chosen, percent) => {
    expect(uploadStatistics(chosen, { original, variants }).percentReduced).toBe(percent);
  });

  it('C2-03, O2.10-05 a width in two formats is one size', () => {
    const copies = {
      small: [anImageVariant(320), anImageVariant(320, { format: 'jpeg' })],
      medium: [],
      large: [],
    };
    expect(uploadStatistics(1, { original, variants: copies }).responsiveSizes).toBe(1);
    const sizes = {
      small: [anImageVariant(320)],
      medium: [anImageVariant(768)],
      large: [anImageVariant(1440)],
    };
    expect(uploadStatistics(1, { original, variants: sizes }).responsiveSizes).toBe(3);
  });

  it('C2-03, O2.10-05 a WebP is the picture itself or any copy', () => {
    const jpeg = { small: [anImageVariant(320, { format: 'jpeg' })], medium: [], large: [] };
    const without = { original, variants: jpeg };
    expect(uploadStatistics(1, without).hasWebp).toBe(false);
    expect(uploadStatistics(1, { ...without, webp: original }).hasWebp).toBe(true);
    for (const size of ['small', 'medium', 'large']) {
      const copies = { small: [], medium: [], large: [], [size]: [anImageVariant(320)] };
      expect(uploadStatistics(1, { original, variants: copies }).hasWebp).toBe(true);
    }
  });
});
