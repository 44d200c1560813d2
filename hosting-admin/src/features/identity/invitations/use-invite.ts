// Sends an invitation, after creating the staff record of a new employee.

import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { invitationsQuery, staffQuery } from '../../../lib/team-queries.ts';
import type { AccessValues } from '../../../ui/access-fields.tsx';
import { type InviteForm, invitationOf, NEW_EMPLOYEE } from './invite-form.ts';

const accessOf = ({ role, posAccess, kitchenAccess, managerAccess }: AccessValues): AccessValues => ({
  role,
  posAccess,
  kitchenAccess,
  managerAccess,
});

export function useInvite(tenantId: number) {
  const { call } = usePorts();
  const queryClient = useQueryClient();
  // A second try after a refusal must not put them on the list twice.
  const created = useRef(new Map<string, number>());

  const employeeOf = async (form: InviteForm): Promise<number | undefined> => {
    if (form.tenantRole !== 'employee') return undefined;
    const { firstName, lastName, email, restaurantId } = form;
    if (form.employeeId !== NEW_EMPLOYEE) return listedEmployee(form);
    const body = { firstName, lastName, email, ...accessOf(form) };
    const key = JSON.stringify([restaurantId, body]);
    const known = created.current.get(key);
    if (known !== undefined) return known;
    const parameters = { tenantId, restaurantId };
    const { employeeId } = (await call('createEmployee', { parameters, body })).record;
    created.current.set(key, employeeId);
    return employeeId;
  };

  /** Whose access is changed first where the form says something else than the staff list. */
  const listedEmployee = async (form: InviteForm): Promise<number> => {
    const place = { tenantId, restaurantId: Number(form.restaurantId) };
    const employeeId = Number(form.employeeId);
    const { records: staff } = await queryClient.fetchQuery(staffQuery(call, place));
    const listed = staff.find(({ record }) => record.employeeId === employeeId);
    const changes = listed && mergePatchBetween(accessOf(listed.record), accessOf(form));
    if (listed && changes && Object.keys(changes).length > 0) {
      const body = { version: listed.version, changes };
      await call('updateEmployee', { parameters: { ...place, recordId: employeeId }, body });
    }
    return employeeId;
  };

  /** Throws CallError. */
  return async (form: InviteForm): Promise<void> => {
    const body = invitationOf(form, await employeeOf(form));
    const { mailSent } = await call('inviteUser', { parameters: { tenantId }, body });
    if (mailSent) toast.success(`An invitation was mailed to ${body.email}`);
    else
      toast.error(
        `${body.email} is invited, but the mail could not be sent yet. It is tried again by itself.`,
      );
    void queryClient.invalidateQueries({ queryKey: invitationsQuery(call, tenantId).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['restaurants', 'employees'] });
  };
}
