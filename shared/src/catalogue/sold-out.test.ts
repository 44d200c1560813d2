import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/a-storefront.ts';
import { isMarkedSoldOut } from './sold-out.ts';

const at = (milliseconds: number): string => new Date(NOW + milliseconds).toISOString();

describe('what staff have 86’d', () => {
  it.each([
    ['without a mark', undefined, false],
    ['until staff say otherwise', {}, true],
    ['until a moment from now', { until: at(1) }, true],
    ['until now', { until: at(0) }, false],
    ['until a moment ago', { until: at(-1) }, false],
    ['with one left', { remaining: 1 }, false],
    ['with none left', { remaining: 0 }, true],
    ['with one left, until later', { remaining: 1, until: at(1) }, false],
    ['with none left, until a moment ago', { remaining: 0, until: at(-1) }, false],
  ])('%s: %j is sold out: %s', (_what, mark, expected) => {
    expect(isMarkedSoldOut(mark, NOW)).toBe(expected);
  });
});
