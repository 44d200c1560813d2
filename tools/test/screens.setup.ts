// For every test of a screen: removes what it rendered and where it led, and fails it for console errors.
import { cleanup, configure, getConfig } from '@testing-library/react';
import type { Window } from 'happy-dom';
import * as React from 'react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Waits longer than usual: on a busy machine the first visit to a lazily loaded screen takes seconds.
configure({ asyncUtilTimeout: 20_000 });

// What is not there yet is asked for again and again: the document is described once, when it is given up.
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isAskedAgain } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (isAskedAgain !== true) return getElementError(message, container);
    // By this name the test's own line is found.
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// React notes of each element where it was made, for its own warnings, which costs a fifth of all that screens' tests do. It
// stops by itself after ten thousand elements a second: from the first one on here. Warnings still name the components.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });

const { document, location, history, happyDOM } = globalThis as unknown as Window;
const start = location.href;
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  // Styles that packages add are matched with every element whose name is asked for, and no test is about them.
  for (const style of document.head.querySelectorAll('style')) style.remove();
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // The window of a test that went back further than it came shows nothing, at an address without a path.
  if (location.protocol === 'about:') happyDOM.setURL(start);
  // The next screen is not one that was opened at a section.
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  const seen = errors.mock.calls.map((parts) => parts.map(String).join(' '));
  errors.mockRestore();
  expect(seen, 'errors on the console').toEqual([]);
});
