import { describe, expect, it } from 'vitest';
import { TEST_CARD } from '../testing/payment-records.ts';
import { maskSecrets, secretFields } from './secret-fields.ts';

describe('secrets of a payment', () => {
  it.each([
    'account',
    'token',
    'cvv2',
    'bankaba',
    'track',
    'signature',
    'expiry',
    'emvtagdata',
    'authorization',
  ])('%s is a secret', (name) => {
    expect(secretFields).toContain(name);
  });

  it.each(secretFields)('%s shows at most its last four digits', (name) => {
    const masked = JSON.stringify(
      maskSecrets({ [name]: TEST_CARD, deep: [{ [name.toUpperCase()]: TEST_CARD }] }),
    );
    expect(masked).not.toContain('11111');
    expect(masked).not.toContain('4111');
  });

  it('tells two cards apart by their last four, and shows nothing else of the rest', () => {
    expect(
      maskSecrets({
        account: TEST_CARD,
        token: 9418594164541112,
        cvv2: '123',
        amount: '12.50',
        retref: '28800',
      }),
    ).toEqual({
      account: '••••••••••••1111',
      token: '••••••••••••1112',
      cvv2: '•••',
      amount: '12.50',
      retref: '28800',
    });
  });

  it('masks at any depth, and objects as a whole', () => {
    expect(
      maskSecrets({
        request: [{ CVV2: 123, name: 'Kim' }],
        emvTagData: { TVR: '00' },
        account: { number: '4111' },
      }),
    ).toEqual({
      request: [{ CVV2: '•••', name: 'Kim' }],
      emvTagData: '•••',
      account: '•••',
    });
  });

  it('leaves what is not there, and what is no record, as it is', () => {
    const nothing = { account: null, token: undefined, signature: '' };
    expect(maskSecrets(nothing)).toEqual(nothing);
    expect(maskSecrets('text')).toBe('text');
    expect(maskSecrets(null)).toBeNull();
    expect(maskSecrets([1, 'two'])).toEqual([1, 'two']);
  });

  it('does not change its input', () => {
    const record = { account: TEST_CARD, items: [{ token: TEST_CARD }] };
    maskSecrets(record);
    expect(record).toEqual({ account: TEST_CARD, items: [{ token: TEST_CARD }] });
  });
});
