// A restaurant's payment set-up, and what changes it at once.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';

export type SetupRecord = Answers['getPaymentSetup'];

export const setupQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', tenantId, restaurantId, 'payment-setup'],
    queryFn: ({ signal }) => call('getPaymentSetup', { parameters: { tenantId, restaurantId }, signal }),
  });

/** Shows an answer of the server on the whole page. */
export function useShowSetup(): (record: SetupRecord) => SetupRecord {
  const { call } = usePorts();
  const client = useQueryClient();
  const place = usePlace();
  return (record) => {
    client.setQueryData(setupQuery(call, place).queryKey, record);
    void client.invalidateQueries({ queryKey: ['audit'] });
    return record;
  };
}
