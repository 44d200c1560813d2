import * as library from 'dinero.js/currencies';
import { describe, expect, it } from 'vitest';
import { currencyFigures } from '../testing/currency-figures.ts';
import { currencyDecimals } from './money-decimals.ts';

/** The library counts the ariary and the ouguiya in fifths; ISO 4217 gives them two decimals. */
const inFifths = ['MGA', 'MRU'];
const iso = Object.values(library).map(({ code, exponent }): [string, number] => [
  code,
  inFifths.includes(code) ? 2 : exponent,
]);

describe('decimals of currencies', () => {
  it('are those of ISO 4217 for every currency there is', () => {
    expect(iso.length).toBeGreaterThan(150);
    expect(iso.map(([code]) => [code, currencyDecimals(code)])).toEqual(iso);
  });

  it('are two for a word that is no currency, whatever it is', () => {
    expect(['nonsense', '', 'constructor', '__proto__'].map(currencyDecimals)).toEqual([2, 2, 2, 2]);
  });

  it.each(iso)('%s is rounded, accepted and written with %d decimals', (code, decimals) => {
    const rounded = { 0: '1235', 2: '1234.57', 3: '1234.568', 4: '1234.5679' }[decimals];
    const written = rounded?.replace(/^1/, '1,');
    expect(currencyFigures(code)).toBe(`${code} ${decimals} ${rounded} true ${written}`);
  });
});
