import { describe, expect, it } from 'vitest';
import { settlementLetters, settlementMeaning, settlementWords } from './settlement-status.ts';

describe('settlement of a payment', () => {
  it.each([
    ['Authorized', 'open'],
    ['Declined', 'none'],
    ['Queued for Capture', 'open'],
    ['Voided', 'none'],
    ['Zero Amount', 'none'],
  ])('I4-09 knows %s, whose money is %s', (word, stage) => {
    expect(settlementMeaning(word)).toMatchObject({ word, stage });
  });

  it.each([
    ['F', 'Format Error', 'failed'],
    ['N', 'Rejected', 'failed'],
    ['P', 'Pin Debit', 'settled'],
    ['T', 'Token Decrypt', 'failed'],
    ['W', 'Amount Under Review', 'settled'],
    ['Y', 'Accepted', 'settled'],
  ])('I3.6-09 %s of a batch means %s: %s', (letter, word, stage) => {
    expect(settlementMeaning(letter)).toMatchObject({ word, stage });
    expect(settlementLetters).toContain(letter);
  });

  it('has a text of its own for every word', () => {
    const texts = settlementWords.map((word) => settlementMeaning(word)?.text);
    expect(new Set(texts).size).toBe(settlementWords.length);
    expect(texts.every(Boolean)).toBe(true);
  });

  it('reads words in any case and letters in capitals only', () => {
    expect(settlementMeaning(' Zero amount ')?.word).toBe('Zero Amount');
    expect(settlementMeaning('y')).toBeUndefined();
  });

  it.each(['', 'Z', 'constructor', 'Sent by pigeon', undefined])('I4-09 guesses nothing from %j', (said) => {
    expect(settlementMeaning(said)).toBeUndefined();
  });
});
