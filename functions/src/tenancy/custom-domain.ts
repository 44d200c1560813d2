// A restaurant's own domain may not be one that another restaurant has proven to be its.
import { alternativeDomain } from '@bite/shared/domains/resolution';
import { DomainError } from '@bite/shared/kernel/errors';
import { collections } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { z } from 'zod';
import type { RecordReader } from '../ports/records.ts';

/** Parses nothing else, so that a mapping with other invalid fields keeps its domain. */
const mappedDomains = {
  path: collections.domainMappings,
  schema: z.object({ restaurantGuid: z.string().catch(''), verificationStatus: z.string().catch('') }),
};
/** Of one domain in both spellings: two, unless names were claimed that nobody has verified. */
const MAPPINGS = 100;

type Checked = Partial<Pick<Restaurant, 'websiteConfig'>>;

/**
 * Throws VALIDATION_FAILED for a new domain that, with or without 'www.', is mapped to another restaurant and verified. A
 * mapping that is not verified proves nothing and blocks nobody. An unchanged domain is kept.
 * @param restaurantGuid Undefined for a new restaurant.
 */
export async function assertDomainFree(
  records: Pick<RecordReader, 'find'>,
  before: Checked,
  after: Checked,
  restaurantGuid?: string,
): Promise<void> {
  const domain = after.websiteConfig?.customDomain;
  if (domain === undefined || domain === before.websiteConfig?.customDomain) return;
  const spellings = [domain, alternativeDomain(domain)].filter((each) => each !== undefined);
  const where = [{ field: 'domain', is: 'in', value: spellings }] as const;
  const mappings = await records.find(mappedDomains, { where, limit: MAPPINGS });
  const isTaken = mappings.some(
    ({ record }) => record.verificationStatus === 'verified' && record.restaurantGuid !== restaurantGuid,
  );
  if (!isTaken) return;
  const message = 'This domain belongs to another restaurant already';
  throw new DomainError('VALIDATION_FAILED', message, { fields: { 'websiteConfig.customDomain': message } });
}
