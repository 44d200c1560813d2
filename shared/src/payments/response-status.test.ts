import { describe, expect, it } from 'vitest';
import { isApproved, responseLetters, responseMeaning } from './response-status.ts';

describe('verdict of the gateway', () => {
  it.each([
    ['A', 'approved'],
    ['B', 'retry'],
    ['C', 'declined'],
  ])('I4-08 %s means %s', (respstat, meaning) => {
    expect(responseMeaning(respstat)).toBe(meaning);
    expect(responseLetters).toContain(respstat);
  });

  it.each(['', 'a', 'D', 'AA', 'toString', undefined])(
    'I4-08 %j is no approval, nor anything else',
    (respstat) => {
      expect(responseMeaning(respstat)).toBe('unknown');
      expect(isApproved({ respstat })).toBe(false);
    },
  );

  it('I4-08 only A approves', () => {
    expect(responseLetters.map((respstat) => isApproved({ respstat }))).toEqual([true, false, false]);
  });
});
