import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { cutReply, replyProblem } from './reply.ts';

const FAMILY = '👨‍👩‍👧';
const ACCENTED = 'e\u0301';
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe('the length of a reply', () => {
  it.each(['', ' ', '\n\t'])('I5.4-05 %j is no reply', (text) => {
    expect(replyProblem(text)).toBe('Response is required');
  });

  it.each([
    ['one letter', 'a'],
    ['4096 letters', 'a'.repeat(4096)],
    ['2048 letters of two bytes', 'é'.repeat(2048)],
    ['1024 emojis of four bytes', '🍕'.repeat(1024)],
  ])('I5.4-05 I9-03 %s can be sent', (_, text) => {
    expect(replyProblem(text)).toBeUndefined();
  });

  it.each([
    ['4097 letters', 'a'.repeat(4097)],
    ['2049 letters of two bytes', 'é'.repeat(2049)],
    ['1024 emojis and a letter', `${'🍕'.repeat(1024)}a`],
  ])('I5.4-05 I9-03 %s are too long, for the service counts bytes', (_, text) => {
    expect(replyProblem(text)).toBe('Response too long');
  });
});

describe('cutting a reply', () => {
  it('I9-03 cuts to 4096 bytes unless told otherwise', () => {
    expect(cutReply('a'.repeat(4096))).toBe('a'.repeat(4096));
    expect(cutReply('a'.repeat(5000))).toBe('a'.repeat(4096));
    expect(cutReply('é'.repeat(3000))).toBe('é'.repeat(2048));
  });

  it.each([
    ['letters', 'pizza', 3, 'piz'],
    ['a letter of two bytes', 'aé', 2, 'a'],
    ['an emoji', 'a🍕', 4, 'a'],
    ['an emoji that fits', 'a🍕b', 5, 'a🍕'],
    ['an emoji of several', `a${FAMILY}`, 10, 'a'],
    ['a letter and its accent', `b${ACCENTED}`, 2, 'b'],
    ['one character that is too long, between its parts', FAMILY, 7, '👨‍'],
    ['no room at all', 'é', 1, ''],
  ])('keeps %s whole', (_, text, limit, kept) => {
    expect(cutReply(text, limit)).toBe(kept);
  });

  it('I9-03 keeps a beginning that fits and is well formed, and all of what fits already', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    holds(
      fc.property(text, fc.nat({ max: 120 }), (whole, limit) => {
        const kept = cutReply(whole, limit);
        expect(bytesOf(kept)).toBeLessThanOrEqual(limit);
        expect(whole.startsWith(kept)).toBe(true);
        expect(new TextDecoder().decode(new TextEncoder().encode(kept))).toBe(kept);
        expect(kept === whole).toBe(bytesOf(whole) <= limit);
        expect(cutReply(kept, limit)).toBe(kept);
      }),
      500,
    );
  });

  it('I5.4-05 makes any text of some length sendable', () => {
    holds(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 6000 }), (text) => {
        expect(replyProblem(`x${cutReply(text, 4095)}`)).toBeUndefined();
      }),
      50,
    );
  });
});
