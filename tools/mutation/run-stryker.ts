// Runs Stryker on files of shared, with shared's tests only. Its own threshold is off, since each area has one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../build/run.ts';
import { binary, root } from '../root.ts';

const SETTINGS = join(root, '.cache/mutation/stryker.json');

export async function runStryker(mutate: readonly string[], report: string): Promise<void> {
  const settings = {
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts' },
    mutate,
    ignorePatterns: ['hosting-*', 'functions', 'e2e', 'sandbox', 'docs', 'rules-tests', '.cache'],
    coverageAnalysis: 'perTest',
    tempDirName: '.cache/mutation/sandbox',
    reporters: ['json'],
    jsonReporter: { fileName: report },
    concurrency: 2,
    timeoutMS: 20_000,
    thresholds: { high: 95, low: 90, break: null },
  };
  writeFileSync(SETTINGS, JSON.stringify(settings));
  const { ok, output } = await attempt(binary('stryker'), ['run', SETTINGS, '--logLevel', 'error'], {
    cwd: root,
  });
  if (!ok) throw new Error(`The mutation run failed.\n${output}`);
}
