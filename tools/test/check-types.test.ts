import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { programs } from './check-types.ts';

describe('the programs whose types are checked', () => {
  it('hold every workspace once', () => {
    const all = readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')));
    expect(programs().flatMap(({ workspaces }) => workspaces)).toHaveLength(all.length);
    expect(new Set(programs().flatMap(({ workspaces }) => workspaces))).toEqual(new Set(all));
  });

  it('are apart for the servers, the pages and what runs in both', () => {
    const of = (name: string) => programs().find(({ workspaces }) => workspaces.includes(name));
    expect(of('functions')?.workspaces).toContain('tools');
    expect(of('hosting-admin')?.workspaces).toContain('hosting-site');
    expect(
      new Set([of('functions'), of('hosting-admin'), of('shared')].map((p) => p?.workspaces[0])).size,
    ).toBe(3);
  });
});
