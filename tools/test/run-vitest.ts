// Runs some of Vitest's projects, shows what it shows, and answers with the counts.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '../console.ts';
import { binary, cache, root } from '../root.ts';
import { ownEnvironment } from '../stack/environment.ts';
import { supervise } from '../stack/supervise.ts';
import { one, type Tally } from './tally.ts';

/** Seconds until a run that was interrupted is killed. */
const PATIENCE = 10;

// Its output passes through us, so it cannot see for itself that a terminal shows it.
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

async function run(args: string[], env: Record<string, string>): Promise<number> {
  const { child, ended } = supervise(binary('vitest'), args, {
    cwd: root,
    env: { ...ownEnvironment, ...colours, ...env },
    patience: PATIENCE,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
  await ended;
  return child.exitCode ?? 1;
}

/** Runs the named projects; `more` goes to Vitest as it is (file filters, -t). No test found is no failure. */
export async function runVitest(
  projects: readonly string[],
  more: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'tally-'));
  const counts = join(folder, 'tally.json');
  const title = `Vitest (${projects.join(', ')})`;
  try {
    const chosen = projects.map((name) => `--project=${name}`);
    const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'report-counts.ts')}`];
    const exitCode = await run(['run', '--passWithNoTests', ...chosen, ...reporters, ...more], {
      ...env,
      BITE_TALLY: counts,
    });
    if (!existsSync(counts)) return one(false, title);
    const tally = JSON.parse(readFileSync(counts, 'utf8')) as Tally;
    return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1, failures: [title] } : tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
