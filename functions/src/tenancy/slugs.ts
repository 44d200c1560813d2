// A slug is unique across the platform: looked up in the transaction that takes it.
import { DomainError } from '@bite/shared/kernel/errors';
import { collections } from '@bite/shared/paths';
import { isSlugFree, slugCandidates } from '@bite/shared/tenancy/restaurant-slug';
import { z } from 'zod';
import type { RecordReader } from '../ports/records.ts';

type Finder = Pick<RecordReader, 'find'>;

/** As many as one query can name. */
const CANDIDATES = 30;
const HOLDERS = 100;

/** What the lookup of former slugs needs; firestore.indexes.json holds the union. */
export const fieldOverrides = [
  {
    collectionGroup: collections.restaurants,
    fieldPath: 'formerSlugs',
    indexes: [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION_GROUP' }],
  },
];

/** Parses nothing else, so that a restaurant with other invalid fields keeps its slugs. */
const everyAddress = {
  group: collections.restaurants,
  schema: z.object({
    slug: z.string().catch(''),
    formerSlugs: z.array(z.string().catch('')).catch([]),
  }),
};

interface Holder extends z.output<(typeof everyAddress)['schema']> {
  restaurantId: number;
}

/** The restaurants that have one of these slugs, or had it and still redirect from it. */
async function holdersOf(records: Finder, slugs: readonly string[]): Promise<Holder[]> {
  const conditions = [
    { field: 'slug', is: 'in', value: slugs },
    { field: 'formerSlugs', is: 'array-contains-any', value: slugs },
  ] as const;
  const found = await Promise.all(
    conditions.map((condition) => records.find(everyAddress, { where: [condition], limit: HOLDERS })),
  );
  return found.flat().map(({ id, record }) => ({ ...record, restaurantId: Number(id) }));
}

/** @param slug Normalised. @param ownId The restaurant that asks; its present slug is free for it. */
export async function isFree(records: Finder, slug: string, ownId?: number): Promise<boolean> {
  return isSlugFree(slug, await holdersOf(records, [slug]), ownId);
}

/** Throws SLUG_TAKEN. */
export async function assertSlugFree(records: Finder, slug: string, ownId?: number): Promise<void> {
  if (!(await isFree(records, slug, ownId))) throw slugTaken(slug);
}

/** The first free one of 'bella', 'bella-2', 'bella-3' …; throws SLUG_TAKEN if all of them are taken. */
export async function firstFreeSlug(records: Finder, slug: string): Promise<string> {
  const candidates = slugCandidates(slug, CANDIDATES);
  const taken = await holdersOf(records, candidates);
  const free = candidates.find((candidate) => isSlugFree(candidate, taken));
  if (free === undefined) throw slugTaken(slug);
  return free;
}

const slugTaken = (slug: string): DomainError => {
  const message = `The slug '${slug}' is taken by another restaurant`;
  return new DomainError('SLUG_TAKEN', message, { fields: { slug: message } });
};
