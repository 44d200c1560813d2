import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { domainFault } from './domain-name.ts';
import { namesToSearch, searchedEndings } from './domain-offers.ts';

describe('names to buy', () => {
  it.each([
    ['bella', 'bella.com'],
    ['Bella Napoli', 'bellanapoli.com'],
    ['Café Zoë', 'cafezoe.com'],
    ["Luigi's", 'luigis.com'],
    ['bella.pizza', 'bella.pizza'],
    ['https://www.bella.io/menu', 'bella.io'],
    ['shop.bella.com', 'bella.com'],
    ['shop.bella.co.uk', 'bella.co.uk'],
  ])('of %j begin with %s', (term, first) => {
    expect(namesToSearch(term)[0]).toBe(first);
  });

  it('are the typed one and the usual endings, each once', () => {
    expect(namesToSearch('bella')).toHaveLength(searchedEndings.length);
    expect(namesToSearch('bella.com')).toHaveLength(searchedEndings.length);
    expect(namesToSearch('bella.io')).toHaveLength(searchedEndings.length + 1);
  });

  it.each(['', ' ', '!!', '-', '.', 'a_b'])('there is none of %j', (term) => {
    expect(namesToSearch(term)).toEqual([]);
  });

  it('I5.6-01 each is a domain, whatever is typed', () => {
    holds(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.webUrl()), (term) => {
        for (const name of namesToSearch(term)) expect(domainFault(name)).toBeUndefined();
      }),
    );
  });
});
