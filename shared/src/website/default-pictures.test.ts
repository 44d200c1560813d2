import { describe, expect, it } from 'vitest';
import { DEFAULT_HERO } from './default-pictures.ts';

describe('a restaurant without pictures', () => {
  it('C9-06, O9-23 shows the house’s hero', () => {
    expect(DEFAULT_HERO).toBe('/hero-food-default.jpg');
  });
});
