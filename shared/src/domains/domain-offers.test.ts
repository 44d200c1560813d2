import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { domainFault, normalizeDomain } from './domain-name.ts';
import { namesToSearch, searchedEndings } from './domain-offers.ts';
import { unicodeDomain } from './shown-domain.ts';

describe('names to buy', () => {
  it.each([
    ['bella', 'bella.com'],
    ['Bella Napoli', 'bellanapoli.com'],
    ["Luigi's", 'luigis.com'],
    ['Luigi´s & Sons', 'luigissons.com'],
    ['bella.pizza', 'bella.pizza'],
    ['https://www.bella.io/menu', 'bella.io'],
    ['shop.bella.com', 'bella.com'],
    ['shop.bella.co.uk', 'bella.co.uk'],
  ])('of %j begin with %s', (term, first) => {
    expect(namesToSearch(term)[0]).toBe(first);
  });

  it.each([
    ['köln-küche.com', 'köln-küche.com', 'koln-kuche.com', 'köln-küche.restaurant'],
    ['BÜCHER.com', 'bücher.com', 'bucher.com', 'bücher.restaurant'],
    ['bu\u0308cher.com', 'bücher.com', 'bucher.com', 'bücher.restaurant'],
    ['xn--bcher-kva.com', 'bücher.com', 'bucher.com', 'bücher.restaurant'],
    ['https://www.bücher.io/karte', 'bücher.io', 'bucher.io', 'bücher.com'],
    ['Café Zoë', 'cafézoë.com', 'cafezoe.com', 'cafézoë.restaurant'],
    ['Señor Peña', 'señorpeña.com', 'senorpena.com', 'señorpeña.restaurant'],
    ['Große Straße', 'großestraße.com', 'grossestrasse.com', 'großestraße.restaurant'],
    ['чай.com', 'чай.com', 'чай.restaurant', 'чай.pizza'],
    ['ピザ', 'ピザ.com', 'ピザ.restaurant', 'ピザ.pizza'],
    ['寿司bar', '寿司bar.com', '寿司bar.restaurant', '寿司bar.pizza'],
  ])(
    'I5.6-06 of %j begin with what was typed, and have its plain spelling at most beside it',
    (term, ...first) => {
      expect(namesToSearch(term).slice(0, 3)).toEqual(first.map(normalizeDomain));
      expect(namesToSearch(term).slice(0, 3).map(unicodeDomain)).toEqual(first);
    },
  );

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
