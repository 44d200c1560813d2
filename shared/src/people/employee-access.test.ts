import { describe, expect, it } from 'vitest';
import { type EmployeeRole, employeeRoles, employeeStatuses } from './employee.schema.ts';
import { canManageOthers, employeeAccess, hasKitchenAccess, hasPosAccess } from './employee-access.ts';

const noFlags = { kitchenAccess: false, posAccess: false, managerAccess: false };

const rolesWith = (has: (person: typeof noFlags & { role: EmployeeRole }) => boolean): EmployeeRole[] =>
  employeeRoles.filter((role) => has({ ...noFlags, role }));

describe('O6-05 what an employee’s role and flags give', () => {
  it('C4-02, O6-06 the kitchen to chefs, cooks, kitchen leads, dish washers and testers, and to no other role', () => {
    expect(rolesWith(hasKitchenAccess).sort()).toEqual([
      'chef',
      'cook',
      'dish_washer',
      'kitchen_lead',
      'tester',
    ]);
  });

  it('C4-02, O6-07 the till to servers, cashiers, managers, bartenders and hosts, and to no other role', () => {
    expect(rolesWith(hasPosAccess).sort()).toEqual(['bartender', 'cashier', 'host', 'manager', 'server']);
  });

  it('C4-02, O6-08 other people to managers and kitchen leads, and to no other role', () => {
    expect(rolesWith(canManageOthers).sort()).toEqual(['kitchen_lead', 'manager']);
  });

  it.each(employeeRoles)(
    'C4-02, O6-06, O6-07, O6-08 each flag gives its own access and no other, to a %s too',
    (role) => {
      const byRole = {
        kitchen: hasKitchenAccess({ ...noFlags, role }),
        pos: hasPosAccess({ ...noFlags, role }),
        manage: canManageOthers({ ...noFlags, role }),
        ...(role === 'delivery_driver' && { deliver: true }),
      };
      const access = (flag: Partial<typeof noFlags>) =>
        employeeAccess({ ...noFlags, ...flag, role, status: 'active' });
      expect(access({})).toEqual(byRole);
      expect(access({ kitchenAccess: true })).toEqual({ ...byRole, kitchen: true });
      expect(access({ posAccess: true })).toEqual({ ...byRole, pos: true });
      expect(access({ managerAccess: true })).toEqual({ ...byRole, manage: true });
    },
  );

  it.each(employeeStatuses.filter((status) => status !== 'active'))(
    'somebody %s has nothing, whatever their flags',
    (status) => {
      expect(
        employeeAccess({
          kitchenAccess: true,
          posAccess: true,
          managerAccess: true,
          role: 'manager',
          status,
        }),
      ).toBeUndefined();
    },
  );
});
