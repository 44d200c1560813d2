// Queries of an order's payments.
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ListedPayment } from '@bite/shared/payments/refunds.contract';
import { queryOptions } from '@tanstack/react-query';

const keyOf = ({ tenantId, restaurantId }: RestaurantRef, orderGuid: string) => [
  'restaurants',
  tenantId,
  restaurantId,
  'orderPayments',
  orderGuid,
];

/** What is being checked is settled within seconds, mostly. */
const FOLLOWED_EVERY = 5_000;

const moving: readonly ListedPayment['state'][] = ['requested', 'authorized', 'capturing', 'voiding'];

const isMoving = ({ state, refunds }: ListedPayment): boolean =>
  moving.includes(state) ||
  refunds.some((refund) => refund.state === 'requested' && refund.waitsFor === undefined);

export const orderPaymentsQuery = (call: Call, place: RestaurantRef, orderGuid: string) =>
  queryOptions({
    queryKey: keyOf(place, orderGuid),
    queryFn: ({ signal }) =>
      call('listOrderPayments', {
        parameters: { tenantId: place.tenantId, restaurantId: place.restaurantId, orderGuid },
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.payments.some(isMoving) ? FOLLOWED_EVERY : false),
  });
