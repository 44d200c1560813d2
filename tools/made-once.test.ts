import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'bite-made-once-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const write =
  (text: string, written: Promise<void> = Promise.resolve()) =>
  async (draft: string) => {
    writeFileSync(join(draft, 'file'), text);
    await written;
  };

describe('a folder that is made once', () => {
  it('is not seen before it is whole', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const folder = join(parent, 'sub', 'made');
    const making = madeOnce(folder, write('whole', promise));
    expect(existsSync(folder)).toBe(false);
    resolve();
    await expect(making).resolves.toBe(folder);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('whole');
  });

  it('is made by one of several programs that ask at once, and is not made again', async () => {
    const folder = join(parent, 'made');
    await Promise.all([madeOnce(folder, write('one')), madeOnce(folder, write('other'))]);
    const text = readFileSync(join(folder, 'file'), 'utf8');
    await madeOnce(folder, write('late'));
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe(text);
    expect(readdirSync(parent)).toEqual(['made']);
  });

  it('leaves nothing when it cannot be made', async () => {
    const failing = () => Promise.reject(new Error('no space'));
    await expect(madeOnce(join(parent, 'made'), failing)).rejects.toThrow('no space');
    expect(readdirSync(parent)).toEqual([]);
  });
});
