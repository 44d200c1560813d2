import { describe, expect, it } from 'vitest';
import { deriveAccess, type Employment } from './derive-access.ts';

const plain = { posAccess: false, kitchenAccess: false, managerAccess: false, status: 'active' } as const;

function employed(restaurantId: number, employee: Partial<Employment['employee']>, tenantId = 1): Employment {
  return { tenantId, restaurantId, employee: { ...plain, role: 'training', ...employee } };
}

const assigned = (role: 'owner' | 'admin' | 'manager' | 'employee', tenantId = 1, isActive = true) => ({
  tenantId,
  role,
  isActive,
});

describe('access of a user', () => {
  it('an owner has the tenant without being employed anywhere', () => {
    expect(deriveAccess([assigned('owner')], [])).toEqual({ '1': { role: 'owner', restaurants: {} } });
  });

  it('C4-02 an employee has each restaurant with what role and flags imply', () => {
    const access = deriveAccess(
      [assigned('employee')],
      [
        employed(11, { role: 'chef' }),
        employed(12, { posAccess: true }),
        employed(13, { role: 'manager' }),
        employed(14, {}),
      ],
    );
    expect(access['1']?.restaurants).toEqual({
      '11': { pos: false, kitchen: true, manage: false },
      '12': { pos: true, kitchen: false, manage: false },
      '13': { pos: true, kitchen: false, manage: true },
      '14': { pos: false, kitchen: false, manage: false },
    });
  });

  it('a driver sees deliveries where they drive', () => {
    const access = deriveAccess(
      [assigned('employee')],
      [employed(11, { role: 'delivery_driver' }), employed(11, { role: 'server' })],
    );
    expect(access['1']?.restaurants).toEqual({
      '11': { pos: true, kitchen: false, manage: false, deliver: true },
    });
  });

  it('an inactive assignment gives nothing', () => {
    expect(deriveAccess([assigned('owner', 1, false)], [employed(11, { role: 'chef' })])).toEqual({});
  });

  it('being employed without an assignment to the tenant gives nothing', () => {
    expect(deriveAccess([assigned('employee', 2)], [employed(11, { role: 'chef' })])).toEqual({
      '2': { role: 'employee', restaurants: {} },
    });
  });

  it.each(['inactive', 'suspended', 'terminated'] as const)('an %s employee has no restaurant', (status) => {
    expect(deriveAccess([assigned('employee')], [employed(11, { role: 'chef', status })])).toEqual({
      '1': { role: 'employee', restaurants: {} },
    });
  });

  it.each([
    ['employee', 'admin', 'admin'],
    ['owner', 'manager', 'owner'],
  ] as const)('%s and %s of one tenant make %s', (one, other, expected) => {
    expect(deriveAccess([assigned(one), assigned(other)], [])['1']?.role).toBe(expected);
  });

  it('two records at one restaurant add up', () => {
    const access = deriveAccess(
      [assigned('employee')],
      [employed(11, { role: 'chef' }), employed(11, { role: 'cashier' })],
    );
    expect(access['1']?.restaurants['11']).toEqual({ pos: true, kitchen: true, manage: false });
  });

  it('tenants are kept apart', () => {
    const access = deriveAccess(
      [assigned('employee', 1), assigned('manager', 2)],
      [employed(11, { role: 'cook' }, 1), employed(21, {}, 2)],
    );
    expect(Object.keys(access['1']?.restaurants ?? {})).toEqual(['11']);
    expect(access['2']).toEqual({
      role: 'manager',
      restaurants: { '21': { pos: false, kitchen: false, manage: false } },
    });
  });
});
