// Schema of the invitation form and its request body. An employee is always linked to a staff record, since without one
// their account opens nothing.
import { type InvitationInput, invitationInput } from '@bite/shared/identity/invitation.schema';
import { tenantRoles } from '@bite/shared/identity/role-names';
import { employeeRoles } from '@bite/shared/people/employee.schema';
import { z } from 'zod';
import { noAccess, opensSomething } from '../../../ui/access-fields.tsx';

/** In place of an employee's id: somebody who is not on the staff list yet. */
export const NEW_EMPLOYEE = 'new';

const name = z.string().trim().max(100);

export const inviteForm = z
  .object({
    email: z.string().trim().pipe(invitationInput.shape.email),
    tenantRole: z
      .union([z.literal(''), z.enum(tenantRoles)])
      .pipe(z.enum(tenantRoles, 'Please choose a role')),
    displayName: name.refine(
      (text) => text === '' || text.length >= 2,
      'Display name must be at least 2 characters',
    ),
    restaurantId: z.string(),
    employeeId: z.string(),
    firstName: name,
    lastName: name,
    role: z.enum(employeeRoles),
    posAccess: z.boolean(),
    kitchenAccess: z.boolean(),
    managerAccess: z.boolean(),
  })
  .superRefine((form, context) => {
    if (form.tenantRole !== 'employee') return;
    const reject = (path: keyof typeof form, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (form.restaurantId === '') reject('restaurantId', 'Please choose where they work');
    else if (form.employeeId === '') reject('employeeId', 'Please choose who they are on the staff list');
    if (form.employeeId !== '' && !opensSomething(form))
      reject('role', 'With this they would see nothing: choose another job, or switch on till or kitchen');
    if (form.employeeId !== NEW_EMPLOYEE) return;
    if (form.firstName === '') reject('firstName', 'First name is required');
    if (form.lastName === '') reject('lastName', 'Last name is required');
  });

export type InviteForm = z.output<typeof inviteForm>;
export type InviteValues = z.input<typeof inviteForm>;

export const inviteNames: Readonly<Record<string, string>> = {
  email: 'Email',
  tenantRole: 'Role',
  displayName: 'Name (optional)',
  restaurantId: 'Restaurant',
  employeeId: 'On the staff list',
};

export const emptyForm: InviteValues = {
  email: '',
  tenantRole: '',
  displayName: '',
  restaurantId: '',
  employeeId: '',
  firstName: '',
  lastName: '',
  ...noAccess,
};

/** The body of the call. @param employeeId Of the record to link, where there is one. */
export function invitationOf(form: InviteForm, employeeId: number | undefined): InvitationInput {
  const { email, tenantRole, displayName, restaurantId, firstName, lastName } = form;
  const shownName = displayName || `${firstName} ${lastName}`.trim();
  return {
    email,
    tenantRole,
    ...(shownName.length >= 2 && { displayName: shownName }),
    ...(employeeId !== undefined && { employee: { restaurantId: Number(restaurantId), employeeId } }),
  };
}
