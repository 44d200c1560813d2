// Refuses common passwords. The only rule besides the minimum length.
import { DomainError } from '@bite/shared/kernel/errors';
import type { CommonPasswords } from '../../ports/common-passwords.ts';

const WORDS =
  'This password is one of the first that others would try. Please choose one that only you would think of.';

export interface PasswordRuleDeps {
  commonPasswords: CommonPasswords;
}

/** Throws VALIDATION_FAILED, about the field `password`. */
export async function assertUncommon({ commonPasswords }: PasswordRuleDeps, password: string): Promise<void> {
  if (await commonPasswords.has(password))
    throw new DomainError('VALIDATION_FAILED', WORDS, { fields: { password: WORDS } });
}
