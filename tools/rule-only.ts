// Lists the files of `shared` that no deployed code loads: what docs/requirements.md calls *Rule only*.
import { execFileSync } from 'node:child_process';
import { importGraph, isForTests, reachedFromDeployed } from './import-graph.ts';
import { root } from './root.ts';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const graph = importGraph(root, files);
const reached = reachedFromDeployed(graph);
const unused = [...graph.keys()].filter(
  (file) => file.startsWith('shared/src/') && !isForTests(file) && !reached.has(file),
);
process.stdout.write(`${unused.join('\n')}\n`);
