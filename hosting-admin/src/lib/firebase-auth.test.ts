import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { authProblem, providerOf, toAuthError } from './firebase-auth.ts';
import { socialProviders } from './ports.ts';

const failure = (code: string) => new FirebaseError(code, `Firebase: Error (${code}).`);

describe('why the authentication service did not do what it was asked', () => {
  it('a wrong password and an unknown address cannot be told apart', () => {
    const codes = [
      'auth/wrong-password',
      'auth/user-not-found',
      'auth/invalid-credential',
      'auth/invalid-email',
      'auth/user-disabled',
    ];
    expect(new Set(codes.map((code) => authProblem(failure(code))))).toEqual(new Set(['credentials']));
  });

  it.each([
    ['auth/too-many-requests', 'tooManyAttempts'],
    ['auth/network-request-failed', 'offline'],
    ['auth/popup-blocked', 'popupBlocked'],
    ['auth/operation-not-allowed', 'notOffered'],
    ['auth/unauthorized-domain', 'notOffered'],
    ['auth/email-already-in-use', 'emailInUse'],
    ['auth/weak-password', 'weakPassword'],
    ['auth/account-exists-with-different-credential', 'accountExistsWithOtherProvider'],
    ['auth/expired-action-code', 'codeInvalid'],
    ['auth/invalid-action-code', 'codeInvalid'],
    ['auth/internal-error', 'unknown'],
    ['toString', 'unknown'],
  ])('%s is told as %s', (code, problem) => {
    expect(authProblem(failure(code))).toBe(problem);
  });

  it('anything else is not guessed at', () => {
    expect(authProblem(new Error('boom'))).toBe('unknown');
    expect(toAuthError('boom')).toMatchObject({ problem: 'unknown', message: 'Unknown error' });
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request'])(
    'I4-28 I8.2-04 %s is the visitor’s own doing, by the name POPUP_CANCELLED',
    (code) => {
      expect(toAuthError(failure(code))).toMatchObject({
        name: 'AuthError',
        problem: 'popupCancelled',
        message: 'POPUP_CANCELLED',
      });
    },
  );
});

describe('the providers', () => {
  it('are Google, Facebook and Apple', () => {
    expect(socialProviders.map((provider) => providerOf(provider).providerId)).toEqual([
      'google.com',
      'facebook.com',
      'apple.com',
    ]);
  });

  it('I5.1-13 are each asked for the email address', () => {
    const scopes = socialProviders.map((provider) => {
      const asked = providerOf(provider) as unknown as { getScopes: () => string[] };
      return asked.getScopes();
    });
    expect(scopes.every((asked) => asked.includes('email'))).toBe(true);
  });
});
