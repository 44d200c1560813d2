// Queries of an order's payments.
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { type AttemptState, unsettledAttemptStates } from '@bite/shared/payments/payment-attempt.schema';
import type { ListedPayment } from '@bite/shared/payments/refunds.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';

/** Of those that somebody must look at, of a restaurant. */
const alarmsKey = ({ tenantId, restaurantId }: RestaurantRef) => [
  'restaurants',
  tenantId,
  restaurantId,
  'paymentAlarms',
];

const keyOf = ({ tenantId, restaurantId }: RestaurantRef, orderGuid: string) => [
  'restaurants',
  tenantId,
  restaurantId,
  'orderPayments',
  orderGuid,
];

/** What is being checked is settled within seconds, mostly. */
const FOLLOWED_EVERY = 5_000;

const moving: readonly AttemptState[] = [...unsettledAttemptStates, 'authorized'];

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

export const paymentAlarmsQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: alarmsKey(place),
    queryFn: ({ signal }) =>
      call('listPaymentAlarms', {
        parameters: { tenantId: place.tenantId, restaurantId: place.restaurantId },
        signal,
      }),
    staleTime: 0,
  });

/** Notes that somebody has looked at a payment, and reads again whatever shows it. */
export function useLookAtPayment(place: RestaurantRef, orderGuid: string) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { tenantId, restaurantId } = place;
  const { mutate, isPending } = useMutation({
    mutationFn: (attemptId: string) =>
      call('lookAtPayment', { parameters: { tenantId, restaurantId, orderGuid, attemptId } }),
    onError: (error) => toast.error('It was not noted', { description: error.message }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(place, orderGuid) }),
        client.invalidateQueries({ queryKey: alarmsKey(place) }),
      ]),
  });
  return { look: (attemptId: string) => mutate(attemptId), isLooking: isPending };
}
