// firestore.indexes.json is the union of the indexes that the queries declare: none is missing in production, where its query
// would fail, and none is unused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sourceFolders = ['functions/src', 'hosting-admin/src'];
const kinds = ['indexes', 'fieldOverrides'] as const;
type Declared = Record<(typeof kinds)[number], readonly object[]>;

function declaringFiles(): string[] {
  const declares = /^export const (indexes|fieldOverrides)\b/m;
  const all = sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return all.filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && declares.test(readFileSync(join(root, path), 'utf8')),
  );
}

/** One text per entry, independent of the order of its keys and of the list. */
function canonical(entries: readonly object[] = []): string[] {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([key, inner]) => [key, sorted(inner)]),
    );
  };
  return [...new Set(entries.map((entry) => JSON.stringify(sorted(entry))))].sort();
}

const files = declaringFiles();
const declared = (await Promise.all(files.map((path) => import(join(root, path))))) as Partial<Declared>[];
const stored = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as Declared;

describe('firestore.indexes.json', () => {
  it.each(kinds)('O7.3-06 C7-02 holds the %s that the queries declare, and no others', (kind) => {
    expect(canonical(stored[kind])).toEqual(canonical(declared.flatMap((file) => file[kind] ?? [])));
  });

  it('O7.3-06 covers the lookup of a restaurant by slug in all tenants', () => {
    expect(stored.fieldOverrides).toContainEqual({
      collectionGroup: 'restaurants',
      fieldPath: 'slug',
      indexes: expect.arrayContaining([{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]) as object[],
    });
  });
});
