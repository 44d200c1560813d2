import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('a name inside a sentence', () => {
  it.each(['יעל', 'ليلى', 'Bella ليلى', '\u{10800}', '\u{1e900}'])(
    'is isolated where it reads from right to left: %s',
    (name) => {
      expect(`${isolated(name)} (3)`).toBe(`\u2068${name}\u2069 (3)`);
    },
  );

  it.each(['Ada', 'Zoë', '李', 'Ελένη', '', '🍕 & Co. 24/7'])('stays as it is elsewhere: %s', (name) => {
    expect(isolated(name)).toBe(name);
  });

  it('neither ends its isolation nor turns what follows by characters of its own', () => {
    expect(isolated('\u2069יעל\u202e')).toBe('\u2068יעל\u2069');
    expect(isolated('\u202eadA')).toBe('adA');
  });
});
