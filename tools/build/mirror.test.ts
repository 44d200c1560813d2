import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mirror } from './mirror.ts';

let folder: string;
const from = (): string => join(folder, 'from');
const to = (): string => join(folder, 'to');

function write(base: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), text);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bite-mirror-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('putting a build in place', () => {
  it('brings what is new and changed, and takes away what is gone', () => {
    write(to(), { 'index.js': 'old', 'chunks/gone.js': '1' });
    write(from(), { 'index.js': 'new', 'chunks/fresh.js': '2' });
    mirror(from(), to());
    expect(readFileSync(join(to(), 'index.js'), 'utf8')).toBe('new');
    expect(readdirSync(join(to(), 'chunks'))).toEqual(['fresh.js']);
  });

  it('does not touch a file that is the same, so that whoever watches it sees no change', () => {
    write(to(), { 'index.js': 'same' });
    write(from(), { 'index.js': 'same' });
    utimesSync(join(to(), 'index.js'), 1000, 1000);
    mirror(from(), to());
    expect(statSync(join(to(), 'index.js')).mtimeMs).toBe(1_000_000);
  });
});
