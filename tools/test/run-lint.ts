// Format, lint and import directions (Biome), then unused code (knip).
import { attempt } from '../build/run.ts';
import { done, failed, say } from '../console.ts';
import { binary, root } from '../root.ts';
import { type CheckCounts, one, sum } from './check-counts.ts';

async function check(title: string, command: string, args: string[]): Promise<CheckCounts> {
  const { ok, output } = await attempt(binary(command), args, { cwd: root });
  if (!ok) say(output.trimEnd());
  (ok ? done : failed)(title);
  return one(ok, title);
}

/** With `fix`, Biome applies its safe fixes. */
export async function runLint({ fix = false } = {}): Promise<CheckCounts> {
  const biome = ['check', '--error-on-warnings', ...(fix ? ['--write'] : [])];
  return sum([
    await check('Format, lint and import directions', 'biome', biome),
    await check('Nothing unused, nothing undeclared', 'knip', [
      '--no-progress',
      '--treat-config-hints-as-errors',
    ]),
  ]);
}
