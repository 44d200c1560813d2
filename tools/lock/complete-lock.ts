// Adds optional packages for other systems to a package-lock.json that npm left out because its registry did not have them.
// `npm ci` refuses a lock file without them, and their program would be missing on such a system.

export interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly [field: string]: unknown;
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** The folders in which Node looks for a package, from the importing one up to the root. */
function lookups(from: string, name: string): string[] {
  const parts = from === '' ? [] : from.split('/node_modules/');
  const above = parts.map((_, depth) => parts.slice(0, parts.length - depth).join('/node_modules/'));
  return [...above, ''].map((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
}

/** Optional dependencies that the lock file does not contain. */
export function missing({ packages }: Lock): { asker: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !lookups(asker, name).some((path) => path in packages))
      .map(([name, version]) => ({ asker, name, version })),
  );
}

/** The system of a package by its name: binding-linux-x64-musl, darwin-arm64, wasm32-wasi. */
export function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc =
    words.includes('musl') || words.includes('musleabihf')
      ? ['musl']
      : words.includes('gnu')
        ? ['glibc']
        : [];
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) };
}

/** The lock file with the missing packages, in npm's order. Throws if a version is not exact. */
export function completed(lock: Lock): { lock: Lock; added: string[] } {
  const packages: Record<string, LockedPackage> = { ...lock.packages };
  const found = missing(lock);
  for (const { asker, name, version } of found) {
    if (!/^\d+\.\d+\.\d+/.test(version))
      throw new Error(`${asker} asks for ${name} ${version}: no exact version`);
    const { dev, peer } = lock.packages[asker] ?? {};
    packages[`node_modules/${name}`] = {
      version,
      ...(dev === true && { dev }),
      optional: true,
      ...(peer === true && { peer }),
      ...platformOf(name),
    };
  }
  const order = ([one]: [string, unknown], [other]: [string, unknown]): number =>
    one.localeCompare(other, 'en');
  return {
    lock: { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(order)) },
    added: found.map(({ name }) => name),
  };
}
