// The graph of imports between our files, read from their text; for example to find what no deployable loads.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const SHARED = '@bite/shared/';
const TYPES_ONLY = /(?:import|export)\s+type\s[^;'"]*?from\s*['"][^'"]+['"]/g;
const IMPORT =
  /(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s*['"]([^'"]+)['"]/gm;

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

function resolved(file: string, name: string, known: ReadonlySet<string>): string | undefined {
  const path = name.startsWith(SHARED)
    ? posix.join('shared/src', name.slice(SHARED.length))
    : posix.join(posix.dirname(file), name);
  if (!name.startsWith('.') && !name.startsWith(SHARED)) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate));
}

/**
 * @param files Paths from the project's root.
 * @param types Whether to include imports of types only, which load nothing.
 */
export function importGraph(
  root: string,
  files: readonly string[],
  { types = false }: { types?: boolean } = {},
): ImportGraph {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
  const known = new Set(sources);
  const importsOf = (file: string): string[] => {
    const whole = readFileSync(join(root, file), 'utf8');
    const text = types ? whole : whole.replaceAll(TYPES_ONLY, '');
    return [...text.matchAll(IMPORT)].flatMap(([, one, other, third]) => {
      const found = resolved(file, one ?? other ?? third ?? '', known);
      return found ? [found] : [];
    });
  };
  return new Map(sources.map((file) => [file, importsOf(file)]));
}

/** The entries and everything that they load, directly or indirectly. */
export function reachedFrom(entries: readonly string[], graph: ImportGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return reached;
}

const DEPLOYED = /^(functions\/src\/index\.ts|hosting-\w+\/src\/(main|entry-server)\.tsx)$/;

/** Everything that the functions and the pages load. */
export const reachedFromDeployed = (graph: ImportGraph): ReadonlySet<string> =>
  reachedFrom(
    [...graph.keys()].filter((file) => DEPLOYED.test(file)),
    graph,
  );

/** Import circles, each reported once: a → b → a. */
export function importCircles(graph: ImportGraph): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}

export const isForTests = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

/** The subject of a test file: the file it is named after, else its imports from its own folder, else all its imports. */
export function subjectsOf(test: string, graph: ImportGraph): readonly string[] {
  const namesake = test.replace(/\.test(\.tsx?)$/, '$1');
  if (graph.has(namesake)) return [namesake];
  const loaded = (graph.get(test) ?? []).filter((file) => !isForTests(file));
  const near = loaded.filter((file) => posix.dirname(file) === posix.dirname(test));
  return near.length > 0 ? near : loaded;
}
