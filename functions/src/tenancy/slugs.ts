// A slug is one restaurant's over the whole platform: looked up in the transaction that takes it.
import { DomainError } from '@bite/shared/kernel/errors';
import { isSlugFree, slugCandidates } from '@bite/shared/tenancy/restaurant-slug';
import type { RecordReader } from '../ports/records.ts';
import { everyRestaurant } from '../records/collections.ts';

type Finder = Pick<RecordReader, 'find'>;

/** As many as one query can ask for. */
const CANDIDATES = 30;

/** @param slug Normalised. @param ownId The restaurant that asks: its present slug is free to it. */
export async function isFree(records: Finder, slug: string, ownId?: number): Promise<boolean> {
  const found = await records.find(everyRestaurant, {
    where: [{ field: 'slug', is: '==', value: slug }],
    limit: 2,
  });
  return isSlugFree(
    slug,
    found.map(({ record }) => record),
    ownId,
  );
}

/** Throws SLUG_TAKEN. */
export async function assertSlugFree(records: Finder, slug: string, ownId?: number): Promise<void> {
  if (!(await isFree(records, slug, ownId))) throw slugTaken(slug);
}

/** The first that is free of 'bella', 'bella-2', 'bella-3' …; throws SLUG_TAKEN where all of them are taken. */
export async function firstFreeSlug(records: Finder, slug: string): Promise<string> {
  const candidates = slugCandidates(slug, CANDIDATES);
  const found = await records.find(everyRestaurant, {
    where: [{ field: 'slug', is: 'in', value: candidates }],
    limit: CANDIDATES,
  });
  const taken = found.map(({ record }) => record);
  const free = candidates.find((candidate) => isSlugFree(candidate, taken));
  if (free === undefined) throw slugTaken(slug);
  return free;
}

const slugTaken = (slug: string): DomainError => {
  const message = `The slug '${slug}' is taken by another restaurant`;
  return new DomainError('SLUG_TAKEN', message, { fields: { slug: message } });
};
