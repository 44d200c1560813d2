// Builds everything that is deployed: three front ends, and the functions with the two pages that they send.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../../functions/build.ts';
import { SetupError, say, step } from '../console.ts';
import { binary, cache, root } from '../root.ts';
import { mirror } from './mirror.ts';
import { attempt } from './run.ts';

export const parts = ['site', 'admin', 'embed', 'functions'] as const;
export type Part = (typeof parts)[number];
type FrontEnd = Exclude<Part, 'functions'>;

export async function buildFrontEnd(frontEnd: FrontEnd, outDir: string, ...args: string[]): Promise<void> {
  const cwd = join(root, `hosting-${frontEnd}`);
  const flags = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn', ...args];
  const { ok, output } = await attempt(binary('vite'), ['build', ...flags], {
    cwd,
    env: { NODE_ENV: 'production' },
  });
  const message = output.split('\n').filter((line) => !/^\s+at .*:\d+:\d+\)?$/.test(line));
  if (output.trim()) say(message.join('\n').trim());
  if (!ok) throw new SetupError(`hosting-${frontEnd} does not build; Vite's message is above.`);
}

async function buildSite(draft: string): Promise<void> {
  await buildFrontEnd('site', join(draft, 'site'));
  await buildFrontEnd('site', join(draft, 'functions', 'site'), '--ssr', 'src/entry-server.tsx');
  const [client, server] = [join(draft, 'site'), join(draft, 'functions', 'site')];
  cpSync(join(client, 'manifest.json'), join(server, 'manifest.json'));
  // The pages where visits begin bring the style sheet themselves.
  for (const file of readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.css')))
    cpSync(join(client, 'assets', file), join(server, 'assets', file));
  rmSync(join(draft, 'site', 'manifest.json'));
}

async function buildEmbed(draft: string): Promise<void> {
  await buildFrontEnd('embed', join(draft, 'embed'));
  mkdirSync(join(draft, 'functions', 'embed'), { recursive: true });
  cpSync(join(draft, 'embed', 'shell.html'), join(draft, 'functions', 'embed', 'shell.html'));
  rmSync(join(draft, 'embed', 'shell.html'));
}

async function bundleFunctions(draft: string): Promise<void> {
  try {
    await buildFunctions(join(draft, 'functions'));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    throw new SetupError("The functions do not build; esbuild's message is above.");
  }
}

const builders: Record<Part, (draft: string) => Promise<void>> = {
  site: buildSite,
  admin: (draft) => buildFrontEnd('admin', join(draft, 'admin')),
  embed: buildEmbed,
  functions: bundleFunctions,
};

// The functions' folder contains the site's server bundle and the embed's shell, so it is never built without them.
function withNeeds(wanted: readonly Part[]): Part[] {
  const needed = wanted.includes('functions') ? [...wanted, 'site', 'embed'] : wanted;
  return parts.filter((part) => needed.includes(part));
}

/** Builds into temporary folders and moves them when all parts are finished, so that a failure changes nothing. */
export async function buildAll(wanted: readonly Part[] = parts): Promise<void> {
  mkdirSync(join(cache, 'build'), { recursive: true });
  const draft = mkdtempSync(join(cache, 'build', 'draft-'));
  try {
    const chosen = withNeeds(wanted);
    for (const part of chosen) await step(`Building ${part}`, () => builders[part](draft));
    for (const part of chosen) {
      const place =
        part === 'functions' ? join('functions', 'lib') : join(`hosting-${part}`, 'dist', 'client');
      mirror(join(draft, part), join(root, place));
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
