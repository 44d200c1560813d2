import { describe, expect, it } from 'vitest';
import { suggestedEmail } from './email-suggestion.ts';

describe('an email address with a slip of the finger', () => {
  it.each([
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['Ada.Lovelace@icloud.co ', 'Ada.Lovelace@icloud.com'],
  ])('%s is asked back as %s', (typed, meant) => {
    expect(suggestedEmail(typed)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@gmx.net',
    'ada@mac.com',
    'ada@bite.example',
    'ada@cornell.edu',
    'ada@company.io',
    'ada@t-online.de',
    'ada@',
    'ada',
    '',
  ])('%s is left alone', (typed) => {
    expect(suggestedEmail(typed)).toBeUndefined();
  });
});
