// Requests for a business as screens read them.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

export type OwnRequest = NonNullable<Answers['getOwnBusinessRequest']['request']>;

const KEY = 'businessRequests';

export const ownRequestQuery = (call: Call) =>
  queryOptions({
    queryKey: [KEY, 'own'],
    queryFn: ({ signal }) => call('getOwnBusinessRequest', { signal }),
  });

export const forgetRequests = (client: QueryClient) => client.invalidateQueries({ queryKey: [KEY] });
