// Copies a freshly built folder over the served one, writing only what differs, so that emulators that watch or serve it (an
// `npm start` beside an `npm test`) notice nothing if nothing changed.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function isSame(one: string, other: string): boolean {
  if (!existsSync(other) || statSync(one).size !== statSync(other).size) return false;
  return readFileSync(one).equals(readFileSync(other));
}

/** Makes `to` equal to `from`. New files are written before old ones are deleted. */
export function mirror(from: string, to: string): void {
  const wanted = filesIn(from);
  for (const file of wanted) {
    if (isSame(join(from, file), join(to, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  const keep = new Set(wanted);
  for (const file of filesIn(to)) if (!keep.has(file)) rmSync(join(to, file));
}
