import { describe, expect, it } from 'vitest';
import { normalizeDomain } from './domain-name.ts';
import { isShownOtherwise, shownAddress, shownDomain, spelledDomain, unicodeDomain } from './shown-domain.ts';

describe('a domain as people read it', () => {
  it.each([
    ['bella.com', 'bella.com'],
    ['xn--mller-kva.de', 'müller.de'],
    ['www.xn--mller-kva.de', 'www.müller.de'],
    ['_bite.xn--caf-dma.example', '_bite.café.example'],
    ['xn--fiqs8s.xn--fiqs8s', '中国.中国'],
  ])('I5.6-06 of %s is %s', (stored, shown) => {
    expect(unicodeDomain(stored)).toBe(shown);
  });

  it.each(['müller.de', 'crème-brûlée.example', 'straße.de', '日本語.jp', 'paral·lel.cat', 'شبكة.com'])(
    'I5.6-06 of %s is what was typed',
    (typed) => {
      const stored = normalizeDomain(typed);
      expect(stored).toMatch(/^[\x20-\x7e]+$/);
      expect(unicodeDomain(stored)).toBe(typed);
      expect(isShownOtherwise(stored)).toBe(true);
    },
  );

  it.each([
    ['a letter of another script', normalizeDomain('pаypal.com')],
    ['letters that all look Latin', normalizeDomain('рауре.com')],
    ['a picture', normalizeDomain('i❤.ws')],
    ['a slash that is none', normalizeDomain('bella.com∕menu.de')],
    ['nothing that can be read', 'xn--zzzzzz99999.de'],
    ['no code at all', 'xn--.de'],
    ['plain letters in code', 'xn--bella-.de'],
    ['capital letters in code', 'xn--MLLER-KVA.de'],
  ])('I5.6-01 stays in ASCII with %s', (_, stored) => {
    expect(unicodeDomain(stored)).toBe(stored);
    expect(shownDomain(stored)).toBe(stored);
    expect(isShownOtherwise(stored)).toBe(false);
  });

  it('has its coded spelling beside it where it is copied, and is read in addresses too', () => {
    expect(spelledDomain('_bite.xn--mller-kva.de')).toBe('_bite.müller.de (_bite.xn--mller-kva.de)');
    expect(spelledDomain('bella.com')).toBe('bella.com');
    expect(shownAddress('https://xn--mller-kva.de/menu?a=xn--mller-kva.de')).toBe(
      'https://müller.de/menu?a=xn--mller-kva.de',
    );
    expect(shownAddress('http://localhost:5000/bella')).toBe('http://localhost:5000/bella');
  });

  it('is kept together in a sentence where it is read from right to left', () => {
    expect(shownDomain(normalizeDomain('شبكة.com'))).toBe('\u2068شبكة.com\u2069');
    expect(shownDomain('xn--mller-kva.de')).toBe('müller.de');
  });
});
