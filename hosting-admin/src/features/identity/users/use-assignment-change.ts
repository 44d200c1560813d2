// Changes what a person may do in a business, and shows what is so after it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { callFailure } from '../../../ui/call-failure.ts';
import { invalidateUserLists, userQuery } from './user-queries.ts';

/** A change that fails is reported. `pending` is the business whose change is on its way. */
export function useAssignmentChange(uid: string) {
  const { call } = usePorts();
  const client = useQueryClient();
  const [pending, setPending] = useState<number>();
  const refresh = async (): Promise<void> => {
    invalidateUserLists(client);
    await client.invalidateQueries({ queryKey: userQuery(call, uid).queryKey });
  };
  const change = async (tenantId: number, work: () => Promise<unknown>): Promise<void> => {
    setPending(tenantId);
    try {
      await work();
    } catch (error) {
      toast.error(callFailure(error).message);
    } finally {
      await refresh();
      setPending(undefined);
    }
  };
  return { change, refresh, pending };
}
