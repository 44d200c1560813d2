import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { isInPostalCodes, plainPostalCode, postalEntryForm, postalEntryWords } from './postal-codes.ts';
import { isWholeCode, postalCodeExample, readPostalCodes } from './read-postal-codes.ts';

const read = (text: string, country: string) => readPostalCodes(text, country).entries;

describe('postal codes of a delivery zone', () => {
  it.each([
    ['US', '10025', '10025', true],
    ['US', '10025', ' 10025-1234 ', true],
    ['US', '10025', '10026', false],
    ['US', '112*', '11201', true],
    ['US', '112*', '10112', false],
    ['US', '10001-10010', '10010-9999', true],
    ['US', '10001-10010', '10011', false],
    ['US', '10025-1234', '10025-1234', true],
    ['US', '10025-1234', '10025', false],
    ['CA', 'M5V', 'm5v 2t6', true],
    ['CA', 'M5V 2T6', 'M5V2T6', true],
    ['CA', 'M5V 2T6', 'M5V 2T7', false],
    ['CA', 'M5*', 'M5A 1A1', true],
    ['GB', 'SW1A', 'sw1a1aa', true],
    ['GB', 'N1', 'N1 9GU', true],
    ['GB', 'N1', 'N10 1AA', false],
    ['GB', 'N1*', 'N10 1AA', true],
    ['GB', 'SW1A 1AA', 'SW1A1AA', true],
    ['GB', 'SW1A 1AA', 'SW1A 2AA', false],
    ['IE', 'D02', 'D02 X285', true],
    ['NL', '1012', '1012 AB', true],
    ['NL', '1012ab', '1012 AB', true],
    ['NL', '1012 AB', '1012 AC', false],
    ['PT', '1000', '1000-001', true],
    ['DE', '10115-10119', '10117', true],
    ['DE', '10115-10119', '10120', false],
    ['ES', '28001', '28001', true],
    ['ES', '28*', '28055', true],
    ['MX', '06600 – 06700', '06650', true],
    ['MX', '06600', '06601', false],
    ['PL', '00-950', '00950', true],
    ['PL', '00-950-00-960', '00-955', true],
    ['BR', '01000-000 to 01999-999', '01310-100', true],
    ['JP', '100-0001', '１００－０００１', true],
    ['FR', '75001..75020', '75011', true],
  ])('%s: %s takes %s: %s', (country, entry, postalCode, isIn) => {
    const entries = read(entry, country);
    expect(entries).toHaveLength(1);
    expect(isInPostalCodes(entries, { country, postalCode })).toBe(isIn);
  });

  it('no code lies in no zone, not even in one of all beginnings', () => {
    expect(isInPostalCodes(['1*'], { country: 'US', postalCode: ' ' })).toBe(false);
    expect(isInPostalCodes([], { country: 'US', postalCode: '10025' })).toBe(false);
  });

  it('a pasted list is read by commas, lines, tabs and spaces, each code once', () => {
    expect(read('10001, 10002;10003\n10004\t10005 10006\r\n10001', 'US')).toEqual([
      '10001',
      '10002',
      '10003',
      '10004',
      '10005',
      '10006',
    ]);
    expect(read('SW1A 1AA\nsw1a 2aa, E1 6AN', 'GB')).toEqual(['SW1A1AA', 'SW1A2AA', 'E16AN']);
    expect(read('M5V M5T', 'CA')).toEqual(['M5V', 'M5T']);
  });

  it('what is no code is told, and the others are kept', () => {
    expect(readPostalCodes('10025, 1002, M5V, 10030', 'US')).toEqual({
      entries: ['10025', '10030'],
      faults: [
        { text: '1002', message: 'is no postal code here' },
        { text: 'M5V', message: 'is no postal code here' },
      ],
    });
    expect(readPostalCodes('*', 'US').faults[0]?.message).toContain('would match every code');
    expect(readPostalCodes('10010-10001', 'US').faults[0]?.message).toBe('begins after its end');
    expect(readPostalCodes('M5V - M5X', 'CA').faults[0]?.message).toContain('ranges are of codes');
  });

  it('a country without postal codes has none', () => {
    expect(isWholeCode('999077', 'HK')).toBe(false);
    expect(read('999077', 'HK')).toEqual([]);
  });

  it('the example of a country is one that it reads', () => {
    for (const country of ['US', 'CA', 'GB', 'IE', 'NL', 'PT', 'JP', 'DE', 'ES', 'MX'])
      expect(readPostalCodes(postalCodeExample(country).replace(' or ', ', '), country).faults).toEqual([]);
  });

  it('what was read is stored, and read again as the same', () => {
    const codes = fc.array(fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, '0')));
    holds(
      fc.property(codes, (written) => {
        const entries = read(written.join('\n'), 'DE');
        expect(entries.every((entry) => postalEntryForm.test(entry))).toBe(true);
        expect(read(entries.map(postalEntryWords).join(', '), 'DE')).toEqual(entries);
      }),
    );
  });

  it('writing a code with other spaces, hyphens or small letters changes nothing', () => {
    const written = fc.array(fc.constantFrom('m', '5', 'v', '2', 't', '6', ' ', '-'), { maxLength: 12 });
    holds(
      fc.property(written, (signs) => {
        const code = signs.join('');
        expect(plainPostalCode(code)).toBe(plainPostalCode(code.replace(/[ -]/g, '').toUpperCase()));
      }),
    );
  });
});
