// Has the tenant name its restaurant, by which Storage's rules know that there is one: they can look no third record up.
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { tenants } from '../records/collections.ts';

/** Nothing where it does already. */
export function addRestaurantToTenant(
  transaction: Pick<AuditedTransaction, 'follow'>,
  tenant: Tenant,
  restaurantId: number,
): void {
  if (tenant.restaurantIds.includes(restaurantId)) return;
  const restaurantIds = [...tenant.restaurantIds, restaurantId];
  transaction.follow(tenants, String(tenant.tenantId), { ...tenant, restaurantIds });
}
