// The tracking link of a message. Only hashes of tracking tokens are stored, so that each message gets a token of its own when it is
// sent, as an invitation's mail does.
import { primaryDomain } from '@bite/shared/catalogue/storefront-website';
import { type DomainMapping, domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { DAY } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { collections } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { languageParameters } from '@bite/shared/website/languages';
import { newCode } from '../../identity/one-time-code.ts';
import type { Orders } from '../../ports/orders.ts';
import type { RecordCollection, RecordStore } from '../../ports/records.ts';
import { hashTrackingToken } from '../order-keys.ts';

const domainMappings: RecordCollection<DomainMapping> = {
  path: collections.domainMappings,
  schema: domainMapping,
};

const MOST_DOMAINS = 50;
/** A receipt may be opened for half a year. */
const OPENS_FOR = 180 * DAY;

interface SiteDeps {
  records: Pick<RecordStore, 'find'>;
  /** 'https://order.bite.example', without a trailing slash. */
  siteOrigin?: string | undefined;
}

/** A name under .localhost is the demo's: it serves at the port of the site alone. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** The address of the restaurant's own site, without a trailing slash; undefined if it has none. */
export async function siteOf(
  { records, siteOrigin }: SiteDeps,
  { guid, slug, websiteConfig }: Restaurant,
): Promise<string | undefined> {
  if (!websiteConfig.enabled) return undefined;
  const where = [{ field: 'restaurantGuid', is: '==', value: guid }] as const;
  const found = await records.find(domainMappings, { where, limit: MOST_DOMAINS });
  const own = primaryDomain(found.map(({ record }) => record));
  if (own && !isLocal(own)) return `https://${own}`;
  return siteOrigin && `${siteOrigin}/${slug}`;
}

/** Opens the order's tracking page in the guest's language, on any device. */
export async function newTrackingLink(
  { orders, now }: { orders: Pick<Orders, 'addTrackingLink'>; now: () => number },
  order: Order,
  site: string,
): Promise<string> {
  const token = newCode();
  const expiresAt = new Date(now() + OPENS_FOR).toISOString();
  await orders.addTrackingLink(order, order.guid, { hash: hashTrackingToken(token), expiresAt });
  const query = new URLSearchParams(languageParameters(order.language ?? 'en')).toString();
  return `${site}/track/${token}${query && `?${query}`}`;
}
