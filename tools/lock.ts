// node tools/setup.mjs lock: run after an `npm install` that changed packages. Prepares both lock files for `npm ci` on any
// machine: functions/ has its own, since the cloud installs from that folder alone, and both must list the packages of every
// operating system, which npm leaves out if its registry lacks some of them.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt } from './build/run.ts';
import { command, done, SetupError, say, step } from './console.ts';
import { completed, type Lock } from './lock/complete-lock.ts';
import { root } from './root.ts';

// The URLs of the registry in use are removed, since other machines have their own.
const flags = [
  '--package-lock-only',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--omit-lockfile-registry-resolved',
];

async function lockFunctions(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bite-lock-'));
  try {
    copyFileSync(join(root, 'functions', 'package.json'), join(folder, 'package.json'));
    const { ok, output } = await attempt('npm', ['install', ...flags], { cwd: folder });
    if (!ok) {
      say(output.trimEnd());
      throw new SetupError('npm could not resolve functions/package.json; its message is above.');
    }
    copyFileSync(join(folder, 'package-lock.json'), join(root, 'functions', 'package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function complete(path: string): void {
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  const { lock: whole, added } = completed(lock);
  writeFileSync(path, `${JSON.stringify(whole, null, 2)}\n`);
  done(`${path}: ${added.length} packages of other systems added`);
}

await command(async () => {
  await step('Locking the functions', lockFunctions);
  for (const folder of [root, join(root, 'functions')]) complete(join(folder, 'package-lock.json'));
  return 0;
});
