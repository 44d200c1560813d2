// The kit page of the back office's components: each one at two sizes, light and dark; and that it is not deployed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/root.ts';
import { desktop, phone, windows } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { urls } from './support/platform.ts';

const TITLE = 'Parts of the back office';

function filesSaying(words: string, folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => path.includes('_kit') || readFileSync(path, 'utf8').includes(words));
}

describe('the page of parts', () => {
  const { open } = windows();

  it.each([
    { size: phone, colorScheme: 'light' },
    { size: phone, colorScheme: 'dark' },
    { size: desktop, colorScheme: 'light' },
    { size: desktop, colorScheme: 'dark' },
  ] as const)(
    'shows every part at $size.width px, $colorScheme, without a fault',
    async ({ size, colorScheme }) => {
      const page = await open(size, { colorScheme });
      await page.goto(`${urls.admin}/_kit`);
      await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
      await checkScreen(page);
    },
  );

  it('is no part of what is deployed', () => {
    expect(filesSaying(TITLE, 'hosting-admin/dist/with-kit')).not.toEqual([]);
    expect(filesSaying(TITLE, 'hosting-admin/dist/client')).toEqual([]);
  });
});
