import { describe, expect, it } from 'vitest';
import { type CardVerdict, postalVerdict, securityCodeVerdict } from './card-verdicts.ts';

describe('what the bank said of a card', () => {
  it.each<[string | undefined, CardVerdict]>([
    ...[...'YXFDZWP'].map((letter): [string, CardVerdict] => [letter, 'match']),
    ['y ', 'match'],
    ['A', 'mismatch'],
    ['N', 'mismatch'],
    ...['R', 'S', 'U', 'G', '', '?', undefined].map((letter): [string | undefined, CardVerdict] => [
      letter,
      'unchecked',
    ]),
  ])('of the postal code, by %o, is %s', (letter, verdict) => {
    expect(postalVerdict(letter)).toBe(verdict);
  });

  it.each<[string | undefined, CardVerdict]>([
    ['M', 'match'],
    ['N', 'mismatch'],
    ...['P', 'S', 'U', 'X', '', undefined].map((letter): [string | undefined, CardVerdict] => [
      letter,
      'unchecked',
    ]),
  ])('of the security code, by %o, is %s', (letter, verdict) => {
    expect(securityCodeVerdict(letter)).toBe(verdict);
  });
});
