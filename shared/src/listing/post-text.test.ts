import { describe, expect, it } from 'vitest';
import { hasPhoneNumber } from './post-text.ts';

describe('the text of a post', () => {
  it.each(['Call (212) 555-0123 for a table', 'Call +1 212 555 0123', '212.555.0123', '2125550123'])(
    'has a telephone number: %s',
    (text) => {
      expect(hasPhoneNumber(text)).toBe(true);
    },
  );

  it.each([
    'From 2026-12-24 to 2026-12-26',
    'Two pizzas for $19.90, from 11:00 to 14:30',
    'Since 1987. 2026 again!',
    'Table for 12',
  ])('has none: %s', (text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });
});
