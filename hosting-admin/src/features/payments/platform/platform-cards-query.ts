import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { queryOptions } from '@tanstack/react-query';

export type PlatformCards = Answers['getPlatformCards'];

/** Whether cards are switched off for all restaurants. */
export const platformCardsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['platform', 'card-payments'],
    queryFn: ({ signal }) => call('getPlatformCards', { signal }),
  });
