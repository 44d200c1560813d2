import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import {
  isClearedOnSignOut,
  isLoggingOut,
  LOGOUT_FLAG_LIFETIME,
  REDIRECT_DELAY,
  readSignOutEvent,
  SIGN_OUT_EVENT_LIFETIME,
  SIGN_OUT_EVENT_MAX_AGE,
  shouldSignOut,
} from './sign-out.ts';
import { THEME_KEY } from './theme.ts';

describe('what a sign-out takes with it', () => {
  it.each([
    'default_selected_tenant',
    'bite-sound',
    'firebase:authUser:x',
    'lastUser',
    'ACCESS_TOKEN',
    'mySession',
  ])('O9-17, O4-12 %s', (key) => {
    expect(isClearedOnSignOut(key)).toBe(true);
  });

  it.each(['selected_', 'bite', 'auth', 'user', 'token', 'session'])(
    'O9-17 whatever has %s in its name',
    (part) => {
      expect(isClearedOnSignOut(part)).toBe(true);
      expect(isClearedOnSignOut(`x-${part.toUpperCase()}-y`)).toBe(true);
    },
  );

  it.each(['order-up-cart', 'theme', THEME_KEY, 'selected', ''])('O9-17 not %j', (key) => {
    expect(isClearedOnSignOut(key)).toBe(false);
  });

  it('O9-17 never the theme, however many keys there are', () => {
    holds(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(THEME_KEY))), (keys) => {
        expect([...keys, THEME_KEY].filter(isClearedOnSignOut)).not.toContain(THEME_KEY);
      }),
    );
  });

  it('O4-12, O9-17 leads away after a tenth of a second', () => {
    expect(REDIRECT_DELAY).toBe(100);
  });
});

describe('a sign-out somewhere else', () => {
  const here = 'https://admin.bite.example';
  const event = { type: 'signout', origin: 'https://auth.bite.example', at: 100_000 } as const;

  it.each([
    [0, true],
    [4999, true],
    [5000, true],
    [5001, false],
    [60_000, false],
  ])('O4-13, O9-24 that is %d ms old is followed: %s', (age, expected) => {
    expect(SIGN_OUT_EVENT_MAX_AGE).toBe(5000);
    expect(shouldSignOut(event, here, event.at + age)).toBe(expected);
  });

  it('O4-13 of the same origin is ignored', () => {
    expect(shouldSignOut({ ...event, origin: here }, here, event.at)).toBe(false);
  });

  it('O4-13 is broadcast under a name, with its origin and its time', () => {
    expect(readSignOutEvent(JSON.stringify({ ...event, more: 1 }))).toEqual(event);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '{}',
    JSON.stringify({ ...event, type: 'signin' }),
    JSON.stringify({ ...event, origin: 1 }),
    JSON.stringify({ ...event, at: 'now' }),
  ])('O4-13 is not read from %j', (text) => {
    expect(readSignOutEvent(text)).toBeUndefined();
  });

  it('O4-13 is taken out of the storage after a second', () => {
    expect(SIGN_OUT_EVENT_LIFETIME).toBe(1000);
  });

  it.each([
    [undefined, 0, false],
    [0, 0, true],
    [1000, 2999, true],
    [1000, 3000, false],
  ])('O4-13 begun at %j is under way at %d: %s', (startedAt, now, expected) => {
    expect(LOGOUT_FLAG_LIFETIME).toBe(2000);
    expect(isLoggingOut(startedAt, now)).toBe(expected);
  });
});
