// Builds the kit page of the back office's components for the test stack, which serves it at /_kit. It is not deployed.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../console.ts';
import { cache, root } from '../root.ts';
import { servedWithKit } from '../stack/emulator-config.ts';
import { buildFrontEnd } from './build-all.ts';
import { mirror } from './mirror.ts';

/** Puts the deployed files, unchanged, and the kit page into one folder. Call it after `buildAll`. */
export async function buildKit(): Promise<void> {
  mkdirSync(join(cache, 'build'), { recursive: true });
  const draft = mkdtempSync(join(cache, 'build', 'draft-kit-'));
  try {
    await step('Building the kit page', () => buildFrontEnd('admin', draft, '--mode', 'kit'));
    cpSync(join(root, 'hosting-admin', 'dist', 'client'), draft, { recursive: true });
    mirror(draft, join(root, servedWithKit));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
