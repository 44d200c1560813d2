// What is said when a tenant or restaurant is not there (C8-02, O8-17). By its id: tenantNotFound in the kernel.
import { DomainError } from '../kernel/errors.ts';

export const tenantGuidNotFound = (guid: string): DomainError =>
  new DomainError('TENANT_NOT_FOUND', `Tenant not found with GUID: ${guid}`);

export const restaurantGuidNotFound = (guid: string): DomainError =>
  new DomainError('RESTAURANT_NOT_FOUND', `Restaurant not found with GUID: ${guid}`);

/** Something was to be created under this tenant. */
export const tenantMissingForCreation = (tenantId: number): DomainError =>
  new DomainError('TENANT_NOT_FOUND', `Tenant with ID ${tenantId} not found`);

/** Something was to be created under this restaurant. */
export const restaurantMissingForCreation = (restaurantId: number): DomainError =>
  new DomainError('RESTAURANT_NOT_FOUND', `Restaurant with ID ${restaurantId} not found`);

/** The tenant in 'tenants/{tenantId}/restaurants/{restaurantId}'; throws TENANT_NOT_FOUND for any other path. */
export function tenantIdOfRestaurantPath(path: string): number {
  const [, tenantId] = /^tenants\/([1-9]\d*)\/restaurants\/[^/]+$/.exec(path) ?? [];
  if (tenantId === undefined)
    throw new DomainError('TENANT_NOT_FOUND', 'Could not determine tenant from restaurant document path');
  return Number(tenantId);
}
