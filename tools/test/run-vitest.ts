// Runs some of Vitest's projects, shows their output, and returns the counts.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '../console.ts';
import { binary, cache, root } from '../root.ts';
import { ownEnvironment } from '../stack/environment.ts';
import { supervise } from '../stack/supervise.ts';
import { type CheckCounts, one } from './check-counts.ts';

/** Seconds until an interrupted run is killed. */
const PATIENCE = 10;

// Its output goes through a pipe, so it cannot detect the terminal's colours itself.
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

async function run(args: string[], env: Record<string, string>, isBackground: boolean): Promise<number> {
  const { child, ended } = supervise(binary('vitest'), args, {
    cwd: root,
    env: { ...ownEnvironment, ...colours, ...env },
    patience: PATIENCE,
    isBackground,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
  await ended;
  return child.exitCode ?? 1;
}

interface VitestOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** For tests that wait for nothing, beside those that do: gives way where others want the processor. */
  readonly isBackground?: boolean;
}

/** Runs the named projects; `more` is passed to Vitest unchanged (file filters, -t). Finding no test is no failure. */
export async function runVitest(
  projects: readonly string[],
  more: readonly string[],
  { env = {}, isBackground = false }: VitestOptions = {},
): Promise<CheckCounts> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'check-counts-'));
  const countsFile = join(folder, 'counts.json');
  const title = `Vitest (${projects.join(', ')})`;
  try {
    const chosen = projects.map((name) => `--project=${name}`);
    const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'report-counts.ts')}`];
    const exitCode = await run(
      ['run', '--passWithNoTests', ...chosen, ...reporters, ...more],
      { ...env, BITE_CHECK_COUNTS: countsFile },
      isBackground,
    );
    if (!existsSync(countsFile)) return one(false, title);
    const counts = JSON.parse(readFileSync(countsFile, 'utf8')) as CheckCounts;
    return exitCode !== 0 && counts.failed === 0
      ? { ...counts, failed: 1, failures: [{ name: title }] }
      : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
