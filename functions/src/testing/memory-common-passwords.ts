import type { CommonPasswords } from '../ports/common-passwords.ts';

/** One password is common; all others are not. */
export const memoryCommonPasswords: CommonPasswords = { has: async (password) => password === 'password1' };
