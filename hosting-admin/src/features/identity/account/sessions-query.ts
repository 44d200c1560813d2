// Query for the person's own sessions.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { queryOptions } from '@tanstack/react-query';

export type ListedSession = Answers['listSessions']['sessions'][number];

export const sessionsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('listSessions', { signal }),
    // Whoever looks wants to know it now.
    staleTime: 0,
  });
