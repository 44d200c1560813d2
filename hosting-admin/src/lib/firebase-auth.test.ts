import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { signInProblem } from './firebase-auth.ts';

const problemOf = (code: string) => signInProblem(new FirebaseError(code, code));

describe('why a sign-in failed', () => {
  it('a wrong password and an unknown address cannot be told apart', () => {
    const codes = [
      'auth/wrong-password',
      'auth/user-not-found',
      'auth/invalid-credential',
      'auth/invalid-email',
      'auth/user-disabled',
    ];
    expect(new Set(codes.map(problemOf))).toEqual(new Set(['credentials']));
  });

  it('too many attempts and a lost connection can', () => {
    expect(problemOf('auth/too-many-requests')).toBe('tooManyAttempts');
    expect(problemOf('auth/network-request-failed')).toBe('offline');
  });

  it('anything else is not guessed at', () => {
    expect(problemOf('auth/internal-error')).toBe('unknown');
    expect(signInProblem(new Error('boom'))).toBe('unknown');
  });
});
