import { describe, expect, it } from 'vitest';
import { connectionOf, PATIENCE_MILLISECONDS } from './connection.ts';

const live = { isOnline: true, staleSince: undefined, hasBeenLive: true };

describe('the connection', () => {
  it('is good while the server confirms what is shown', () => {
    expect(connectionOf(live, 1_000)).toBe('good');
  });

  it('is offline as soon as the device says so', () => {
    expect(connectionOf({ ...live, isOnline: false }, 1_000)).toBe('offline');
  });

  it('is lost after a few seconds without the server, not before', () => {
    const stale = { ...live, staleSince: 1_000 };
    expect(connectionOf(stale, 1_000 + PATIENCE_MILLISECONDS - 1)).toBe('good');
    expect(connectionOf(stale, 1_000 + PATIENCE_MILLISECONDS)).toBe('lost');
  });

  it('is still being made where it never was', () => {
    const never = { ...live, hasBeenLive: false, staleSince: 0 };
    expect(connectionOf(never, PATIENCE_MILLISECONDS)).toBe('connecting');
  });
});
