// npm run mutation [-- pricing selection cart hours transitions]: changes the rules one spot at a time and counts how many of
// these mutants a test notices. Fails below the required share. Takes minutes, so it is not part of npm test.
// npm run mutation -- rules: weakens the security rules; every weakening must be noticed.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, done, failed, SetupError, say } from './console.ts';
import { type AreaName, areas, filesOf } from './mutation/areas.ts';
import { runStryker } from './mutation/run-stryker.ts';
import { REQUIRED_SHARE, type Report, scoreOf, survivorsOf } from './mutation/score.ts';
import { root } from './root.ts';
import { mutateSecurityRules } from './rules-mutation/run.ts';

const REPORT = join(root, '.cache/mutation/report.json');

function chosenAreas(names: readonly string[]): AreaName[] {
  const known = Object.keys(areas) as AreaName[];
  const unknown = names.filter((name) => !known.some((area) => area === name));
  if (unknown.length > 0)
    throw new SetupError(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}, and rules alone`);
  return names.length > 0 ? known.filter((area) => names.includes(area)) : known;
}

await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.includes('rules')) return mutateSecurityRules();
  const chosen = chosenAreas(positionals);
  mkdirSync(join(root, '.cache/mutation'), { recursive: true });
  await runStryker(chosen.flatMap(filesOf), REPORT);
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  let isEnough = true;
  for (const area of chosen) {
    const { killed, total } = scoreOf(report, filesOf(area));
    const share = total === 0 ? 0 : killed / total;
    (share >= REQUIRED_SHARE ? done : failed)(
      `${area}: ${killed} of ${total} mutants killed (${(share * 100).toFixed(1)} %)`,
    );
    for (const survivor of survivorsOf(report, filesOf(area))) say(`    survived: ${survivor}`);
    isEnough &&= share >= REQUIRED_SHARE;
  }
  return isEnough ? 0 : 1;
});
