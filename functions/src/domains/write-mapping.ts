// Writes a mapping with its entry in the history of its restaurant, which a mapping names by guids alone.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { defined } from '@bite/shared/kernel/defined';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { restaurantsOf } from '../collections/collections.ts';
import { domainMappings } from '../collections/domains.ts';

type Writer = Pick<AuditedTransaction, 'follow' | 'note'>;

/** `undefined` before: it is created; after: it is deleted. */
export function writeMapping(
  transaction: Writer,
  place: RestaurantRef,
  before: DomainMapping | undefined,
  after: DomainMapping | undefined,
): void {
  const mapping = after ?? before;
  if (!mapping) return;
  transaction.follow(domainMappings, String(mapping.domainId), after);
  noteMapping(transaction, place, before, after);
}

/** Tells it in the history of a place. */
export function noteMapping(
  transaction: Pick<AuditedTransaction, 'note'>,
  { tenantId, restaurantId }: RestaurantRef,
  before: DomainMapping | undefined,
  after: DomainMapping | undefined,
): void {
  const mapping = after ?? before;
  if (!mapping) return;
  const placed = (one: DomainMapping | undefined): object | undefined => {
    if (!one) return undefined;
    // It belongs into the DNS, and into no history.
    const { verificationToken: _token, ...told } = one;
    return { ...told, tenantId, restaurantId };
  };
  transaction.note({
    path: collections.domainMappings,
    recordId: String(mapping.domainId),
    before: placed(before),
    after: placed(after),
  });
}

/** The restaurant's record shows its primary domain of its own: it follows the mappings, and nobody sets it. */
export function followCustomDomain(
  transaction: Pick<AuditedTransaction, 'follow'>,
  restaurant: Restaurant,
  mappings: readonly DomainMapping[],
): void {
  const primary = mappings.find(({ isPrimary, domainType }) => isPrimary && domainType === 'custom');
  const { websiteConfig } = restaurant;
  if (websiteConfig.customDomain === primary?.domain) return;
  transaction.follow(restaurantsOf(restaurant.tenantId), String(restaurant.restaurantId), {
    ...restaurant,
    websiteConfig: defined({ ...websiteConfig, customDomain: primary?.domain }) as typeof websiteConfig,
  });
}
