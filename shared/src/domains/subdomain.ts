// Finds a free subdomain for a new restaurant: its slug or name, with a number if that is taken (I9-12, I8.2-06).
import { DomainError } from '../kernel/errors.ts';
import { slugOf } from '../kernel/slug.ts';
import { isReservedDomain, MAX_SUBDOMAIN } from './domain-name.ts';
import { isReservedSubdomain } from './reserved-subdomains.ts';

export const SUBDOMAIN_ATTEMPTS = 100;

/** 'restaurant-' and the last eight characters of the restaurant's id. */
export const defaultSubdomain = (restaurantId: string): string =>
  slugOf(`restaurant-${restaurantId.slice(-8)}`);

/**
 * The candidates in order: the seed, then 'seed-2' to 'seed-100'. Each is a valid subdomain.
 * @param isRefused Names that no restaurant gets; the seed is then made from the restaurant's id.
 */
export function subdomainCandidates(
  restaurant: { slug?: string; name?: string; restaurantId: string },
  isRefused: (label: string) => boolean = isReservedSubdomain,
): string[] {
  const own = slugOf(restaurant.slug ?? '') || slugOf(restaurant.name ?? '');
  const isOwnGood = own !== '' && !isReservedDomain(own, []) && !isRefused(fitting(own, ''));
  const seed = isOwnGood ? own : defaultSubdomain(restaurant.restaurantId);
  return Array.from({ length: SUBDOMAIN_ATTEMPTS }, (_, index) =>
    fitting(seed, index === 0 ? '' : `-${index + 1}`),
  );
}

const fitting = (seed: string, ending: string): string =>
  `${seed.slice(0, MAX_SUBDOMAIN - ending.length).replace(/-+$/, '')}${ending}`;

/** The first free candidate. Throws CONFLICT if there is none. */
export function freeSubdomain(candidates: readonly string[], taken: ReadonlySet<string>): string {
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free === undefined)
    throw new DomainError(
      'CONFLICT',
      `Unable to generate unique subdomain after ${SUBDOMAIN_ATTEMPTS} attempts`,
    );
  return free;
}
