// Sends an invitation; someone new is put on the staff list first.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { usePlatform } from '../../lib/platform.tsx';
import { type InviteForm, invitationOf, NEW_EMPLOYEE } from './invite-form.ts';
import { invitationsQuery } from './team-queries.ts';

export function useInvite(tenantId: number) {
  const { call } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  // A second try after a refusal must not put them on the list twice.
  const created = useRef(new Map<string, number>());

  const employeeOf = async (form: InviteForm): Promise<number | undefined> => {
    if (form.tenantRole !== 'employee') return undefined;
    if (form.employeeId !== NEW_EMPLOYEE) return Number(form.employeeId);
    const { firstName, lastName, email, posAccess, kitchenAccess, restaurantId } = form;
    const body = { firstName, lastName, email, posAccess, kitchenAccess };
    const key = JSON.stringify([restaurantId, body]);
    const known = created.current.get(key);
    if (known !== undefined) return known;
    const parameters = { tenantId, restaurantId };
    const { employeeId } = (await call('createEmployee', { parameters, body })).record;
    created.current.set(key, employeeId);
    return employeeId;
  };

  /** False where it failed, for the reason in `failure`. */
  const invite = async (form: InviteForm): Promise<boolean> => {
    setFailure(undefined);
    try {
      const body = invitationOf(form, await employeeOf(form));
      const { mailSent } = await call('inviteUser', { parameters: { tenantId }, body });
      if (mailSent) toast.success(`An invitation was mailed to ${body.email}`);
      else
        toast.error(`${body.email} is invited, but the mail could not be sent. Send it again from the list.`);
      void queryClient.invalidateQueries({ queryKey: invitationsQuery(call, tenantId).queryKey });
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };
  return { invite, failure };
}
