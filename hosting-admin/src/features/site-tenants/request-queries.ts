// Open requests for a business, for site administrators.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { paging } from '../../lib/pages.ts';

export type BusinessRequest = Answers['listBusinessRequests']['requests'][number];

export const businessRequestsQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: ['businessRequests', 'open'],
    queryFn: ({ signal, pageParam }) =>
      call('listBusinessRequests', { query: { pageToken: pageParam }, signal }),
    ...paging,
  });
