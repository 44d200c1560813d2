// What forms call the fields of a record, for whoever speaks of them elsewhere: by the kind of record.
import { tenantNames } from '../features/tenancy/business/tenant-form.ts';
import { restaurantNames } from '../features/tenancy/restaurant-settings/restaurant-form.ts';

export const fieldNames = { tenants: tenantNames, restaurants: restaurantNames };
