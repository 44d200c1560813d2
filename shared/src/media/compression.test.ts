import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { compression, fittedSize, smallerOf } from './compression.ts';

describe('compressing a picture', () => {
  it('C9-05, O9-18, O9-20, O9-22 aims at these figures', () => {
    expect(compression).toEqual({
      maxBytes: 1_048_576,
      maxWidth: 1920,
      maxHeight: 1080,
      quality: 0.8,
      controlQuality: 0.85,
      resizeQuality: 0.9,
      keepsMetadata: false,
      formats: ['webp', 'jpeg'],
    });
  });

  it.each([
    [1920, 1080, 1920, 1080],
    [3840, 2160, 1920, 1080],
    [4000, 1000, 1920, 480],
    [1000, 2160, 500, 1080],
    [800, 600, 800, 600],
    [100_000, 10, 1920, 1],
    [10, 100_000, 1, 1080],
  ])('C9-05, O9-18 %d × %d becomes %d × %d', (width, height, toWidth, toHeight) => {
    expect(fittedSize(width, height)).toEqual({ width: toWidth, height: toHeight });
  });

  it('O9-18 other bounds may be asked for', () => {
    expect(fittedSize(1000, 1000, { maxWidth: 500, maxHeight: 250 })).toEqual({ width: 250, height: 250 });
  });

  it('C9-05, O9-18 a picture fits, is never enlarged, and keeps its proportions to the pixel', () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    holds(
      fc.property(side, side, (width, height) => {
        const fitted = fittedSize(width, height);
        expect(fitted.width).toBeLessThanOrEqual(Math.min(width, 1920));
        expect(fitted.height).toBeLessThanOrEqual(Math.min(height, 1080));
        const scale = Math.min(1, 1920 / width, 1080 / height);
        expect(Math.abs(fitted.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(fitted.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('C8-06, O8-06 that failed or made it larger leaves the original', () => {
    const original = { name: 'original', size: 100 };
    const result = (size: number) => ({ name: 'compressed', size });
    expect(smallerOf(original, undefined)).toBe(original);
    expect(smallerOf(original, result(101))).toBe(original);
    expect(smallerOf(original, result(100)).name).toBe('compressed');
    expect(smallerOf(original, result(99)).name).toBe('compressed');
  });
});
