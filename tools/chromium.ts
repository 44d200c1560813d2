// Finds a Chromium for browser tests: an installed one, else Playwright's, else the one in @sparticuz/chromium.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt } from './build/run.ts';
import { SetupError } from './console.ts';
import { madeOnce } from './made-once.ts';
import { cache, root } from './root.ts';

export interface Chromium {
  readonly executablePath: string;
  readonly args: readonly string[];
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const macOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// Root may not use the sandbox; the other flags prevent network requests of the browser's own.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(process.platform === 'darwin' ? macOS : [])].find(isExecutable);
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Unpacks the one in @sparticuz/chromium, which takes 200 MB, once. */
async function unpacked(): Promise<string> {
  const manifest = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = await madeOnce(join(cache, 'chromium', version), async (draft) => {
    // It unpacks to the system's folder of temporary files, so a process of its own is given the draft as that.
    const { ok, output } = await attempt(
      process.execPath,
      [join(import.meta.dirname, 'unpack-chromium.ts')],
      {
        cwd: root,
        env: { TMPDIR: draft },
      },
    );
    if (!ok) throw new SetupError(`Chromium could not be unpacked to ${draft}: ${output.trimEnd()}`);
  });
  return join(folder, 'chromium');
}

/** CHROME_PATH's Chromium is used first. Throws a SetupError if it is invalid, or if none is found. */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  if (env.CHROME_PATH) {
    if (isExecutable(env.CHROME_PATH)) return { executablePath: env.CHROME_PATH, args };
    throw new SetupError(`CHROME_PATH names no program (${env.CHROME_PATH}): correct it or leave it out.`);
  }
  const found = installed(env) ?? (await playwrights());
  if (found) return { executablePath: found, args };
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Its own arguments are for short-lived servers: a single process, and no web security.
    return { executablePath: await unpacked(), args };
  }
  throw new SetupError(
    'No Chromium was found for the browser tests: install Chrome or Chromium, or run `npx playwright install chromium`.',
  );
}
