import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readJson } from './request.ts';

const folder = mkdtempSync(join(tmpdir(), 'bite-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function saved(encoding: 'utf8' | 'latin1', text: string): string {
  const path = join(folder, `${encoding}.json`);
  writeFileSync(path, Buffer.from(text, encoding));
  return path;
}

describe('the file of an import', () => {
  it('keeps its accents, with or without a byte order mark', () => {
    expect(readJson(saved('utf8', '{"name":"Café crème"}'))).toEqual({ name: 'Café crème' });
    expect(readJson(saved('utf8', '\uFEFF{"name":"Café crème"}'))).toEqual({ name: 'Café crème' });
  });

  it('in Latin-1 is refused by name, instead of garbling its accents', () => {
    expect(() => readJson(saved('latin1', '{"name":"Café crème"}'))).toThrow(
      /latin1\.json is not UTF-8 text, perhaps Latin-1 .* Nothing was imported\./,
    );
  });
});
