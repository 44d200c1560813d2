// What an employee's flags and role let them do (O6-05 to O6-08, C4-02).
import type { Employee, EmployeeRole } from './employee.schema.ts';

const kitchenRoles: readonly EmployeeRole[] = ['chef', 'cook', 'kitchen_lead', 'dish_washer', 'tester'];
const posRoles: readonly EmployeeRole[] = ['server', 'cashier', 'manager', 'bartender', 'host'];
const managingRoles: readonly EmployeeRole[] = ['manager', 'kitchen_lead'];
const deliveringRoles: readonly EmployeeRole[] = ['delivery_driver'];

type Person = Pick<Employee, 'role' | 'kitchenAccess' | 'posAccess' | 'managerAccess'>;

export const hasKitchenAccess = (person: Person): boolean =>
  person.kitchenAccess || kitchenRoles.includes(person.role);
export const hasPosAccess = (person: Person): boolean => person.posAccess || posRoles.includes(person.role);
export const canManageOthers = (person: Person): boolean =>
  person.managerAccess || managingRoles.includes(person.role);
export const takesDeliveries = ({ role }: Pick<Employee, 'role'>): boolean => deliveringRoles.includes(role);

/** The entry of users/{uid}.access for one restaurant; nothing for anyone but an active employee. */
export function employeeAccess(person: Person & Pick<Employee, 'status'>) {
  if (person.status !== 'active') return undefined;
  return {
    pos: hasPosAccess(person),
    kitchen: hasKitchenAccess(person),
    manage: canManageOthers(person),
    ...(takesDeliveries(person) && { deliver: true as const }),
  };
}
