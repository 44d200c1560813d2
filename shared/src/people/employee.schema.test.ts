import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { anEmployeeRecord, STAMPED } from '../testing/records.ts';
import { employee } from './employee.schema.ts';

const whole = {
  employeeId: 8,
  guid: aGuid(8),
  tenantId: 10_000_001,
  uid: 'uid-ada',
  firstName: 'Ada',
  lastName: 'Lopez',
  chosenName: 'Addie',
  email: 'ada@bella.example.com',
  phone: '+1 518 555 0101',
  role: 'chef',
  status: 'suspended',
  startDate: '2026-01-15',
  hourlyRate: 22.5,
  notes: 'Left-handed',
  posAccess: true,
  kitchenAccess: true,
  managerAccess: true,
  accountInfo: { payroll: 'weekly' },
  posAccessConfig: { hasAccess: true, accessCode: '1234', allowCodeLogin: true, updateAllLocations: true },
  jobAssignments: [
    { jobId: 2, isActive: true, wageOverride: 24, lastUpdated: STAMPED.updatedAt, updatedBy: 'uid-boss' },
  ],
  showWages: false,
  ...STAMPED,
};

describe('employee', () => {
  it('C3-23 keeps every field that it is given', () => {
    expect(employee.parse(whole)).toEqual(whole);
  });

  it('C3-23, C3-24 starts in training, active, with no access, wages shown', () => {
    expect(employee.parse(anEmployeeRecord())).toMatchObject({
      tenantId: 1,
      role: 'training',
      status: 'active',
      posAccess: false,
      kitchenAccess: false,
      managerAccess: false,
      jobAssignments: [],
      showWages: true,
    });
  });

  it.each([
    'training',
    'delivery_driver',
    'chef',
    'dish_washer',
    'server',
    'cook',
    'tester',
    'manager',
    'bartender',
    'host',
    'kitchen_lead',
    'cashier',
  ])('C3-24 may be %s', (role) => {
    expect(employee.parse(anEmployeeRecord({ role })).role).toBe(role);
  });

  it.each(['active', 'inactive', 'suspended', 'terminated'])('C3-24 may be %s', (status) => {
    expect(employee.parse(anEmployeeRecord({ status })).status).toBe(status);
  });

  it('C3-24 has no other role and no other status', () => {
    expect(issuesOf(employee, anEmployeeRecord({ role: 'owner' }))).toHaveLength(1);
    expect(issuesOf(employee, anEmployeeRecord({ status: 'on leave' }))).toHaveLength(1);
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
  ])('I5.1-01 %s, empty or missing: %s', (field, message) => {
    expect(issuesOf(employee, anEmployeeRecord({ [field]: '' }))).toEqual([`${field}: ${message}`]);
    expect(issuesOf(employee, anEmployeeRecord({ [field]: undefined }))).toEqual([`${field}: ${message}`]);
  });

  it('an hour’s wage is above nothing', () => {
    expect(issuesOf(employee, anEmployeeRecord({ hourlyRate: 0 }))).toHaveLength(1);
    expect(issuesOf(employee, anEmployeeRecord({ hourlyRate: 0.01 }))).toEqual([]);
  });
});
