// Adds the restaurant to its tenant's list, from which the Storage rules know that it exists (they may read only two
// documents).
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { tenants } from '../collections/collections.ts';

/** Does nothing if the restaurant is on the list. */
export function addRestaurantToTenant(
  transaction: Pick<AuditedTransaction, 'follow'>,
  tenant: Tenant,
  restaurantId: number,
): void {
  if (tenant.restaurantIds.includes(restaurantId)) return;
  const restaurantIds = [...tenant.restaurantIds, restaurantId];
  transaction.follow(tenants, String(tenant.tenantId), { ...tenant, restaurantIds });
}
