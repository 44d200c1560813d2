// What importing a module of shared loads: no schemas where browsers must stay small, and never itself.
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binary, root } from './root.ts';

const source = join(root, 'shared', 'src');
const modules = globSync('**/*.ts', { cwd: source }).sort();

/** Modules made of schemas. All others are rules that a page may import. */
const isSchema = (path: string): boolean =>
  /\.(schema|contract)\.ts$/.test(path) ||
  [
    'kernel/schema.ts',
    'kernel/entity.ts',
    'api/contract.ts',
    'api/parameters.ts',
    'records/record-kinds.ts',
  ].includes(path) ||
  // Reads another platform's catalogue, only on the server and on the command line.
  path.startsWith('catalogue/square/') ||
  // Menus as files, for the server and the back office.
  path.startsWith('catalogue/exchange/');
/**
 * Rules that parse records by their schema: for the server and the back office. A new one either joins them, and then no
 * diner's page may load it, or leaves the parsing to its caller.
 */
const appliesSchemas = [
  'catalogue/compose-menu.ts',
  'catalogue/compose-storefront.ts',
  'catalogue/storefront-website.ts',
  'domains/dns-record.ts',
  'domains/mapping-states.ts',
  'domains/set-up-progress.ts',
  'domains/watched-domain.ts',
  'listing/profile-changes.ts',
  'listing/profile-fields.ts',
  'listing/profile-from-service.ts',
  'listing/profile-hours.ts',
  'listing/profile-special-hours.ts',
  'listing/read-review.ts',
  'listing/service-post.ts',
  'media/image-deletion.ts',
  'catalogue/storefront-pictures.ts',
  'media/picture-uses.ts',
  'media/storefront-image.ts',
  'payments/compare-payments.ts',
  'places/place-facts.ts',
  'places/place-hours.ts',
  'places/place-sync.ts',
  'website/default-site-configuration.ts',
  'website/site-configuration.ts',
];
const isTest = (path: string): boolean => path.endsWith('.test.ts') || path.startsWith('testing/');

/** The runtime imports of a module, without types. */
function loadedBy(text: string): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, path = '']) => path);
}

const loads = new Map(
  modules.map((path) => [
    path,
    loadedBy(readFileSync(join(source, path), 'utf8')).map((target) =>
      target.startsWith('.') ? normalize(join(dirname(path), target)) : target,
    ),
  ]),
);

/** The import path from a module to a package; undefined if there is none. */
function wayTo(wanted: string, from: string): string | undefined {
  const ways = new Map([[from, from]]);
  for (const [path, way] of ways) {
    for (const target of loads.get(path) ?? []) {
      if (target === wanted || target.startsWith(`${wanted}/`)) return `${way} → ${target}`;
      if (!ways.has(target)) ways.set(target, `${way} → ${target}`);
    }
  }
  return undefined;
}

describe('a module of shared that holds no schema', () => {
  it('loads none either, so that the diner’s site may import it', () => {
    const rules = modules.filter(
      (path) => !isSchema(path) && !isTest(path) && !appliesSchemas.includes(path),
    );
    expect(rules.length).toBeGreaterThan(40);
    expect(rules.flatMap((path) => wayTo('zod', path) ?? [])).toEqual([]);
  });

  it('is not excused without need', () => {
    expect(appliesSchemas.filter((path) => wayTo('zod', path) === undefined)).toEqual([]);
  });

  it.each(['hosting-site', 'hosting-embed'])('%s loads no schema by any way', (app) => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: join(root, app) }).filter(
      (path) => !/\.test\.tsx?$|\/testing\//.test(path),
    );
    const targets = files.flatMap((path) => loadedBy(readFileSync(join(root, app, path), 'utf8')));
    const shared = targets
      .filter((target) => target.startsWith('@bite/shared/'))
      .map((target) => `${target.slice('@bite/shared/'.length)}.ts`);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.flatMap((path) => wayTo('zod', path) ?? [])).toEqual([]);
  });

  it('is told from one that does: the search finds what is there', () => {
    expect(wayTo('zod', 'kernel/entity.ts')).toBe('kernel/entity.ts → zod');
    expect(wayTo('zod', 'api/contract.ts')).toMatch(/^api\/contract\.ts → .+ → zod$/);
    expect(wayTo('big.js', 'ordering/quote.ts')).toBeDefined();
    expect(wayTo('zod', 'api/answers.ts')).toBeUndefined();
  });

  it.each([
    ["import { a } from './a.ts';", ['./a.ts']],
    ["import {\n  a,\n  type B,\n} from './a.ts';", ['./a.ts']],
    ["import './a.ts';", ['./a.ts']],
    ["export { a } from './a.ts';", ['./a.ts']],
    ["export * from './a.ts';", ['./a.ts']],
    ["import type { A } from './a.ts';", []],
    ["export type { A } from './a.ts';", []],
    ["export const a = 'x';\nimport type B from 'b';", []],
    ["import type { A } from './a.ts';\nimport { b } from './b.ts';", ['./b.ts']],
  ])('%j loads %j', (text, expected) => {
    expect(loadedBy(text)).toEqual(expected);
  });
});

describe('modules that load each other', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bite-cycles-'));
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function lint(one: string, other: string): string {
    writeFileSync(join(folder, 'one.ts'), one);
    writeFileSync(join(folder, 'other.ts'), other);
    try {
      const args = ['lint', '--only=suspicious/noImportCycles', '--reporter=json', '.'];
      return execFileSync(binary('biome'), args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  it('are refused by the linter, so that each feature can be imported alone', () => {
    const report = lint(
      "import { b } from './other.ts';\nexport const a = () => b;\n",
      "import { a } from './one.ts';\nexport const b = () => a;\n",
    );
    expect(report).toContain('noImportCycles');
  });

  it('pass where one needs the other’s types alone: a rule beside its schema', () => {
    const report = lint(
      "import { b } from './other.ts';\nexport const a = () => b;\n",
      "import type { a } from './one.ts';\nexport const b = (given: typeof a) => given;\n",
    );
    expect(report).not.toContain('noImportCycles');
  });
});
