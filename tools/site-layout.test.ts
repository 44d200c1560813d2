// The layout of the guests' site is logical: it begins and ends where the language does, and is never left or right.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const files = globSync('hosting-site/src/**/*.{css,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);

const physicalRules = [
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-[\w-]+)?:/,
  /(?:text-align|float|clear):\s*(?:left|right)/,
  /border-(?:top|bottom)-(?:left|right)-radius:/,
  // top right bottom left, with two sides that differ.
  /(?:margin|padding|inset):\s*\S+ (\S+) \S+ (?!\1;)\S+;/,
  /border-radius:\s*(\S+) (?!\1[ ;])\S+ \S+ \S+;/,
];
const physicalClasses =
  /(?<![\w-])-?(?:[mp][lr]-|scroll-[mp][lr]-|(?:left|right)-[\w[]|text-(?:left|right)|float-|border-[lr](?![\w])|rounded-(?:l|r|tl|tr|bl|br)(?![\w]))/;

const physicalIn = (file: string, text: string): string[] => {
  if (file.endsWith('.css'))
    return text.split('\n').filter((line) => physicalRules.some((rule) => rule.test(line)));
  const classes = [...text.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, written = '']) => written);
  return classes.filter(
    (written) => physicalClasses.test(written) && /^[\w\s:[\]().,/%$&*!#-]+$/.test(written),
  );
};

describe('the layout of the guests’ site', () => {
  it('knows no left and right, so that it also runs from right to left', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.flatMap((file) =>
        physicalIn(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
      ),
    ).toEqual([]);
  });

  it.each([
    ['a.css', '  margin-left: 1rem;'],
    ['a.css', '  right: 0;'],
    ['a.css', '  text-align: right;'],
    ['a.css', '  margin: 0 0 0 auto;'],
    ['a.css', '  border-radius: 1rem 0 0 1rem;'],
    ['a.tsx', "'ml-4 grid'"],
    ['a.tsx', '"absolute left-0"'],
    ['a.tsx', '"sm:text-left"'],
  ])('%s: %s is seen', (file, text) => {
    expect(physicalIn(file, text)).toHaveLength(1);
  });

  it.each([
    ['a.css', '  border-radius: 1.25rem 1.25rem 0 0;'],
    ['a.css', '  margin: auto 0 0;'],
    ['a.css', '  padding: 1px 2px 3px 2px;'],
    ['a.css', '  margin-inline-start: 1rem;'],
    ['a.tsx', '"ms-4 ps-2 text-start end-0 rounded-lg"'],
  ])('%s: %s passes', (file, text) => {
    expect(physicalIn(file, text)).toEqual([]);
  });
});

describe('the styles of the guests’ site', () => {
  it('ask no element that holds the page what it has, since every change of a page of a thousand dishes would search it all', () => {
    const styles = readFileSync(join(root, 'hosting-site/src/styles.css'), 'utf8');
    expect(styles.match(/(?:^|[\s,])(?:html|body|main|:root|#root)[^\s,{]*:has\([^{]*/gm)).toBeNull();
  });
});
