import { describe, expect, it } from 'vitest';
import { commonPasswordList, loadCommonPasswords } from './common-passwords.ts';

const passwords = commonPasswordList(loadCommonPasswords);

describe('the commonest passwords', () => {
  it.each(['123456', 'QWERTY', 'letmein', 'iloveyou', 'Password1'])('%s is one of them', async (password) => {
    expect(await passwords.has(password)).toBe(true);
  });

  it.each(['a long walk at noon', 'luigi-1987-ovens', ''])('“%s” is none', async (password) => {
    expect(await passwords.has(password)).toBe(false);
  });
});
