// Type-checks each workspace by itself: each has the types of its own runtime only.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../build/run.ts';
import { done, failed, say } from '../console.ts';
import { binary, cache, root } from '../root.ts';
import { one, sum, type Tally } from './tally.ts';

function holdsCode(workspace: string): boolean {
  const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.includes('node_modules');
  return readdirSync(join(root, workspace), { encoding: 'utf8', recursive: true }).some(isCode);
}

function workspaces(): string[] {
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')) && holdsCode(name));
}

async function check(workspace: string): Promise<boolean> {
  const pretty = ['--pretty', String(process.stdout.isTTY === true)];
  // What has not changed since the last run is not checked again.
  const known = ['--incremental', '--tsBuildInfoFile', join(cache, 'types', `${workspace}.tsbuildinfo`)];
  const { ok, output } = await attempt(binary('tsc'), ['-p', workspace, ...pretty, ...known], { cwd: root });
  if (!ok) say(output.trimEnd());
  (ok ? done : failed)(`Types of ${workspace}`);
  return ok;
}

/** One check a workspace. */
export async function checkTypes(): Promise<Tally> {
  const results: Tally[] = [];
  for (const workspace of workspaces()) results.push(one(await check(workspace), `Types of ${workspace}`));
  return sum(results);
}
