import { describe, expect, it } from 'vitest';
import { normalizeDomain } from './domain-name.ts';
import { domainPrefixes, searchNameOf } from './search-name.ts';

describe('the name by which a domain is searched and sorted', () => {
  it.each([
    ['bella.com', 'bella.com'],
    ['bücher.example', 'bucher.example'],
    ['müller-café.de', 'muller-cafe.de'],
    ['straße.example', 'strasse.example'],
    ['łódź.example', 'lodz.example'],
    ['altın.example', 'altin.example'],
    ['東京.example', '東京.example'],
    ['がらす.example', 'がらす.example'],
    ['한식.example', '한식.example'],
  ])('I7.4-05 of %s is %s', (domain, name) => {
    expect(searchNameOf(normalizeDomain(domain))).toBe(name);
  });

  it('I9-11 has umlauts where their letters are', () => {
    const names = ['zebra.de', 'äpfel.de', 'bücher.de', 'bz.de', 'apfelmus.de', 'ba.de'].map(normalizeDomain);
    const sorted = names.toSorted((one, other) => (searchNameOf(one) < searchNameOf(other) ? -1 : 1));
    expect(sorted).toEqual(
      ['äpfel.de', 'apfelmus.de', 'ba.de', 'bücher.de', 'bz.de', 'zebra.de'].map(normalizeDomain),
    );
  });

  it('is the coded one where people read that', () => {
    expect(searchNameOf('xn--pypal-4ve.example')).toBe('xn--pypal-4ve.example');
  });
});

describe('what somebody searches for', () => {
  const begins = (typed: string) => domainPrefixes(typed).map((prefix) => prefix.begins);

  it.each<[string, string[]]>([
    ['', []],
    ['https://', []],
    ['büch', ['buch', 'www.buch']],
    ['BÜCH', ['buch', 'www.buch']],
    ['bu\u0308ch', ['buch', 'www.buch']],
    ['東', ['東', 'www.東']],
    ['한', ['한', 'www.한']],
    ['https://bücher.example/', ['bucher.example', 'www.bucher.example']],
    ['bücher.example/menu?a=1', ['bucher.example', 'www.bucher.example']],
    ['bücher。example', ['bucher.example', 'www.bucher.example']],
    ['http://www.bücher.example:8080/', ['www.bucher.example', 'bucher.example']],
    ['bella–napoli', ['bella-napoli', 'www.bella-napoli']],
    ['w', ['w']],
    ['www', ['www']],
    ['www.', ['www']],
    ['www.b', ['www.b', 'b']],
    ['xn--bch', ['xn--bch', 'www.xn--bch']],
    ['https://www.xn--bcher-kva.example/', ['www.xn--bcher-kva.example', 'xn--bcher-kva.example']],
  ])('I7.4-05 by “%s” begins with %j', (typed, expected) => {
    expect(begins(typed)).toEqual(expected);
  });

  it('I7.4-05 in code is searched by the coded name, which is no beginning of the other', () => {
    expect(domainPrefixes('xn--bch')[0]).toEqual({ field: 'domain', begins: 'xn--bch' });
    expect(domainPrefixes('b')[0]).toEqual({ field: 'searchName', begins: 'b' });
  });
});
