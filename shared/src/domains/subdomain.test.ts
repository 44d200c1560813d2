import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { refusalOf } from '../testing/refusal.ts';
import { domainName, subdomain } from './domain-name.schema.ts';
import { defaultSubdomain, freeSubdomain, SUBDOMAIN_ATTEMPTS, subdomainCandidates } from './subdomain.ts';

const restaurantId = '20000001';
const firstOf = (restaurant: { slug?: string; name?: string }) =>
  subdomainCandidates({ ...restaurant, restaurantId })[0];

describe('a subdomain for a restaurant', () => {
  it.each([
    [{ slug: 'bella', name: 'Other' }, 'bella'],
    [{ slug: '', name: 'Bella Napoli' }, 'bella-napoli'],
    [{ name: 'Café Zoë!' }, 'cafe-zoe'],
    [{ name: '寿司' }, 'restaurant-20000001'],
    [{}, 'restaurant-20000001'],
    [{ name: 'The Localhost Diner' }, 'restaurant-20000001'],
    [{ slug: 'invalid' }, 'restaurant-20000001'],
    [{ name: 'a'.repeat(70) }, 'a'.repeat(63)],
    [{ name: `${'a'.repeat(62)} bb` }, 'a'.repeat(62)],
  ])('I9-12 of %j is %s', (restaurant, expected) => {
    expect(firstOf(restaurant)).toBe(expected);
  });

  it.each([
    ['20000001', 'restaurant-20000001'],
    ['123456789', 'restaurant-23456789'],
    ['f81d4fae-7dec-11d0-a765-00A0C91E6BF6', 'restaurant-c91e6bf6'],
    ['7', 'restaurant-7'],
    ['', 'restaurant'],
  ])('I9-12 falls back to the last eight characters of the id %j', (id, expected) => {
    expect(defaultSubdomain(id)).toBe(expected);
  });

  it('I9-12 takes the first that is free, of a hundred', () => {
    const candidates = subdomainCandidates({ slug: 'bella', restaurantId });
    expect(SUBDOMAIN_ATTEMPTS).toBe(100);
    expect(candidates).toHaveLength(100);
    expect(candidates.slice(0, 3)).toEqual(['bella', 'bella-2', 'bella-3']);
    expect(candidates.at(-1)).toBe('bella-100');
    expect(freeSubdomain(candidates, new Set())).toBe('bella');
    expect(freeSubdomain(candidates, new Set(['bella', 'bella-2']))).toBe('bella-3');
    expect(freeSubdomain(candidates, new Set(candidates.slice(0, 99)))).toBe('bella-100');
  });

  it('I8.2-06 there is none when all hundred are taken', () => {
    const candidates = subdomainCandidates({ slug: 'bella', restaurantId });
    expect(refusalOf(() => freeSubdomain(candidates, new Set(candidates)))).toMatchObject({
      code: 'CONFLICT',
      message: 'Unable to generate unique subdomain after 100 attempts',
    });
  });

  it('I9-12, I5.6-02 every one that is tried is a subdomain, and different from the others', () => {
    const id = fc.oneof(fc.string(), fc.uuid(), fc.nat().map(String));
    holds(
      fc.property(fc.string({ maxLength: 90 }), fc.string({ maxLength: 90 }), id, (slug, name, anId) => {
        const candidates = subdomainCandidates({ slug, name, restaurantId: anId });
        for (const candidate of candidates) {
          expect(subdomain.parse(candidate)).toBe(candidate);
          expect(domainName.safeParse(`${candidate}.bite.example`).success).toBe(true);
        }
        expect(new Set(candidates).size).toBe(100);
      }),
    );
  });

  it('I9-12 long names make room for the number', () => {
    const candidates = subdomainCandidates({ slug: `${'a'.repeat(60)}-bb`, restaurantId });
    expect(candidates.slice(0, 2)).toEqual([`${'a'.repeat(60)}-bb`, `${'a'.repeat(60)}-2`]);
    expect(candidates.at(-1)).toBe(`${'a'.repeat(59)}-100`);
  });
});
