// Loads the demo data once: a stack with kept data also keeps the summary of its seeding.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { note, step } from '../console.ts';
import { migrate } from '../migrate/migrate.ts';
import type { Pictures, SeedSummary } from '../seed/seed.ts';
import { dataFolder } from './data-folder.ts';
import { stackEnvironment } from './environment.ts';
import type { RunningStack } from './start-stack.ts';

/** Seeds the stack. If it restored an earlier run's data, updates that and returns the earlier run's summary. */
export async function loadDemoData(
  { stack, restored }: RunningStack,
  pictures: Pictures = 'all',
): Promise<SeedSummary> {
  const summaryPath = join(dataFolder(stack), 'summary.json');
  if (restored && existsSync(summaryPath)) {
    note('keeping the data of the last run');
    Object.assign(process.env, stackEnvironment(stack));
    await migrate({ isDryRun: false });
    return JSON.parse(readFileSync(summaryPath, 'utf8')) as SeedSummary;
  }
  Object.assign(process.env, stackEnvironment(stack));
  const summary = await step('Loading the demo data', async () => {
    const { seed } = await import('../seed/seed.ts');
    return seed(stack, note, pictures);
  });
  writeFileSync(summaryPath, `${JSON.stringify(summary, null, 2)}\n`);
  return summary;
}
