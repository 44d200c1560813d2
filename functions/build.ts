// Bundles the functions into lib/: @bite/shared is inlined, npm packages stay external (package.json lists them), and
// lazily imported modules become chunks, so that a deployable loads only its own code.
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type BuildOptions, build, context, type Plugin } from 'esbuild';

const shared = join(import.meta.dirname, '..', 'shared', 'src');

const takeInShared: Plugin = {
  name: 'take-in-shared',
  setup({ onResolve }) {
    onResolve({ filter: /^@bite\/shared\// }, ({ path }) => ({
      path: `${join(shared, path.slice('@bite/shared/'.length))}.ts`,
    }));
  },
};

function options(outdir: string, plugins: Plugin[] = []): BuildOptions {
  return {
    absWorkingDir: import.meta.dirname,
    entryPoints: ['src/index.ts'],
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    splitting: true,
    packages: 'external',
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [takeInShared, ...plugins],
  };
}

/** Builds once into `outdir`. Rejects with esbuild's own messages. */
export async function buildFunctions(outdir: string): Promise<void> {
  await build(options(outdir));
}

/** The npm packages that the bundle imports at run time and that must therefore be installed. */
export async function packagesNeeded(): Promise<string[]> {
  const { metafile } = await build({ ...options('lib'), write: false, metafile: true });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const outside = imports.filter(({ external, path }) => external && !path.startsWith('.'));
  const names = outside.map(({ path }) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names)].filter((name) => !isBuiltin(name)).sort();
}

/** The npm packages that each module loads eagerly, directly or through its imports, by lazily loaded module. */
export async function packagesBroughtBy(): Promise<Map<string, string[]>> {
  const { metafile } = await build({ ...options('lib'), write: false, metafile: true });
  const { outputs } = metafile;
  const brought = (path: string, seen = new Set<string>()): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    return (outputs[path]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap(({ path: to, external }) => (external ? [to] : brought(to, seen)));
  };
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  return new Map(
    entries.map(([path, { entryPoint = '' }]) => [entryPoint, [...new Set(brought(path))].sort()]),
  );
}

/** Builds into `outdir` now and after every change. `built` is called after each build, with its errors. */
export async function watchFunctions(
  outdir: string,
  built: (errors: string[]) => void,
): Promise<() => Promise<void>> {
  const report: Plugin = {
    name: 'report',
    setup: ({ onEnd }) => onEnd(({ errors }) => built(errors.map(({ text }) => text))),
  };
  const watcher = await context(options(outdir, [report]));
  await watcher.watch();
  return () => watcher.dispose();
}
