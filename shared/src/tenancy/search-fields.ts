// The searched fields of tenants and restaurants (C2-07, O9-46). A restaurant is also found by its tenant's names, which
// are searched among the tenants.
import type { SearchFields } from '../kernel/search-grams.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { Tenant } from './tenant.schema.ts';

export const RESTAURANT_SEARCH_LIMIT = 20;

export const tenantSearchFields = ({ name, displayName }: Tenant): SearchFields => ({
  texts: [name, displayName],
});

/** With its tenant by the tenant's names too. */
export const restaurantSearchFields = (
  { name, concept, address, contact }: Restaurant,
  tenant?: Tenant,
): SearchFields => ({
  texts: [name, concept, address.city, address.state, contact.email, tenant?.name, tenant?.displayName],
  phones: [contact.phone],
});
