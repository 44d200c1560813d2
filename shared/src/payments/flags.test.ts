import { describe, expect, it } from 'vitest';
import { flagOf, isFlagSet } from './flags.ts';

describe('flags of the gateway', () => {
  it.each([
    ['Y', true],
    ['y', true],
    [' Y ', true],
    ['true', true],
    [true, true],
    ['N', false],
    ['n', false],
    ['false', false],
    [false, false],
    ['', undefined],
    ['X', undefined],
    ['YES', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('I5.2-18 reads %j as %j', (said, set) => {
    expect(isFlagSet(said)).toBe(set);
  });

  it('I5.2-18 writes Y and N', () => {
    expect([flagOf(true), flagOf(false)]).toEqual(['Y', 'N']);
  });
});
