import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import {
  authenticationError,
  badRequestError,
  dataError,
  gatewayError,
  notFoundError,
  storedDecline,
  validationError,
} from './errors.schema.ts';

describe('gateway errors', () => {
  it.each([
    { message: 'Bad' },
    { errorcode: '12' },
    { errorcode: 12 },
    { message: 'Bad', errorcode: '12', path: '/rest' },
  ])('I8.1-01 says something: %j', (error) => {
    expect(issuesOf(gatewayError, error)).toEqual([]);
  });

  it.each([
    {},
    { message: '', errorcode: '' },
    { message: ' ' },
    { message: null, errorcode: null },
    { path: '/rest' },
  ])('I8.1-01 says nothing: %j', (error) => {
    expect(issuesOf(gatewayError, error)).toEqual([
      ': Error response must contain either a message or error code',
    ]);
  });

  it('I8.1-01 keeps what else it says', () => {
    expect(gatewayError.parse({ errorcode: 12, status: 404 })).toEqual({ errorcode: '12', status: 404 });
  });

  it.each([
    ['bad request', badRequestError],
    ['not found', notFoundError],
  ])('I8.1-02 %s needs a message', (_, schema) => {
    expect(schema.parse({ message: 'Bad', errorcode: 1, status: 400 })).toEqual({
      message: 'Bad',
      errorcode: '1',
      status: 400,
    });
    expect(issuesOf(schema, { errorcode: '1' })).toEqual(['message: message is required']);
    expect(issuesOf(schema, { message: '' })).toEqual(['message: message is required']);
  });

  it('I8.1-02 a validation error needs an errorcode', () => {
    expect(validationError.parse({ errorcode: 7, field: 'amount' })).toEqual({
      errorcode: '7',
      field: 'amount',
    });
    expect(issuesOf(validationError, { message: 'Bad' })).toEqual(['errorcode: errorcode is required']);
    expect(issuesOf(validationError, { errorcode: '' })).toEqual(['errorcode: errorcode is required']);
  });

  it.each([
    [
      'authentication',
      authenticationError,
      ['65', 65, 'AUTH_ERROR'],
      ['49', 'DATA_ERROR', '', 66],
      'errorcode must be 65 or AUTH_ERROR',
    ],
    [
      'data',
      dataError,
      ['49', 49, 'DATA_ERROR'],
      ['65', 'AUTH_ERROR', '', 50],
      'errorcode must be 49 or DATA_ERROR',
    ],
  ])('I8.1-02 an %s error has one of two codes', (_, schema, good, bad, message) => {
    for (const errorcode of good)
      expect(schema.parse({ errorcode })).toEqual({ errorcode: String(errorcode) });
    for (const errorcode of bad) expect(issuesOf(schema, { errorcode })).toEqual([`errorcode: ${message}`]);
    expect(issuesOf(schema, { message: 'Bad' })).toEqual(['errorcode: errorcode is required']);
  });

  it.each([1, 2, 3, 4])('I8.1-03 keeps a decline of category %d', (category) => {
    const decline = { category, text: 'Wait', adviceCode: '24', associationResponseCode: '51' };
    expect(storedDecline.parse(decline)).toEqual(decline);
  });

  it.each([
    [{ category: 0 }, 'category: Decline category must be 1-4'],
    [{ category: 5 }, 'category: Decline category must be 1-4'],
    [{ category: '1' }, 'category: Decline category must be 1-4'],
    [{ adviceCode: '241' }, 'adviceCode: Merchant advice code must be at most 2 characters'],
    [{ advice: '24' }, ': Unrecognized key: "advice"'],
  ])('I8.1-03 refuses the decline %j', (decline, issue) => {
    expect(issuesOf(storedDecline, decline)).toEqual([issue]);
  });
});
