import { describe, expect, it } from 'vitest';
import { readCardMessage } from './card-message.ts';

const token = '9418594164541111';
const said = (fields: object) => readCardMessage(JSON.stringify(fields));

describe('what the card field says', () => {
  it.each([
    ['as one field', { message: token, expiry: '202812' }],
    ['with all of its fields', { token, message: token, errorCode: '0', errorMessage: '', expiry: '202812' }],
    ['with the expiry in four digits', { token, expiry: '1228' }],
    ['with fields that nobody knows', { token, expiry: '202812', surprise: [1], validationError: null }],
  ])('is a token and an expiry, %s', (_, fields) => {
    expect(said(fields)).toEqual({ kind: 'token', token, expiry: '202812' });
  });

  it.each([
    ['Invalid Card Number', 'number'],
    ['Invalid Expiration Date', 'expiry'],
    ['Invalid CVV', 'securityCode'],
    ['Something else', undefined],
  ])('%j is about the part %s', (validationError, part) => {
    expect(said({ message: '', token: '', validationError })).toEqual({ kind: 'invalid', part });
  });

  it('is an error by its code alone, and when a field is emptied again', () => {
    expect(said({ errorCode: '1001', token })).toEqual({ kind: 'invalid', part: undefined });
    expect(said({ message: '' })).toEqual({ kind: 'invalid', part: undefined });
    expect(said({ token, expiry: 'soon' })).toEqual({ kind: 'invalid', part: undefined });
  });

  it('never takes a card number for a token', () => {
    expect(said({ message: '4111111111111111', expiry: '202812' })).toEqual({
      kind: 'invalid',
      part: undefined,
    });
  });

  it('says that it stands there', () => {
    expect(said({ cssLoaded: true })).toEqual({ kind: 'ready' });
  });

  it.each([undefined, null, 7, {}, '', 'no JSON', '"text"', 'null', '{}', `{"token":"${'9'.repeat(5000)}"}`])(
    '%j is nothing',
    (data) => {
      expect(readCardMessage(data)).toBeUndefined();
    },
  );
});
