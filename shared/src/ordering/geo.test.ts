import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { inKilometres, isWithinOutline, kilometresBetween } from './geo.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const square = [at(0, 0), at(0, 2), at(2, 2), at(2, 0)];

describe('points on the earth', () => {
  it.each([
    ['New York to London', at(40.7128, -74.006), at(51.5074, -0.1278), 5570],
    ['across the date line', at(0, 179.5), at(0, -179.5), 111.2],
    ['over the pole', at(89, 0), at(89, 180), 222.4],
    ['to itself', at(12, 34), at(12, 34), 0],
  ])('%s is measured', (_, one, other, kilometres) => {
    expect(Math.abs(kilometresBetween(one, other) - kilometres)).toBeLessThan(kilometres / 200 + 0.001);
  });

  it('miles are converted', () => expect(inKilometres(5, 'mi')).toBeCloseTo(8.0467, 3));

  it.each([
    ['in the middle', square, at(1, 1), true],
    ['on a corner', square, at(0, 0), true],
    ['on an edge', square, at(0, 1), true],
    ['on a slanting edge', [at(0, 0), at(2, 2), at(2, 0)], at(1, 1), true],
    ['beside it at the height of a corner', square, at(2, 3), false],
    ['in line with an edge', square, at(0, 3), false],
    ['outside', square, at(3, 1), false],
    [
      'in the bay of a U',
      [at(0, 0), at(0, 3), at(3, 3), at(3, 2), at(1, 2), at(1, 1), at(3, 1), at(3, 0)],
      at(2, 1.5),
      false,
    ],
    ['across the date line', [at(-1, 179), at(-1, -179), at(1, -179), at(1, 179)], at(0, -179.9), true],
    ['beyond the date line', [at(-1, 179), at(-1, -179), at(1, -179), at(1, 179)], at(0, -178), false],
    ['of two points', [at(0, 0), at(2, 2)], at(1, 1), false],
    ['of none', [], at(0, 0), false],
  ])('%s: within an outline or not', (_, outline, point, isWithin) => {
    expect(isWithinOutline(outline, point)).toBe(isWithin);
    expect(isWithinOutline([...outline].reverse(), point)).toBe(isWithin);
  });

  it('an outline that ends where it began is the same', () => {
    expect(isWithinOutline([...square, at(0, 0)], at(1, 1))).toBe(true);
    expect(isWithinOutline([...square, at(0, 0)], at(3, 1))).toBe(false);
  });

  it('it does not matter with which corner an outline begins', () => {
    const coordinate = fc.integer({ min: -20, max: 20 }).map((tenths) => tenths / 10);
    const point = fc.record({ latitude: coordinate, longitude: coordinate });
    holds(
      fc.property(
        fc.tuple(fc.array(point, { minLength: 3, maxLength: 8 }), point, fc.nat(7)),
        ([outline, one, turn]) => {
          const turned = [...outline.slice(turn), ...outline.slice(0, turn)];
          expect(isWithinOutline(turned, one)).toBe(isWithinOutline(outline, one));
        },
      ),
    );
  });
});
