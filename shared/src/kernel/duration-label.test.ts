import { describe, expect, it } from 'vitest';
import { durationLabel } from './duration-label.ts';

describe('a length of time in words', () => {
  it.each([
    [0, '0 minutes'],
    [1, '1 minute'],
    [45, '45 minutes'],
    [60, '1 hour'],
    [90, '90 minutes'],
    [1440, '24 hours'],
    [2160, '36 hours'],
    [2880, '2 days'],
  ])('%d minutes are %s', (minutes, words) => {
    expect(durationLabel(minutes)).toBe(words);
  });
});
