// No file imports itself through others, not even for a type: files in a circle cannot be read, moved or tested alone.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { importCircles, importGraph } from './import-graph.ts';
import { root } from './root.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const graph = importGraph(root, files.split('\n'), { types: true });

describe('imports', () => {
  it('go in no circle, types included', () => {
    expect(graph.size).toBeGreaterThan(1000);
    expect(importCircles(graph)).toEqual([]);
  });

  it('are seen to go in a circle where they do', () => {
    const planted = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['b']],
      ['d', ['b']],
    ]);
    expect(importCircles(planted)).toEqual(['b → c → b']);
  });

  it('of the audit log know nothing of the kinds of records that go through it', () => {
    const audit = [...graph].filter(([file]) => /^functions\/src\/(audit|collections)\//.test(file));
    const tested = audit.filter(([file]) => !file.includes('.test.'));
    const kinds = /^functions\/src\/(records|catalogue|people|equipment|tenancy)\//;
    const known = tested.flatMap(([file, targets]) =>
      targets.filter((target) => kinds.test(target)).map((target) => `${file} → ${target}`),
    );
    expect(tested.length).toBeGreaterThan(10);
    expect(known).toEqual([]);
  });
});
