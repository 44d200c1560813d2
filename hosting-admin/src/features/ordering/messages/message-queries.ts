// Queries of messages to guests, and having one sent again.
import type { Call } from '@bite/shared/api/client';
import type { ListedMessage } from '@bite/shared/ordering/order-messages.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { paging } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { reasonOf } from './message-words.ts';

export type Shown = 'all' | 'failed';

/** What waits is sent within seconds. */
const FOLLOWED_EVERY = 15_000;

const keyOf = ({ tenantId, restaurantId }: RestaurantRef) => [
  'restaurants',
  tenantId,
  restaurantId,
  'orderMessages',
];

export const messagesQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef, shown: Shown) =>
  infiniteQueryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), shown],
    queryFn: ({ signal, pageParam }) =>
      call('listOrderMessages', {
        parameters: { tenantId, restaurantId },
        query: { pageToken: pageParam, ...(shown === 'failed' && { state: shown }) },
        signal,
      }),
    refetchInterval: FOLLOWED_EVERY,
    ...paging,
  });

export const messagesOfOrderQuery = (
  call: Call,
  { tenantId, restaurantId }: RestaurantRef,
  orderGuid: string,
) =>
  queryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), 'of', orderGuid],
    queryFn: ({ signal }) =>
      call('listOrderMessages', {
        parameters: { tenantId, restaurantId },
        query: { orderGuid },
        signal,
      }),
    staleTime: 0,
    refetchInterval: FOLLOWED_EVERY,
  });

/** `again` says in a toast what became of it. */
export function useSendAgain(place: RestaurantRef) {
  const { call } = usePorts();
  const client = useQueryClient();
  const [sending, setSending] = useState<string>();
  const { mutate } = useMutation({
    mutationFn: ({ messageId }: ListedMessage) =>
      call('sendMessageAgain', {
        parameters: { tenantId: place.tenantId, restaurantId: place.restaurantId, messageId },
      }),
    onMutate: ({ messageId }) => setSending(messageId),
    onSuccess: (message) => {
      const description = reasonOf(message);
      const more = description === undefined ? {} : { description };
      if (message.state === 'sent') toast.success('It was sent');
      else if (message.state === 'waiting' || message.state === 'sending')
        toast.info('It is on its way', more);
      else toast.error('It was not sent', more);
    },
    onError: (error) => toast.error('It was not sent', { description: error.message }),
    onSettled: () => {
      setSending(undefined);
      return client.invalidateQueries({ queryKey: keyOf(place) });
    },
  });
  return { again: (message: ListedMessage) => sending === undefined && mutate(message), sending };
}
