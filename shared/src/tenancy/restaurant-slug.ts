// Which slug a restaurant gets, and whether it is free (C3-07, O5-14).
import { slugOf } from '../kernel/slug.ts';

/** Of the slug that was asked for, else of the name; '' when neither holds a letter or a digit. */
export const restaurantSlug = (restaurant: { name: string; slug?: string | undefined }): string =>
  slugOf(restaurant.slug ?? restaurant.name);

/** Taken by the sites themselves: '/api' never reaches a restaurant. */
export const reservedSlugs: readonly string[] = ['api', 'assets', 'images'];

/** 'bella', 'bella-2', 'bella-3' …: what a new restaurant may take, in this order, where it asked for none. */
export function slugCandidates(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? slug : `${slug}-${index + 1}`));
}

/**
 * Wanted and stored slugs are normalised alike. '' is never free, nor is what the sites have taken.
 * @param ownId The restaurant that asks: its present slug is free to it.
 */
export function isSlugFree(
  wanted: string,
  others: Iterable<{ restaurantId: number; slug: string; formerSlugs?: readonly string[] | undefined }>,
  ownId?: number,
): boolean {
  const slug = slugOf(wanted);
  if (slug === '' || reservedSlugs.includes(slug)) return false;
  for (const other of others) {
    if (other.restaurantId === ownId) continue;
    if (slugOf(other.slug) === slug || other.formerSlugs?.includes(slug)) return false;
  }
  return true;
}

interface Addressed {
  slug: string;
  formerSlugs?: readonly string[] | undefined;
}

/**
 * The former slugs once a change is made: the one that is given up joins them, the one that is taken leaves them, and what
 * the change itself takes away is free for everybody.
 */
export function formerSlugsAfter(before: Addressed, after: Addressed): string[] | undefined {
  const kept = after.formerSlugs ?? [];
  const known = before.slug === after.slug ? kept : [...kept, before.slug];
  const former = [...new Set(known)].filter((slug) => slug !== after.slug);
  return former.length > 0 ? former : undefined;
}
