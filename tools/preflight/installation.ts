// The installation's settings in this checkout: those of its builds and functions, and what it requires of the project.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { root } from '../root.ts';

export interface Installation {
  /** The reCAPTCHA site key that the back office is built with. */
  readonly siteKey: string | undefined;
  /** The environment that the back office is built for; production by default. */
  readonly builtFor: string | undefined;
  /** The functions' environment variables. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly timeToLive: readonly { readonly collection: string; readonly field: string }[];
  /** Names in Secret Manager. */
  readonly secrets: readonly string[];
}

interface Indexes {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}

export function readInstallation(projectId: string, folder = root): Installation {
  const indexes = JSON.parse(readFileSync(join(folder, 'firestore.indexes.json'), 'utf8')) as Indexes;
  const build = loadEnv('production', join(folder, 'hosting-admin'), 'VITE_');
  return {
    siteKey: build['VITE_APP_CHECK_KEY'],
    builtFor: build['VITE_ENVIRONMENT'],
    settings: Object.assign({}, ...['.env', `.env.${projectId}`].map((name) => envOf(folder, name))),
    timeToLive: indexes.fieldOverrides
      .filter(({ ttl }) => ttl === true)
      .map(({ collectionGroup, fieldPath }) => ({ collection: collectionGroup, field: fieldPath })),
    secrets: secretsNamed(folder),
  };
}

/** As the Firebase CLI reads them. */
function envOf(folder: string, name: string): Record<string, string | undefined> {
  const path = join(folder, 'functions', name);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** All secrets that the functions' sources define with `defineSecret('NAME')`. */
function secretsNamed(folder: string): string[] {
  const sources = join(folder, 'functions/src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const named = files.filter(isDeployed).flatMap((path) => {
    const text = readFileSync(join(sources, path), 'utf8');
    return [...text.matchAll(/\bdefineSecret\(\s*['"]([A-Z0-9_]+)['"]/g)].map(([, name]) => String(name));
  });
  return [...new Set(named)].sort();
}

const isDeployed = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.test.ts');
