import { describe, expect, it } from 'vitest';
import { failureMessage, isPopupCancelled, userMessages, userNotFound } from './messages.ts';

describe('what users are told', () => {
  it.each([
    ['I8.2-01', userMessages.syncMismatch, 'Cannot sync: user not authenticated or UID mismatch'],
    ['I8.2-01', userMessages.notInFirestore, 'User not found in Firestore'],
    ['I8.2-01', userMessages.notAuthenticated, 'No authenticated user found'],
    ['I8.2-01', userMessages.emailNotFound, 'User email not found'],
    ['C8-05, I8.2-02', userMessages.cannotDelete, 'Cannot delete user. No user is currently signed in.'],
    [
      'C8-05, I8.2-02',
      userMessages.cannotUpdateProfile,
      'Cannot update profile. No user is currently signed in.',
    ],
    [
      'I8.2-02',
      userMessages.cannotSendVerification,
      'Cannot send verification email. No user is currently signed in.',
    ],
    ['C8-05, I8.2-03', userMessages.notFound('uid-7'), 'User with UID uid-7 not found'],
    ['I8.2-04, I4-28', userMessages.popupCancelled, 'POPUP_CANCELLED'],
    ['I8.2-11', userMessages.unknown, 'Unknown error'],
  ])('%s %s', (_, message, expected) => {
    expect(message).toBe(expected);
  });

  it('C8-05, I8.2-03 a missing user is a fault of the asking', () => {
    expect(userNotFound('uid-7')).toMatchObject({
      code: 'NOT_FOUND',
      message: 'User with UID uid-7 not found',
    });
  });
});

const withCode = (code: string) => Object.assign(new Error('Firebase: Error'), { code });

describe('a sign-in that failed', () => {
  it.each([
    withCode('auth/popup-closed-by-user'),
    withCode('auth/cancelled-popup-request'),
    { code: 'auth/popup-closed-by-user' },
    new Error('POPUP_CANCELLED'),
  ])('I4-28, I8.2-04 was cancelled by the user with %o, says so and is not logged', (error) => {
    expect(isPopupCancelled(error)).toBe(true);
    expect(failureMessage(error)).toBe('POPUP_CANCELLED');
  });

  it.each([
    [withCode('auth/popup-blocked'), 'Firebase: Error'],
    [new Error('No network'), 'No network'],
    ['a text', 'Unknown error'],
    [{ message: 'a look-alike' }, 'Unknown error'],
    [null, 'Unknown error'],
    [undefined, 'Unknown error'],
  ])('I8.2-11, I4-28 did so with %o: %s', (error, message) => {
    expect(isPopupCancelled(error)).toBe(false);
    expect(failureMessage(error)).toBe(message);
  });
});
