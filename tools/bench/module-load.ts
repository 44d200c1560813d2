// The cost of loading the api function: time in new processes, and the packages that are loaded.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { median } from './median.ts';

const library = join(root, 'functions', 'lib');

export interface ModuleLoad {
  milliseconds: number;
  /** The number of CommonJS files of packages that were loaded. */
  files: number;
  loadsSharp: boolean;
}

/** Loads index.js as an instance of one function does; the process ends when everything is loaded. */
const probe = `
const started = performance.now();
await import(${JSON.stringify(join(library, 'index.js'))});
const { createRequire } = await import('node:module');
process.once('beforeExit', () => {
  const files = Object.keys(createRequire(import.meta.url).cache);
  console.log(JSON.stringify({
    milliseconds: performance.now() - started,
    files: files.length,
    loadsSharp: files.some((file) => /[\\\\/](sharp|@img)[\\\\/]/.test(file)),
  }));
  process.exit(0);
});
`;

export function measureModuleLoad(name: string, runs = 7): ModuleLoad {
  const env = {
    ...process.env,
    FUNCTION_TARGET: name,
    GCLOUD_PROJECT: 'demo-bench',
    FIREBASE_CONFIG: '{"projectId":"demo-bench"}',
  };
  const loads = Array.from({ length: runs }, () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', probe], {
      env,
      encoding: 'utf8',
    });
    return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ModuleLoad;
  });
  const [last] = loads.slice(-1);
  if (!last) throw new Error('Nothing was measured');
  return { ...last, milliseconds: median(loads.map((load) => load.milliseconds)) };
}

/** Bytes of our own bundled code, without source maps and the site's pages. */
export function bundleBytes(): number {
  const files = readdirSync(library, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.js') && !file.startsWith('site'))
    .reduce((total, file) => total + statSync(join(library, file)).size, 0);
}
