// Addresses are parsed by `parsedUrl` alone: Node 22 answers `URL.canParse` wrongly for umlauts once it is called often.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

const files = globSync('{shared,functions,hosting-*,sandbox,tools,e2e,rules-tests}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|lib|dist|\.cache)$/.test(path),
});
/** They say why. */
const explaining = ['shared/src/kernel/parsed-url.ts', 'tools/url-parsing.test.ts'];

it('addresses are parsed by parsedUrl, which is right about umlauts however often it is called', () => {
  expect(files.length).toBeGreaterThan(1000);
  const asking = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('canParse'));
  expect(asking.filter((file) => !explaining.includes(file))).toEqual([]);
});
