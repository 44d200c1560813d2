// The JavaScript that the menu page loads first. Everything that is only needed once somebody orders comes after it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../root.ts';

/** In bytes, compressed. */
export const FIRST_SCRIPT_LIMIT = 80_000;

interface Chunk {
  file: string;
  imports?: string[];
}

/** The compressed bytes of what starts the page, of its own script, and of all that this imports statically. */
export function firstScriptBytes(): number {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(root, 'functions', 'lib', 'site', 'manifest.json'), 'utf8'),
  );
  const keys = new Set(['src/start.ts', 'src/main.tsx']);
  for (const key of keys) for (const name of manifest[key]?.imports ?? []) keys.add(name);
  return [...keys].reduce((bytes, key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The site's manifest has no ${key}: build the site again`);
    const code = readFileSync(join(root, 'hosting-site', 'dist', 'client', chunk.file));
    return bytes + gzipSync(code, { level: 9 }).length;
  }, 0);
}
