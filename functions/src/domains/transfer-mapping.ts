// Hands a proven domain over to another restaurant, in a transaction that has seen the consent of both sides: the mapping with its claims,
// and the histories of both. It is not primary there, and leads nowhere that the giver has chosen.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { type Stamp, transferredMapping } from '@bite/shared/domains/mapping-states';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { tenants } from '../collections/collections.ts';
import { assertNotThere, assertRoom } from './add-mapping.ts';
import { assertHostsFree, putClaims } from './claims.ts';
import { KEEPS_SUBDOMAIN } from './delete-domain.ts';
import { mappingsOf } from './find-mapping.ts';
import { endOffers, offersOf } from './offers.ts';
import { followCustomDomain, noteMapping, writeMapping } from './write-mapping.ts';

interface Transfer {
  /** Of the giver. */
  mapping: DomainMapping;
  giver: Restaurant;
  receiver: Restaurant;
  stamp: Stamp;
}

/** Throws CONFLICT. */
export function assertMayBeGiven({
  domainType,
  verificationStatus,
}: Pick<DomainMapping, 'domainType' | 'verificationStatus'>): void {
  if (domainType === 'subdomain') throw new DomainError('CONFLICT', KEEPS_SUBDOMAIN);
  if (verificationStatus !== 'verified')
    throw new DomainError('CONFLICT', 'Only a domain that is proven to be yours can be given away');
}

/** Offers of it end. Throws CONFLICT where it may not be given, and where the receiver has no room for it or has it already. */
export async function transferMapping(
  transaction: AuditedTransaction,
  { mapping: given, giver, receiver, stamp }: Transfer,
): Promise<{ mapping: DomainMapping; tenant: Tenant | undefined }> {
  assertMayBeGiven(given);
  if (given.restaurantGuid === receiver.guid)
    throw new DomainError('CONFLICT', 'This restaurant has the domain already');
  const tenant = await transaction.get(tenants, String(receiver.tenantId));
  const left = (await mappingsOf(transaction, given.restaurantGuid)).filter(
    ({ guid }) => guid !== given.guid,
  );
  const present = await mappingsOf(transaction, receiver.guid);
  assertNotThere(present, given.domain);
  assertRoom(present);
  const stored = await assertHostsFree(transaction, given.domain, given.guid);
  const offers = await offersOf(transaction, given.domainId);
  const to = { tenantGuid: tenant?.guid ?? '', restaurantGuid: receiver.guid };
  const mapping = withoutAddresses(transferredMapping(given, to, stamp));
  writeMapping(transaction, receiver, withoutAddresses(given), mapping);
  noteMapping(transaction, giver, given, mapping);
  putClaims(transaction, mapping, stored, stamp.at);
  endOffers(transaction, offers);
  followCustomDomain(transaction, giver, left);
  return { mapping, tenant };
}

/** They lead to hosts of the restaurant that has given it away, whose history alone tells them. */
function withoutAddresses(mapping: DomainMapping): DomainMapping {
  const { redirectConfig, seoConfig, ...others } = mapping;
  const { redirectTo: _to, ...redirects } = redirectConfig ?? { wwwRedirect: 'none' as const };
  const { canonicalUrl: _url, ...seo } = seoConfig ?? { noIndex: false };
  return {
    ...others,
    ...(redirectConfig && { redirectConfig: redirects }),
    ...(seoConfig && { seoConfig: seo }),
  };
}
