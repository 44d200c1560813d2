import { describe, expect, it } from 'vitest';
import { portionsOf } from './portions.ts';

describe('the portions of a list', () => {
  it.each([
    [[], 2, []],
    [['a'], 2, [['a']]],
    [['a', 'b'], 2, [['a', 'b']]],
    [['a', 'b', 'c', 'd', 'e'], 2, [['a', 'b'], ['c', 'd'], ['e']]],
    [['a', 'b'], 1, [['a'], ['b']]],
  ])('of %j by %i are %j', (items, size, portions) => {
    expect(portionsOf(items, size)).toEqual(portions);
  });
});
