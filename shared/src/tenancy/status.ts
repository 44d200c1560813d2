// The states of tenants and restaurants, and when they count as active (O4-01).
import type { Transitions } from '../kernel/transitions.ts';
import type { Restaurant } from './restaurant.schema.ts';
import type { Tenant, TenantStatus } from './tenant.schema.ts';

export const tenantTransitions: Transitions<TenantStatus> = {
  active: ['inactive', 'suspended'],
  inactive: ['active'],
  suspended: ['active'],
};

export const restaurantTransitions: Transitions<Restaurant['status']> = {
  active: ['inactive'],
  inactive: ['active'],
};

/** Open as far as its status goes; whether it is open at this minute, hours.ts says. */
export const isInBusiness = (
  tenant: Pick<Tenant, 'status'>,
  restaurant: Pick<Restaurant, 'status'>,
): boolean => tenant.status === 'active' && restaurant.status === 'active';
