// Queries and mutations of failed work.
import type { Call } from '@bite/shared/api/client';
import type { FailedWork } from '@bite/shared/due-work/failed-work.schema';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { paging } from '../../lib/pages.ts';
import { usePorts } from '../../lib/ports-context.tsx';

const KEY = ['failedWork'];

/** Repeated work that fails again is listed again within a minute. */
const FOLLOWED_EVERY = 30_000;

export const failedWorkQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: KEY,
    queryFn: ({ signal, pageParam }) => call('listFailedWork', { query: { pageToken: pageParam }, signal }),
    refetchInterval: FOLLOWED_EVERY,
    ...paging,
  });

export function useFailedWorkChanges() {
  const { call } = usePorts();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const repeating = useMutation({
    mutationFn: ({ workId }: FailedWork) => call('repeatFailedWork', { parameters: { workId } }),
    onSuccess: () =>
      toast.success('It is tried again within a minute', { description: 'If it fails, it comes back here.' }),
    onError: (error) => toast.error('Nothing was changed', { description: error.message }),
    onSettled: refresh,
  });
  return {
    repeat: (work: FailedWork) => repeating.mutate(work),
    /** Throws; the dialog shows the error. */
    discard: async ({ workId }: FailedWork) => {
      await call('discardFailedWork', { parameters: { workId } }).finally(refresh);
      toast.success('It is off the list');
    },
  };
}
