// Stores a storefront snapshot as one document: compressed JSON, so that a thousand items stay far below the size limit,
// together with the fields for lookup and versioning.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { storefrontFormat } from '@bite/shared/catalogue/storefront-format';
import { DomainError } from '@bite/shared/kernel/errors';
import { guid, positiveId } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { orderingSettings } from '@bite/shared/tenancy/restaurant.schema';
import { z } from 'zod';
import type { StorefrontSnapshot } from '../../ports/storefront-archive.ts';
import { fromReadTime } from './read-time.ts';

/** The content is never queried: without this, every save would index its first bytes twice. */
export const fieldOverrides = [{ collectionGroup: collections.storefronts, fieldPath: 'gz', indexes: [] }];

/** A document holds 1 MiB including field names; 16 KiB are enough for the other fields. */
const CONTENT_LIMIT = 1024 * 1024 - 16 * 1024;

export const storefrontDocument = z.object({
  restaurantGuid: guid,
  slug: z.string(),
  tenantId: positiveId,
  restaurantId: positiveId,
  tenantGuid: guid,
  isTenantActive: z.boolean(),
  version: z.string(),
  itemCount: z.int(),
  gz: z.instanceof(Uint8Array),
});

/** All fields except the content. */
export function describe({ storefront, place, isTenantActive, readTime }: StorefrontSnapshot) {
  const { guid: restaurantGuid, slug, tenantGuid } = storefront.restaurant;
  const { version, items } = storefront;
  const itemCount = items.length;
  return {
    restaurantGuid,
    slug,
    tenantGuid,
    ...place,
    isTenantActive,
    version,
    format: storefrontFormat,
    itemCount,
    readTime: fromReadTime(readTime),
  };
}

/** Throws PAYLOAD_TOO_LARGE if it does not fit. */
export async function pack(storefront: Storefront): Promise<Buffer> {
  const gz = await promisify(gzip)(JSON.stringify(storefront), { level: 9 });
  if (gz.length <= CONTENT_LIMIT) return gz;
  const { items, restaurant } = storefront;
  throw new DomainError(
    'PAYLOAD_TOO_LARGE',
    `The menu of ${restaurant.name} (${restaurant.guid}) is too large to publish: its ${items.length} items take ` +
      `${gz.length} bytes of ${CONTENT_LIMIT}. The last published menu stays.`,
  );
}

/** A snapshot that is older than an ordering setting gets the setting's default. */
export async function unpack(gz: Uint8Array): Promise<Storefront> {
  const stored = JSON.parse((await promisify(gunzip)(gz)).toString('utf8')) as Storefront;
  const ordering = orderingSettings.parse(stored.restaurant.ordering);
  return { ...stored, restaurant: { ...stored.restaurant, ordering } };
}
