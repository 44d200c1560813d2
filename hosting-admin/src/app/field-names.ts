// Field labels by kind of record, for screens that name fields outside of their forms, such as the history.
import { domainNames } from '../features/domains/domain-names.ts';
import { tenantNames } from '../features/tenancy/business/tenant-form.ts';
import { restaurantNames } from '../features/tenancy/restaurant-settings/restaurant-form.ts';

export const fieldNames = {
  tenants: tenantNames,
  restaurants: restaurantNames,
  domain_mappings: domainNames,
};
