// For every test of a screen: what it drew goes away after it, and an error on the console fails it.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// What is found late is found: on a busy machine the first visit to a screen, whose code is fetched, takes seconds.
configure({ asyncUtilTimeout: 20_000 });

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const seen = errors.mock.calls.map((parts) => parts.map(String).join(' '));
  errors.mockRestore();
  expect(seen, 'errors on the console').toEqual([]);
});
