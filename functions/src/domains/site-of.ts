// The address of a restaurant's own site, for links in mails and for its staff.
import { primaryDomain } from '@bite/shared/catalogue/storefront-website';
import { type DomainMapping, domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { collections } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { RecordCollection, RecordReader } from '../ports/records.ts';

const domainMappings: RecordCollection<DomainMapping> = {
  path: collections.domainMappings,
  schema: domainMapping,
};

const MOST_DOMAINS = 50;

export interface SiteDeps {
  records: Pick<RecordReader, 'find'>;
  /** 'https://order.bite.example', without a trailing slash. */
  siteOrigin?: string | undefined;
}

/** A name under .localhost is the demo's: it serves at the port of the site alone. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** The address of the restaurant's own site, also of one that is switched off; without a trailing slash, undefined if it has none. */
export async function siteOf(
  { records, siteOrigin }: SiteDeps,
  { guid, slug }: Pick<Restaurant, 'guid' | 'slug'>,
): Promise<string | undefined> {
  const where = [{ field: 'restaurantGuid', is: '==', value: guid }] as const;
  const found = await records.find(domainMappings, { where, limit: MOST_DOMAINS });
  const own = primaryDomain(found.map(({ record }) => record));
  if (own && !isLocal(own)) return `https://${own}`;
  return siteOrigin && `${siteOrigin}/${slug}`;
}
