import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { completed, type Lock, missing, platformOf } from './complete-lock.ts';

const aLock = (packages: Lock['packages']): Lock => ({ lockfileVersion: 3, packages });

describe('a lock file serves every operating system', () => {
  it.each(['package-lock.json', 'functions/package-lock.json'])(
    '%s names every optional package (else: node tools/setup.mjs lock)',
    (path) => {
      const lock = JSON.parse(readFileSync(join(root, path), 'utf8')) as Lock;
      expect(missing(lock).map(({ name }) => name)).toEqual([]);
    },
  );

  it('gains what npm left out, with the system that the name tells', () => {
    const asker = { version: '1.2.3', dev: true, optionalDependencies: { '@a/cli-linux-x64-musl': '1.2.3' } };
    const { lock, added } = completed(
      aLock({ 'node_modules/a': asker, 'node_modules/b': { version: '1.0.0' } }),
    );
    expect(added).toEqual(['@a/cli-linux-x64-musl']);
    expect(lock.packages['node_modules/@a/cli-linux-x64-musl']).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    expect(missing(lock)).toEqual([]);
  });

  it('finds a package where Node would: beside the one that asks, or above it', () => {
    const asks = { version: '1.0.0', optionalDependencies: { c: '1.0.0' } };
    const nested = 'node_modules/a/node_modules/b';
    expect(missing(aLock({ [nested]: asks, 'node_modules/a/node_modules/c': {} }))).toEqual([]);
    expect(missing(aLock({ [nested]: asks, 'node_modules/c': {} }))).toEqual([]);
    expect(missing(aLock({ [nested]: asks, 'node_modules/d/node_modules/c': {} }))).toHaveLength(1);
  });

  it('refuses to guess a version', () => {
    const asks = { version: '1.0.0', optionalDependencies: { c: '^1.0.0' } };
    expect(() => completed(aLock({ 'node_modules/a': asks }))).toThrow('no exact version');
  });

  it.each([
    ['@a/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@a/binding-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@a/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', {}],
  ])('reads the system from %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
