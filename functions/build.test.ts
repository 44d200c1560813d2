// functions/package.json and its lock file must cover every package that the bundle imports: the cloud installs only those.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesBroughtBy, packagesNeeded } from './build.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<
    Record<string, Manifest & { readonly version: string; readonly resolved?: string }>
  >;
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
const manifest = read('package.json') as Manifest;
const lock = read('package-lock.json') as Lock;

/** Clients of outside services, image decoders and long lists, which no cold start may load. */
const heavy = ['cockatiel', 'ipaddr.js', 'nodemailer', 'sharp', 'tldts', 'undici'];
const bringsSharp = 'src/composition/pictures.ts';

describe('a cold start', () => {
  it('loads nothing for an outside service: few requests need one', async () => {
    const brought = await packagesBroughtBy();
    expect(brought.get('src/index.ts')).toContain('firebase-functions/v2/https');
    const composed = [...brought].filter(
      ([module]) => module === 'src/index.ts' || module.startsWith('src/composition/'),
    );
    expect(composed.length).toBeGreaterThan(5);
    const loads = composed.flatMap(([module, packages]) =>
      packages.filter((name) => heavy.includes(name)).map((name) => [module, name]),
    );
    expect(loads).toEqual([[bringsSharp, 'sharp']]);
  });
});

describe('the functions folder can be deployed alone', () => {
  it('lists every package that the bundle imports', async () => {
    const unlisted = (await packagesNeeded()).filter((name) => !(name in manifest.dependencies));
    expect(unlisted).toEqual([]);
  });

  it('does not list @bite/shared, which is inside the bundle', () => {
    expect(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@bite/'))).toEqual([]);
  });

  it('has a lock file that was made for this package.json', () => {
    const { dependencies, devDependencies, engines } = manifest;
    expect(lock.packages['']).toMatchObject({ dependencies, devDependencies, engines });
  });

  it('pins each listed package to the version that is listed', () => {
    const pinned = Object.keys(manifest.dependencies).map((name) => [
      name,
      lock.packages[`node_modules/${name}`]?.version,
    ]);
    expect(Object.fromEntries(pinned)).toEqual(manifest.dependencies);
  });

  it('names no registry in its lock file', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});
