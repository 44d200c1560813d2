// Derives users/{uid}.access from assignments and employments. The server recomputes it when either changes.

import type { RestaurantRef } from '../paths.ts';
import type { Employee } from '../people/employee.schema.ts';
import { employeeAccess } from '../people/employee-access.ts';
import { type TenantRole, tenantRoles } from './role-names.ts';
import type { Access, TenantAssignment } from './user.schema.ts';

export type Employment = RestaurantRef & {
  employee: Pick<Employee, 'role' | 'status' | 'kitchenAccess' | 'posAccess' | 'managerAccess'>;
};

/**
 * The user's access. Empty without an active assignment to the tenant: employment alone grants nothing. Of several active
 * assignments to one tenant the highest role counts.
 * @param employments The employee records that are linked to the user, of any tenant and in any state.
 */
export function deriveAccess(
  assignments: readonly Pick<TenantAssignment, 'tenantId' | 'role' | 'isActive'>[],
  employments: readonly Employment[],
): Access {
  const access: Access = {};
  for (const { tenantId, role, isActive } of assignments) {
    if (!isActive) continue;
    const known = access[String(tenantId)];
    access[String(tenantId)] = known
      ? { ...known, role: higherRole(known.role, role) }
      : { role, restaurants: restaurantsOf(tenantId, employments) };
  }
  return access;
}

function restaurantsOf(tenantId: number, employments: readonly Employment[]): Access[string]['restaurants'] {
  const restaurants: Access[string]['restaurants'] = {};
  for (const employment of employments) {
    if (employment.tenantId !== tenantId) continue;
    const granted = employeeAccess(employment.employee);
    if (!granted) continue;
    const known = restaurants[String(employment.restaurantId)];
    restaurants[String(employment.restaurantId)] = {
      pos: granted.pos || known?.pos === true,
      kitchen: granted.kitchen || known?.kitchen === true,
      manage: granted.manage || known?.manage === true,
      ...((granted.deliver || known?.deliver) && { deliver: true as const }),
    };
  }
  return restaurants;
}

/** Roles are ordered from highest to lowest. */
const higherRole = (one: TenantRole, other: TenantRole): TenantRole =>
  tenantRoles.indexOf(one) <= tenantRoles.indexOf(other) ? one : other;
