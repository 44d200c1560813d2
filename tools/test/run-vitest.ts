// Runs some of Vitest's projects, shows what it shows, and answers with the counts.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary, cache, root } from '../root.ts';
import { one, type Tally } from './tally.ts';

function run(args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(binary('vitest'), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
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
  try {
    const chosen = projects.map((name) => `--project=${name}`);
    const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'report-counts.ts')}`];
    const exitCode = await run(['run', '--passWithNoTests', ...chosen, ...reporters, ...more], {
      ...env,
      BITE_TALLY: counts,
    });
    if (!existsSync(counts)) return one(false);
    const tally = JSON.parse(readFileSync(counts, 'utf8')) as Tally;
    return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
