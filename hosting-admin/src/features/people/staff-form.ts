// Schema of the employee form, and its request body.
import { type Employee, employeeRoles, employeeStatuses } from '@bite/shared/people/employee.schema';
import { z } from 'zod';
import { noAccess } from '../../ui/access-fields.tsx';

const name = (message: string) => z.string().trim().min(1, message).max(100);

export const staffForm = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  email: z.union([z.literal(''), z.string().trim().pipe(z.email('A valid email is required').max(254))]),
  uid: z.string(),
  status: z.enum(employeeStatuses),
  role: z.enum(employeeRoles),
  posAccess: z.boolean(),
  kitchenAccess: z.boolean(),
  managerAccess: z.boolean(),
});

export type StaffValues = z.output<typeof staffForm>;

export const staffNames: Readonly<Record<keyof StaffValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  uid: 'Account',
  status: 'State',
  role: 'Job',
  posAccess: 'Till',
  kitchenAccess: 'Kitchen',
  managerAccess: 'Shift lead',
};

export const staffValuesOf = (employee: Partial<Employee>): StaffValues => ({
  firstName: employee.firstName ?? '',
  lastName: employee.lastName ?? '',
  email: employee.email ?? '',
  uid: employee.uid ?? '',
  status: employee.status ?? 'active',
  role: employee.role ?? noAccess.role,
  posAccess: employee.posAccess ?? false,
  kitchenAccess: employee.kitchenAccess ?? false,
  managerAccess: employee.managerAccess ?? false,
});

export const statusLabels: Readonly<Record<Employee['status'], string>> = {
  active: 'Works here',
  inactive: 'Away',
  suspended: 'Suspended',
  terminated: 'Left',
};
