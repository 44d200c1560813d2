// The address of a restaurant's own site, for links in mails and for its staff.
import { canonicalHost } from '@bite/shared/domains/canonical-host';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { RecordReader } from '../ports/records.ts';
import { mappingsOf } from './find-mapping.ts';

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
  const own = canonicalHost(await mappingsOf(records, guid));
  if (own && !isLocal(own)) return `https://${own}`;
  return siteOrigin && `${siteOrigin}/${slug}`;
}
