// Format, lint and import directions (Biome), then what is declared but not used (knip).
import { attempt } from '../build/run.ts';
import { done, failed, say } from '../console.ts';
import { binary, root } from '../root.ts';
import { one, sum, type Tally } from './tally.ts';

async function check(title: string, command: string, args: string[]): Promise<Tally> {
  const { ok, output } = await attempt(binary(command), args, { cwd: root });
  if (!ok) say(output.trimEnd());
  (ok ? done : failed)(title);
  return one(ok, title);
}

/** With `fix`, Biome mends what it safely can. */
export async function runLint({ fix = false } = {}): Promise<Tally> {
  const biome = ['check', '--error-on-warnings', ...(fix ? ['--write'] : [])];
  return sum([
    await check('Format, lint and import directions', 'biome', biome),
    await check('Nothing unused, nothing undeclared', 'knip', [
      '--no-progress',
      '--treat-config-hints-as-errors',
    ]),
  ]);
}
