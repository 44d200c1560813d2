// Rebuilds the functions when their source changes: their own bundle, and the site's server bundle inside it. The functions
// emulator watches functions/lib and reloads it.
import { join } from 'node:path';
import { watchFunctions } from '../../functions/build.ts';
import { done, warn } from '../console.ts';
import { binary, root } from '../root.ts';
import { supervise } from '../stack/supervise.ts';

const lib = join(root, 'functions', 'lib');

function watchSite(): () => Promise<void> {
  const out = ['--outDir', join(lib, 'site'), '--emptyOutDir', 'false']; // the manifest is in that folder, too
  const args = ['build', '--ssr', 'src/entry-server.tsx', '--watch', '--logLevel', 'warn', ...out];
  const { child, stop } = supervise(binary('vite'), args, {
    cwd: join(root, 'hosting-site'),
    env: { ...process.env, NODE_ENV: 'production' },
    patience: 3,
  });
  const complain = (chunk: Buffer): void => {
    const text = chunk.toString('utf8').trim();
    if (text) warn(text);
  };
  child.stdout?.on('data', complain);
  child.stderr?.on('data', complain);
  return stop;
}

/** Watches both. Returns a function that stops it. */
export async function watchBackEnd(): Promise<() => Promise<void>> {
  let first = true;
  const stopFunctions = await watchFunctions(lib, (errors) => {
    for (const error of errors) warn(`functions: ${error}`);
    if (errors.length === 0 && !first) done('Functions rebuilt');
    first = false;
  });
  const stopSite = watchSite();
  return async () => {
    await Promise.all([stopFunctions(), stopSite()]);
  };
}
