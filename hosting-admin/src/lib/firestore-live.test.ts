import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { plain, problemOf } from './firestore-live.ts';

describe('documents from Firestore', () => {
  it('have ISO strings in the place of timestamps, however deep', () => {
    const iso = '2026-03-10T16:00:00.000Z';
    const stamp = Timestamp.fromDate(new Date(iso));
    const stored = {
      at: stamp,
      nothing: null,
      history: [{ at: stamp, by: 'system' }],
      inner: { at: stamp, n: 1 },
    };
    expect(plain(stored)).toEqual({
      at: iso,
      nothing: null,
      history: [{ at: iso, by: 'system' }],
      inner: { at: iso, n: 1 },
    });
  });

  it('are refused for good by the rules, and interrupted by anything else', () => {
    expect(problemOf({ code: 'permission-denied' })).toBe('denied');
    expect(problemOf({ code: 'unauthenticated' })).toBe('denied');
    expect(problemOf({ code: 'unavailable' })).toBe('interrupted');
    expect(problemOf({ code: 'failed-precondition' })).toBe('interrupted');
  });
});
