import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { variantsFor, variantWidths } from './variant-widths.ts';

const widthsFor = (original: number) => variantsFor(original).map(({ width }) => width);

describe('smaller copies of a picture', () => {
  it('O9-19 come in three sizes of three widths', () => {
    expect(variantWidths).toEqual({
      small: [320, 480, 600],
      medium: [768, 1024, 1200],
      large: [1440, 1920, 2560],
    });
  });

  it.each([
    [600, []],
    [601, [320, 480]],
    [667, [320, 480, 600]],
    [853, [320, 480, 600]],
    [854, [320, 480, 600, 768]],
    [1600, [320, 480, 600, 768, 1024, 1200]],
    [1601, [320, 480, 600, 768, 1024, 1200, 1440]],
    [4000, [320, 480, 600, 768, 1024, 1200, 1440, 1920, 2560]],
  ])('O9-20 of %d pixels: %j', (original, widths) => {
    expect(widthsFor(original)).toEqual(widths);
  });

  it('O9-19 each copy says which size it belongs to', () => {
    for (const { size, width } of variantsFor(4000)) expect(variantWidths[size]).toContain(width);
  });

  it('O9-20 none is nine tenths of the original or wider, and none that is narrower is missing', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 8000 }), (original) => {
        const all: number[] = Object.values(variantWidths).flat();
        const expected = original > 600 ? all.filter((width) => width * 10 < original * 9) : [];
        expect(widthsFor(original)).toEqual(expected);
      }),
    );
  });
});
