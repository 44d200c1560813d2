import { describe, expect, it } from 'vitest';
import {
  adjustmentCategories,
  binProductLetters,
  binProductName,
  cardTypeParts,
  cardTypes,
  entryModes,
  feeCodeMeaning,
  feeCodes,
  feeFormats,
  feeKind,
  feeTypes,
} from './gateway-words.ts';

describe('words of the gateway', () => {
  it('I9-06 entry modes', () => {
    expect(entryModes).toEqual([
      'Keyed',
      'Moto',
      'ECommerce',
      'Recurring',
      'Swipe (Non EMV)',
      'DigitalWallet',
      'EMVContact',
      'Contactless',
      'Fallback to Track',
      'Fallback to Keyed',
    ]);
  });

  it.each([
    ['A', 'Amex'],
    ['D', 'Discover'],
    ['M', 'Mastercard'],
    ['N', 'Non-co-branded debit'],
    ['V', 'Visa'],
    ['Z', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('I9-07 product %s is %s', (letter, name) => {
    expect(binProductName(letter)).toBe(name);
    expect((binProductLetters as readonly unknown[]).includes(letter)).toBe(name !== undefined);
  });

  it('I9-08 card types', () => {
    expect(cardTypes).toEqual([
      'Corp',
      'FSA+Prepaid',
      'GSA+Purchase',
      'Prepaid',
      'Prepaid+Corp',
      'Prepaid+Purchase',
      'Purchase',
    ]);
  });

  it.each([
    ['Corp', ['Corp']],
    ['FSA+Prepaid', ['FSA', 'Prepaid']],
    [' GSA + Purchase ', ['GSA', 'Purchase']],
    ['', []],
    [undefined, []],
  ])('I9-08 %j consists of %j', (said, parts) => {
    expect(cardTypeParts(said)).toEqual(parts);
  });

  it.each([
    ['C', 'convenience'],
    ['F', 'service'],
    ['S', 'surcharge'],
    ['N', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('I5.2-22 fee type %s is %s', (type, kind) => {
    expect(feeKind(type)).toBe(kind);
  });

  it('I5.2-22 fee types and formats', () => {
    expect(feeTypes).toEqual(['C', 'F', 'S', 'N']);
    expect(feeFormats).toEqual(['flat', 'percent']);
  });

  it.each([
    ['CVNFEE', 'convenience', false],
    ['SURCHRG', 'surcharge', false],
    ['SRVCFEE', 'service', false],
    ['SRVC_WAIVED', 'service', true],
    ['CVN_WAIVED', 'convenience', true],
    ['SURCHRG_WAIVED', 'surcharge', true],
    ['FEE_TXN', 'transaction', false],
  ])('I8.1-04 %s is a %s fee, waived %s', (code, kind, waived) => {
    expect(feeCodes).toContain(code);
    expect(feeCodeMeaning(code)).toEqual({ kind, waived });
  });

  it('I8.1-04 knows no other fee code', () => {
    expect(feeCodes).toHaveLength(7);
    expect(feeCodeMeaning('constructor')).toBeUndefined();
    expect(feeCodeMeaning(undefined)).toBeUndefined();
  });

  it('I3.6-05 adjustment categories', () => {
    expect(adjustmentCategories).toEqual([
      'REVERSAL',
      'THIRD PARTY',
      'CHARGEBACK',
      'FEE',
      'ADJUSTMENT',
      'OTHER',
    ]);
  });
});
