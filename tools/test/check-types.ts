// Type-checks the workspaces. Those with the same compiler options, which are those of one runtime, are one program: what they
// share is checked once.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../build/run.ts';
import { done, failed, say } from '../console.ts';
import { binary, cache, root } from '../root.ts';
import { type CheckCounts, one, sum } from './check-counts.ts';

interface TypeScriptConfig {
  readonly compilerOptions?: object;
  readonly include: readonly string[];
}

interface Program {
  readonly workspaces: string[];
  readonly config: { extends: string; compilerOptions: object; include: string[] };
}

function holdsCode(workspace: string): boolean {
  const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.includes('node_modules');
  return readdirSync(join(root, workspace), { encoding: 'utf8', recursive: true }).some(isCode);
}

function workspaces(): string[] {
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')) && holdsCode(name));
}

export function programs(names = workspaces()): Program[] {
  const found = new Map<string, Program>();
  for (const name of names) {
    const text = readFileSync(join(root, name, 'tsconfig.json'), 'utf8');
    const { compilerOptions = {}, include } = JSON.parse(text) as TypeScriptConfig;
    const key = JSON.stringify(compilerOptions);
    const program = found.get(key) ?? {
      workspaces: [],
      config: { extends: join(root, 'tsconfig.base.json'), compilerOptions, include: [] },
    };
    program.workspaces.push(name);
    program.config.include.push(...include.map((path) => join(root, name, path)));
    found.set(key, program);
  }
  return [...found.values()];
}

async function check({ workspaces: names, config }: Program): Promise<CheckCounts> {
  const title = `Types of ${names.join(', ')}`;
  const file = join(cache, 'types', names.join('-'));
  mkdirSync(join(cache, 'types'), { recursive: true });
  writeFileSync(`${file}.json`, JSON.stringify(config));
  const pretty = ['--pretty', String(process.stdout.isTTY === true)];
  // Files that have not changed since the last run are not checked again.
  const known = ['--incremental', '--tsBuildInfoFile', `${file}.tsbuildinfo`];
  // Several checkers work out the same types several times, which takes twice as long on two cores.
  const options = ['--checkers', '1', ...pretty, ...known];
  const { ok, output } = await attempt(binary('tsc'), ['-p', `${file}.json`, ...options], { cwd: root });
  if (!ok) say(output.trimEnd());
  (ok ? done : failed)(title);
  return one(ok, title);
}

export async function checkTypes(): Promise<CheckCounts> {
  const results: CheckCounts[] = [];
  for (const program of programs()) results.push(await check(program));
  return sum(results);
}
