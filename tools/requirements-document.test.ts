// Compares docs/requirements.md with the tests: what it names is cited there, and what they cite is in it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importGraph, reachedFromDeployed, subjectsOf } from './import-graph.ts';
import { root } from './root.ts';

const ID = /\b[OCI]\d[\d.]*-\d\d\b/g;
const TEST = /\.test\.tsx?$|\.e2e\.ts$|^rules-tests\/.*\.ts$/;

interface Row {
  ids: string[];
  does: string;
  files: string[];
}

const idsIn = (text: string): string[] => [...new Set(text.match(ID))];
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

function rowOf(line: string): Row {
  const [, ids = '', does = '', files = ''] = line.split('|');
  return {
    ids: idsIn(ids),
    does: does.trim(),
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  };
}

const rows = textOf('docs/requirements.md')
  .split('\n')
  .filter((line) => /^\| [OCI]\d/.test(line))
  .map(rowOf);

// Uncommitted files are included, uncommitted deletions are not.
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const testFiles = listed.split('\n').filter((path) => TEST.test(path) && existsSync(join(root, path)));

const graph = importGraph(root, listed.split('\n'));
const reached = reachedFromDeployed(graph);
/** Only rules of `shared` can be unused: elsewhere knip finds them. */
const provesWhatRuns = (test: string): boolean =>
  !test.startsWith('shared/') || subjectsOf(test, graph).some((file) => reached.has(file));
const saysRuleOnly = ({ does }: Row): boolean => /\*Rule only[:.]\*/.test(does);
const citedBy = new Map(testFiles.map((path) => [path, new Set(idsIn(textOf(path)))]));
const documented = rows.flatMap(({ ids }) => ids);

describe('the document of requirements', () => {
  it('says something of every id, once', () => {
    expect(rows.filter(({ does, files }) => does === '' || files.length === 0)).toEqual([]);
    expect(documented.filter((id, place) => documented.indexOf(id) !== place)).toEqual([]);
  });

  it('names test files that exist and cite every id beside them', () => {
    const unproven = rows.flatMap(({ ids, files }) =>
      files.flatMap((path) =>
        ids.filter((id) => !citedBy.get(path)?.has(id)).map((id) => `${id} in ${path}`),
      ),
    );
    expect(unproven).toEqual([]);
  });

  it('leaves out no id that a test cites', () => {
    const missing = [...citedBy].flatMap(([path, ids]) =>
      [...ids].filter((id) => !documented.includes(id)).map((id) => `${id}, cited in ${path}`),
    );
    expect(testFiles.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('says *Rule only* where its tests prove what nothing that is deployed loads, and nowhere else', () => {
    expect(reached.size).toBeGreaterThan(500);
    const wrong = rows.filter((row) => saysRuleOnly(row) === row.files.some(provesWhatRuns));
    expect(
      wrong.map((row) => `${row.ids.join(', ')} ${saysRuleOnly(row) ? 'runs' : 'is *Rule only*'}`),
    ).toEqual([]);
  });

  it('says one thing of how far a requirement is met', () => {
    expect(rows.filter((row) => saysRuleOnly(row) && /\*Partly:\*/.test(row.does))).toEqual([]);
  });

  it('refers to no id in passing that has no line of its own', () => {
    expect(idsIn(textOf('docs/requirements.md')).filter((id) => !documented.includes(id))).toEqual([]);
  });
});
