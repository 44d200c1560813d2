import { describe, expect, it } from 'vitest';
import { coarseFocus, focusOutside, focusWithin, objectPosition } from './picture-focus.ts';

const area = { x: 50, y: 0, width: 50, height: 50 };

describe('the point of a picture that stays in sight', () => {
  it('C2-03, O2.10-05 is the same point in a part of the picture, or the nearest one', () => {
    expect(focusWithin({ x: 75, y: 25 }, area)).toEqual({ x: 50, y: 50 });
    expect(focusWithin({ x: 10, y: 90 }, area)).toEqual({ x: 0, y: 100 });
    expect(focusWithin(undefined, area)).toBeUndefined();
  });

  it('is the same point in the whole picture again', () => {
    expect(focusOutside({ x: 50, y: 50 }, area)).toEqual({ x: 75, y: 25 });
    expect(focusOutside(undefined, area)).toBeUndefined();
  });

  it('is told to diners’ pages in tenths, and not at all in the middle', () => {
    expect(coarseFocus({ x: 34, y: 66 })).toEqual({ x: 30, y: 70 });
    expect(coarseFocus({ x: 48, y: 54 })).toBeUndefined();
    expect(coarseFocus(undefined)).toBeUndefined();
    expect([objectPosition({ x: 1, y: 2 }), objectPosition()]).toEqual(['1% 2%', '50% 50%']);
  });
});
