import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { queryOptions } from '@tanstack/react-query';

export type WalletsRecord = Answers['getPlatformWallets'];

/** On which hosts wallets are registered, and as whom. */
export const platformWalletsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['platform', 'wallets'],
    queryFn: ({ signal }) => call('getPlatformWallets', { signal }),
  });
