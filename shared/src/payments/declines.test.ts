import { describe, expect, it } from 'vitest';
import { anAuthorizationAnswer } from '../testing/payment-records.ts';
import { authorizationAnswer } from './authorization.schema.ts';
import { declineCategory, declineNote, mayRetry, retryOf } from './declines.ts';
import { storedDecline } from './errors.schema.ts';

describe('declined cards', () => {
  it.each([
    [1, 'Do not retry', 'never'],
    [2, 'Wait to retry', 'later'],
    [3, 'Fix the request and retry', 'corrected'],
    [4, 'Declined without a reason', 'later'],
  ])('I8.1-03 category %d: %s', (category, text, retry) => {
    for (const said of [category, String(category)]) {
      expect(declineNote({ declineCategory: said })).toEqual({ category, text });
      expect(retryOf({ respstat: 'C', declineCategory: said })).toBe(retry);
    }
  });

  it.each([0, 5, '', '1.5', 'x', 'toString', undefined])('I8.1-03 knows no category %j', (said) => {
    expect(declineCategory(said)).toBeUndefined();
    expect(declineNote({ declineCategory: said })).toEqual({});
    expect(retryOf({ respstat: 'C', declineCategory: said })).toBe('never');
  });

  it('I4-08 sends an approved payment never again, one that the gateway stumbled over at once', () => {
    expect(retryOf({ respstat: 'A', declineCategory: 2 })).toBe('never');
    expect(retryOf({ respstat: 'B', declineCategory: 1 })).toBe('now');
    expect(retryOf({ respstat: 'Z', declineCategory: 2 })).toBe('never');
    expect(retryOf({})).toBe('never');
  });

  it.each([
    ['01', 'corrected'],
    ['02', 'later'],
    ['03', 'never'],
    ['21', 'never'],
    ['24', 'later'],
    ['25', 'later'],
    ['26', 'later'],
    ['27', 'later'],
    ['28', 'later'],
    ['29', 'later'],
    ['30', 'later'],
    ['31', 'never'],
    ['40', 'never'],
  ])('I8.1-03 follows the merchant advice code %s: %s', (merchAdviceCode, retry) => {
    expect(retryOf({ respstat: 'C', merchAdviceCode })).toBe(retry);
  });

  it('an advice to stop outranks the category, any other advice does not', () => {
    expect(retryOf({ respstat: 'C', declineCategory: 2, merchAdviceCode: '03' })).toBe('never');
    expect(retryOf({ respstat: 'C', declineCategory: 1, merchAdviceCode: '02' })).toBe('never');
    expect(retryOf({ respstat: 'C', declineCategory: 3, merchAdviceCode: '02' })).toBe('corrected');
  });

  it('may be retried at all unless never', () => {
    expect(mayRetry({ respstat: 'B' })).toBe(true);
    expect(mayRetry({ respstat: 'C', declineCategory: 3 })).toBe(true);
    expect(mayRetry({ respstat: 'C', declineCategory: 1 })).toBe(false);
    expect(mayRetry({ respstat: 'A' })).toBe(false);
  });

  it('I8.1-03 keeps category, text, advice code and association code of an answer', () => {
    const answer = authorizationAnswer.parse(
      anAuthorizationAnswer({
        respstat: 'C',
        declineCategory: 2,
        declineCategoryText: 'Come back tomorrow',
        merchAdviceCode: '24',
        assocRespCode: '51',
      }),
    );
    const note = declineNote(answer);
    expect(note).toEqual({
      category: 2,
      text: 'Come back tomorrow',
      adviceCode: '24',
      associationResponseCode: '51',
    });
    expect(storedDecline.parse(note)).toEqual(note);
  });

  it('I8.1-03 keeps no advice code of more than two characters, and no empty text', () => {
    expect(declineNote({ merchAdviceCode: '24' })).toEqual({ adviceCode: '24' });
    expect(declineNote({ merchAdviceCode: '241' })).toEqual({});
    expect(
      declineNote({ declineCategory: '1', declineCategoryText: '', merchAdviceCode: '', assocRespCode: '' }),
    ).toEqual({
      category: 1,
      text: 'Do not retry',
    });
  });
});
