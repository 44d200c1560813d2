import { describe, expect, it } from 'vitest';
import { isSlugFree, reservedSlugs, restaurantSlug, slugCandidates } from './restaurant-slug.ts';

const taken = [
  { restaurantId: 1, slug: 'bella-roma' },
  { restaurantId: 2, slug: 'Luigi’s' },
];

describe('the slug of a restaurant', () => {
  it.each([
    [{ name: "Luigi's Pizza & Pasta" }, 'luigis-pizza-pasta'],
    [{ name: 'Bella', slug: 'Bella Roma!' }, 'bella-roma'],
    [{ name: 'Bella', slug: undefined }, 'bella'],
    [{ name: '寿司' }, ''],
  ])('C3-07, O5-14 of %j is %j', (restaurant, slug) => {
    expect(restaurantSlug(restaurant)).toBe(slug);
  });

  it.each([
    ['a slug nobody has', 'sakura', undefined, true],
    ['another’s slug', 'bella-roma', undefined, false],
    ['another’s slug, written otherwise', ' Bella  ROMA ', undefined, false],
    ['a slug that was stored otherwise', 'luigis', undefined, false],
    ['one’s own slug', 'bella-roma', 1, true],
    ['another’s slug, asked by somebody', 'bella-roma', 2, false],
    ['nothing', '寿司', undefined, false],
  ])('C3-07 %s: %j, asked by %s, is free: %s', (_, wanted, ownId, expected) => {
    expect(isSlugFree(wanted, taken, ownId)).toBe(expected);
  });

  it('C3-07 one’s own slug is not free where another has it too', () => {
    expect(isSlugFree('bella-roma', [...taken, { restaurantId: 3, slug: 'bella-roma' }], 1)).toBe(false);
  });

  it.each(reservedSlugs)('%s is the sites’ own, and no restaurant’s', (slug) => {
    expect(isSlugFree(slug, [])).toBe(false);
  });

  it('C3-07 of a name that is taken gets a number', () => {
    expect(slugCandidates('bella', 3)).toEqual(['bella', 'bella-2', 'bella-3']);
  });
});
