// A page changes a moment after what changes it, and on a busy machine several moments after: whoever reads it once reads it too early.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** `expect(await …)` of what is read from a page. */
const readOnce =
  /expect\(\(*await [^;]*?\b(textOf|textContent|allTextContents|inputValue|getAttribute|count|title|isVisible|isHidden|isDisabled|isEnabled|isChecked|evaluate|isOnScreen|isReachable|wholeCards|cutText)\(/g;

describe('a journey', () => {
  it.each(globSync('e2e/**/*.e2e.ts', { cwd: root }))(
    '%s reads what a page shows until it shows it',
    (file) => {
      const found = readFileSync(join(root, file), 'utf8').match(readOnce) ?? [];
      expect(found, 'to be `await expect.poll(() => …)`').toEqual([]);
    },
  );
});
