// Moves orders through the API. The board shows only what the listener reports; there are no optimistic updates.

import type { BoardAction } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { MoveOrderInput } from '@bite/shared/ordering/orders.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { announceAlreadyDone, announceMove, explainRefusal, isLost } from './move-toasts.ts';
import { useUndoOffers } from './use-undo-offers.ts';

export type MoveRequest = { order: Order } & MoveOrderInput;

export interface Moves {
  move: (request: MoveRequest) => void;
  /** Undoes the last move made on this screen, if there is still time. */
  undoLast: () => void;
}

const MOVE_KEY = ['moveOrder'] as const;

/** @param orders The listeners' present orders, including finished ones. */
export function useMoves(at: RestaurantRef, orders: readonly Order[]): Moves {
  const { call, clock } = usePorts();
  const client = useQueryClient();
  const { tenantId, restaurantId } = at;
  const versionOf = useVersions(orders);
  const offers = useUndoOffers(orders);

  const { mutate } = useMutation({
    mutationKey: MOVE_KEY,
    mutationFn: ({ order, ...input }: MoveRequest) =>
      call('moveOrder', { parameters: { tenantId, restaurantId, orderGuid: order.guid }, body: input }),
    onMutate: ({ order }) => ({
      tappedAt: new Date(clock.now()).toISOString(),
      version: versionOf(order.guid),
    }),
    onSuccess: ({ moved, event, overbooked }, { order, action, paidBy }, { tappedAt }) => {
      if (!moved) return announceAlreadyDone({ ...nameOf(order), action }, event.byName);
      const undo = () => move({ order, action: 'undo', undoes: event.id });
      offers.add({ order, action, at: tappedAt, undoes: event.id }, () =>
        announceMove({ ...nameOf(order), action, paidBy, overbooked }, tappedAt, clock.now(), undo),
      );
    },
    onError: (error, request, before) => {
      const { order, action } = request;
      // If the answer was lost, the board may show that the order moved all the same.
      if (isLost(error) && versionOf(order.guid) !== before?.version) return;
      explainRefusal({ ...nameOf(order), action }, error, () => move(request));
    },
  });

  const move = useCallback(
    (request: MoveRequest) => {
      const underWay = client.isMutating({
        mutationKey: MOVE_KEY,
        predicate: ({ state }) => orderOf(state.variables)?.guid === request.order.guid,
      });
      if (underWay === 0) mutate(request);
    },
    [client, mutate],
  );

  const undoLast = useCallback(() => {
    const offer = offers.last();
    if (offer) move({ order: offer.order, action: 'undo', undoes: offer.undoes });
  }, [offers, move]);

  return useMemo(() => ({ move, undoLast }), [move, undoLast]);
}

/** When each order last changed, readable without re-rendering; undefined if it is off the board. */
function useVersions(orders: readonly Order[]): (guid: string) => string | undefined {
  const latest = useRef(orders);
  useEffect(() => {
    latest.current = orders;
  });
  return useCallback((guid: string) => latest.current.find((order) => order.guid === guid)?.updatedAt, []);
}

const nameOf = ({ guid, orderNumber }: Order) => ({ guid, orderNumber });

const orderOf = (variables: unknown): Order | undefined => (variables as MoveRequest | undefined)?.order;

/** The move in progress: from the tap until the listener shows the result. */
export function usePendingMove(order: Order): BoardAction | undefined {
  const moves = useMutationState({
    filters: {
      mutationKey: MOVE_KEY,
      predicate: ({ state }) => orderOf(state.variables)?.guid === order.guid,
    },
    select: ({ state }) => {
      const { action, order: before } = state.variables as MoveRequest;
      return { status: state.status, action, version: before.updatedAt };
    },
  });
  const last = moves.at(-1);
  if (last?.status === 'pending') return last.action;
  return last?.status === 'success' && last.version === order.updatedAt ? last.action : undefined;
}
