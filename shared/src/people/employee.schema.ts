// Who works at a restaurant (C3-23, C3-24, C5-11). `uid` links the record to a sign-in.
import { z } from 'zod';
import { freeMap, list } from '../kernel/bounded.schema.ts';
import { entity } from '../kernel/entity.ts';
import { guid, isoDate, isoTime, moneyOr, positiveId } from '../kernel/schema.ts';
import { email, name, note, phone } from '../kernel/text.schema.ts';

export const employeeRoles = [
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
] as const;
export const employeeStatuses = ['active', 'inactive', 'suspended', 'terminated'] as const;

const NO_WAGE = 'Hourly rate must be above 0';

/**
 * posAccessConfig's accessCode is a secret (tenancy/secret-fields.ts); what an hour pays is a wage (wages.ts); notes and
 * accountInfo are for those who manage people (private-details.ts).
 */
export const employeeEntity = entity({
  name: 'Employee',
  given: { employeeId: positiveId, guid, tenantId: positiveId.default(1) },
  fields: {
    uid: name(128).optional(),
    firstName: name(100, 'First name is required'),
    lastName: name(100, 'Last name is required'),
    chosenName: name(100).optional(),
    email: email('Valid email is required').optional(),
    phone: phone().optional(),
    role: z.enum(employeeRoles).default('training'),
    status: z.enum(employeeStatuses).default('active'),
    startDate: isoDate.optional(),
    hourlyRate: moneyOr(NO_WAGE)
      .refine((rate) => rate !== 0, NO_WAGE)
      .optional(),
    notes: note(2000).optional(),
    posAccess: z.boolean().default(false),
    kitchenAccess: z.boolean().default(false),
    managerAccess: z.boolean().default(false),
    accountInfo: freeMap().optional(),
    posAccessConfig: z
      .object({
        hasAccess: z.boolean(),
        accessCode: name(50).optional(),
        allowCodeLogin: z.boolean().default(false),
        updateAllLocations: z.boolean().default(false),
      })
      .optional(),
    jobAssignments: list(
      z.object({
        jobId: positiveId,
        isActive: z.boolean(),
        wageOverride: moneyOr('Wage cannot be negative').optional(),
        lastUpdated: isoTime.optional(),
        updatedBy: name(128).optional(),
      }),
      50,
    ).default([]),
    showWages: z.boolean().default(true),
  },
});
export const employee = employeeEntity.stored;

export type Employee = z.output<typeof employee>;
export type EmployeeInput = z.input<typeof employee>;
export type EmployeeRole = (typeof employeeRoles)[number];
