import { describe, expect, it } from 'vitest';
import { anImageVariant } from '../testing/web-records.ts';
import { responsiveCopy, responsiveSize } from './responsive-choice.ts';

const of = (...widths: number[]) => widths.map((width) => anImageVariant(width));
const none = { small: [], medium: [], large: [] };
const all = { small: of(320, 480, 600), medium: of(1200, 768, 1024), large: of(1440, 1920, 2560) };

describe('the copy for a place', () => {
  it.each([
    [1, 'small'],
    [600, 'small'],
    [601, 'medium'],
    [1200, 'medium'],
    [1201, 'large'],
    [9000, 'large'],
  ])('O9-21, C9-05 of %d pixels is a %s one', (width, size) => {
    expect(responsiveSize(width)).toBe(size);
  });

  it.each([
    [100, 320],
    [320, 320],
    [321, 480],
    [600, 600],
    [601, 768],
    [768, 768],
    [769, 1024],
    [1200, 1200],
    [1201, 1440],
    [2560, 2560],
    [4000, 2560],
  ])('O9-21 of %d pixels is %d wide', (width, copy) => {
    expect(responsiveCopy(all, width)?.width).toBe(copy);
  });

  it.each([
    [100, { medium: of(1024, 768), large: of(1440) }, 768],
    [100, { large: of(1920, 1440) }, 1440],
    [700, { small: of(320), large: of(1440) }, 1440],
    [700, { small: of(320, 600) }, 600],
    [2000, { small: of(320), medium: of(768, 1200) }, 1200],
    [2000, { small: of(480, 320) }, 480],
  ])('O9-21 of %d pixels is the nearest where its own size is missing', (width, variants, copy) => {
    expect(responsiveCopy({ ...none, ...variants }, width)?.width).toBe(copy);
  });

  it('O9-21 is none where there are no copies', () => {
    expect(responsiveCopy(none, 700)).toBeUndefined();
  });
});
