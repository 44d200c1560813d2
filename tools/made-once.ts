// Folders of the cache that are made once and kept.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes `folder` if it is not there. It gets its name once it is whole, since several programs may make it at once, and one
 * may be interrupted. `make` fills the draft it is given; what it throws is passed on, and nothing stays.
 */
export async function madeOnce(folder: string, make: (draft: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), 'draft-'));
  try {
    await make(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // another program was faster
  }
  return folder;
}
