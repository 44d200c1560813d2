// Every path and npm script that the project's documents name exists.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const topLevel = new Set(listed.split('\n').map((path) => path.split('/')[0]));

/** What a build makes is there only afterwards. */
const isMade = (path: string): boolean =>
  spawnSync('git', ['check-ignore', '--quiet', path], { cwd: root }).status === 0;

/** Paths from the project's root, in backticks or as links, without patterns, placeholders and local files such as `.env`. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g), ...text.matchAll(/\]\((docs\/[\w./-]+)\)/g)];
  const isLocal = (path: string) => /\/\.[^/]+$/.test(path);
  return named
    .map(([, path = '']) => path)
    .filter((path) => topLevel.has(path.split('/')[0]) && !isLocal(path));
}

const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm run ([\w-]+)/g)].map(([, name = '']) => name);

it.each(documents)('%s names only paths and commands that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const missingPaths = pathsIn(text).filter((path) => !existsSync(join(root, path)) && !isMade(path));
  const missingScripts = scriptsIn(text).filter((name) => !Object.hasOwn(scripts, name));
  expect({ missingPaths, missingScripts }).toEqual({ missingPaths: [], missingScripts: [] });
});
