import { describe, expect, it } from 'vitest';
import { readSessionAnswer, readSignInAnswer } from './session-answers.ts';

const bare = { uid: 'u1', email: 'ada@example.com', isActive: false, emailVerified: true };
const user = { ...bare, displayName: 'Ada', isSiteAdmin: true };
const signedIn = { user, sessionToken: 's', expiresAt: '2026-06-10T22:00:00Z', customToken: 'c' };

const strangers = [undefined, null, 'text', 7, [], {}];

describe('the answer of a sign-in', () => {
  it.each([
    signedIn,
    { ...signedIn, customToken: undefined },
    { ...signedIn, expiresAt: 1_781_128_800_000 },
    { ...signedIn, user: bare },
  ])('O8-03, O7.1-06 that is whole is taken as it is: %j', (data) => {
    expect(readSignInAnswer(data)).toBe(data);
  });

  it.each([
    ...strangers,
    { ...signedIn, user: undefined },
    { ...signedIn, user: { ...user, email: undefined } },
    { ...signedIn, user: { ...user, uid: undefined } },
    { ...signedIn, user: { ...user, uid: '' } },
    { ...signedIn, user: { ...user, displayName: 7 } },
    { ...signedIn, user: { ...user, isSiteAdmin: 'yes' } },
    { ...signedIn, user: { ...user, isActive: undefined } },
    { ...signedIn, user: { ...user, emailVerified: 'yes' } },
    { ...signedIn, sessionToken: undefined },
    { ...signedIn, sessionToken: '' },
    { ...signedIn, expiresAt: undefined },
    { ...signedIn, expiresAt: Number.NaN },
    { ...signedIn, customToken: 7 },
  ])('O8-03 that is something else is refused: %j', (data) => {
    expect(() => readSignInAnswer(data)).toThrow(
      expect.objectContaining({
        name: 'CallError',
        code: 'INTERNAL',
        message: 'Invalid response format from auth API',
      }),
    );
  });
});

describe('the answer of a session check', () => {
  it('O7.1-08, O7.1-09 carries the user, with the email', () => {
    expect(readSessionAnswer({ user, more: 1 })).toEqual({ user });
  });

  it.each([
    ...strangers,
    { user: null },
    { user: { ...user, email: undefined } },
    { user: { ...user, email: '' } },
    user,
  ])('O8-03, O7.1-09 that has none is refused: %j', (data) => {
    expect(() => readSessionAnswer(data)).toThrow(
      expect.objectContaining({ name: 'CallError', message: 'Invalid session response format' }),
    );
  });
});
