// Moves orders through the API. What the board shows is the listener's word, never a guess.
import type { MoveOrderInput } from '@bite/shared/api/orders.contract';
import { type BoardAction, canUndo } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { usePlatform } from '../../lib/platform.tsx';
import { announceMove, explainRefusal, isLost } from './move-toasts.ts';

export type MoveRequest = { order: Order } & MoveOrderInput;

export interface Moves {
  move: (request: MoveRequest) => void;
  /** Takes back the last move made on this screen, if it is young enough. */
  undoLast: () => void;
}

const MOVE_KEY = ['moveOrder'] as const;

/** @param versionOf When the order changed last, by what the listener has now; undefined when it is off the board. */
export function useMoves(at: RestaurantRef, versionOf: (guid: string) => string | undefined): Moves {
  const { call, clock } = usePlatform();
  const client = useQueryClient();
  const { tenantId, restaurantId } = at;
  const last = useRef<{ order: Order; action: BoardAction; at: string }>(undefined);

  const { mutate } = useMutation({
    mutationKey: MOVE_KEY,
    mutationFn: ({ order, ...input }: MoveRequest) =>
      call('moveOrder', { parameters: { tenantId, restaurantId, orderGuid: order.guid }, body: input }),
    onMutate: ({ order }) => ({
      tappedAt: new Date(clock.now()).toISOString(),
      version: versionOf(order.guid),
    }),
    onSuccess: (_answer, { order, action, paidBy }, { tappedAt }) => {
      last.current = { order, action, at: tappedAt };
      const undo = () => move({ order, action: 'undo' });
      announceMove({ ...nameOf(order), action, paidBy }, tappedAt, clock.now(), undo);
    },
    onError: (error, request, before) => {
      const { order, action } = request;
      // The answer may have been lost on its way back: the order moved all the same, as the board shows.
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
    const before = last.current;
    if (before && canUndo(before, clock.now())) move({ order: before.order, action: 'undo' });
  }, [clock, move]);

  return useMemo(() => ({ move, undoLast }), [move, undoLast]);
}

const nameOf = ({ guid, orderNumber }: Order) => ({ guid, orderNumber });

const orderOf = (variables: unknown): Order | undefined => (variables as MoveRequest | undefined)?.order;

/** What this screen is doing to the order: from the tap until the listener shows what became of it. */
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
