import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../../lib/crop-picture.ts';
import { areaOfShape, isWhole, scaledArea, WHOLE } from './crop-area.ts';

describe('the part of a picture that is kept', () => {
  it('C2-03, O2.10-05 of a shape is as large as it can be, around the middle of the former part', () => {
    expect(areaOfShape(1, 2)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
    expect(areaOfShape(2, 1)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
    expect(areaOfShape(1, 2, { x: 80, y: 0, width: 20, height: 20 })).toMatchObject({ x: 50, width: 50 });
  });

  it('grows no larger than the picture and shrinks no smaller than one can hold, in its shape', () => {
    const part = { x: 60, y: 10, width: 40, height: 20 };
    expect(scaledArea(part, 10)).toEqual({ x: 0, y: 0, width: 100, height: 50 });
    expect(scaledArea(part, 0.01)).toMatchObject({ width: 10, height: 5 });
    expect(isWhole(scaledArea(WHOLE, 2))).toBe(true);
  });

  it('is cut out in whole pixels, at least one', () => {
    expect(pixelsOf({ x: 33.3, y: 0, width: 33.4, height: 50 }, { width: 100, height: 3 })).toEqual({
      ...{ x: 33, y: 0, width: 34, height: 2 },
    });
    expect(pixelsOf({ x: 0, y: 0, width: 0.1, height: 0.1 }, { width: 10, height: 10 })).toMatchObject({
      ...{ width: 1, height: 1 },
    });
  });
});
