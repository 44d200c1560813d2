// Among the tests that need the running platform, since those run on what has been built.
import { expect, it } from 'vitest';
import { FIRST_SCRIPT_LIMIT, firstScriptBytes } from './first-script.ts';

it('the menu page loads at most 80 kB of JavaScript first, compressed', () => {
  expect(firstScriptBytes()).toBeLessThanOrEqual(FIRST_SCRIPT_LIMIT);
});
