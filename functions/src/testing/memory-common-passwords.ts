import type { CommonPasswords } from '../ports/common-passwords.ts';

/** Exactly one password is common. */
export const memoryCommonPasswords: CommonPasswords = { has: async (password) => password === 'password1' };
