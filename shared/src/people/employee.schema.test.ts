import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { anEmployeeRecord, STAMPED } from '../testing/records.ts';
import { employee, employeeEntity } from './employee.schema.ts';

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
  ])('C5-11, I5.1-01 %s, empty or missing: %s', (field, message) => {
    expect(issuesOf(employee, anEmployeeRecord({ [field]: '' }))).toEqual([`${field}: ${message}`]);
    expect(issuesOf(employee, anEmployeeRecord({ [field]: undefined }))).toEqual([`${field}: ${message}`]);
  });

  it('C5-11 an hour’s wage is above nothing', () => {
    expect(issuesOf(employee, anEmployeeRecord({ hourlyRate: 0.01 }))).toEqual([]);
    for (const hourlyRate of [0, -1])
      expect(issuesOf(employee, anEmployeeRecord({ hourlyRate }))).toEqual([
        'hourlyRate: Hourly rate must be above 0',
      ]);
  });

  it('a job may pay its own wage, nothing at least', () => {
    const paidFor = (wageOverride: number) =>
      anEmployeeRecord({ jobAssignments: [{ jobId: 2, isActive: true, wageOverride }] });
    expect(issuesOf(employee, paidFor(0))).toEqual([]);
    expect(issuesOf(employee, paidFor(-0.01))).toEqual([
      'jobAssignments.0.wageOverride: Wage cannot be negative',
    ]);
  });

  it('C3-23 a new one needs a first and a last name, and takes no id, guid or tenant', () => {
    const person = { firstName: 'Ada', lastName: 'Lopez' };
    expect(issuesOf(employeeEntity.create, person)).toEqual([]);
    for (const given of ['employeeId', 'guid', 'tenantId'])
      expect(
        issuesOf(employeeEntity.create, { ...person, [given]: whole[given as keyof typeof whole] }),
      ).toEqual([`: Unrecognized key: "${given}"`]);
  });

  it.each([
    ['an address that is none', { email: 'ada' }, 'email: Valid email is required'],
    ['a first day that is none', { startDate: '15.1.2026' }, 'startDate: Must be a valid ISO date'],
  ])('%s is refused', (_, change, issue) => {
    expect(issuesOf(employee, anEmployeeRecord(change))).toEqual([issue]);
  });

  it.each(['employeeId', 'guid', 'createdAt', 'updatedAt'])('O3-02 without %s is no record', (field) => {
    expect(issuesOf(employee, anEmployeeRecord({ [field]: undefined }))).toHaveLength(1);
  });
});
