// The live state of a restaurant (paused, busy), shared by all of its screens.
import type { MyRestaurant } from '@bite/shared/api/answers';
import {
  type LiveChange,
  type LiveState,
  liveState as liveStateSchema,
  type TypeState,
} from '@bite/shared/catalogue/storefront-live.schema';
import { paths } from '@bite/shared/paths';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../lib/ports-context.tsx';
import { useFollowed } from '../../lib/use-followed.ts';
import { useTime } from '../../lib/use-time.ts';
import { formatTimeThere } from '../../lib/zoned-time.ts';

/** Undefined until it is loaded. A pause that has ended counts as none. */
export function useLiveState(restaurantGuid: string): LiveState | undefined {
  const state = useFollowed(paths.storefrontLive(restaurantGuid), liveStateSchema);
  const over = useTime((now) => scopes.filter((scope) => isOver(stateIn(state, scope), now)).join());
  return useMemo(() => state && withoutPauses(state, over.split(',')), [state, over]);
}

/** Whose orders a pause or busy minutes are about. */
export const scopes = ['all', 'pickup', 'delivery'] as const;
export type Scope = (typeof scopes)[number];

export const stateIn = (state: LiveState | undefined, scope: Scope): TypeState =>
  (scope === 'all' ? state : state?.[scope]) ?? {};

const isOver = ({ pausedUntil }: TypeState, now: number): boolean =>
  pausedUntil !== undefined && Date.parse(pausedUntil) <= now;

function withoutPauses({ pickup, delivery, ...all }: LiveState, over: readonly string[]): LiveState {
  return {
    ...(over.includes('all') ? withoutPause(all) : all),
    ...(pickup && { pickup: over.includes('pickup') ? withoutPause(pickup) : pickup }),
    ...(delivery && { delivery: over.includes('delivery') ? withoutPause(delivery) : delivery }),
  };
}

function withoutPause<State extends TypeState>({
  pausedUntil: _,
  ...rest
}: State): Omit<State, 'pausedUntil'> {
  return rest;
}

/** Saves the live state; shown as done only after the server's confirmation. */
export function useSetLiveState({ tenantId, restaurantId, timezone }: MyRestaurant) {
  const { call, clock } = usePorts();
  return useMutation({
    mutationFn: (change: LiveChange) =>
      call('setLiveState', { parameters: { tenantId, restaurantId }, body: change }),
    onSuccess: (state, change) => {
      const scope = change.orderType ?? 'all';
      const { pausedUntil, busyExtraMinutes = 0 } = stateIn(state, scope);
      toast.success(
        change.busyExtraMinutes === undefined
          ? pauseMessage(pausedUntil, timezone, clock.now(), scope)
          : busyMessage(busyExtraMinutes, scope),
      );
    },
    onError: (error) => toast.error('Nothing was changed', { description: error.message }),
  });
}

/** 'Orders are paused until 6:15 PM' */
export function pauseMessage(
  pausedUntil: string | undefined,
  zone: string,
  now: number,
  scope: Scope = 'all',
): string {
  const orders = ordersIn[scope];
  if (pausedUntil === undefined) return `${orders} are taken again`;
  if (pausedUntil >= UNTIL_RESUMED) return `${orders} are paused until somebody resumes them`;
  return `${orders} are paused until ${formatTimeThere(pausedUntil, zone, now)}`;
}

/** The buttons that end a pause. */
export const resumeLabels: Record<Scope, string> = {
  all: 'Take orders again',
  pickup: 'Take pickups again',
  delivery: 'Take deliveries again',
};

const ordersIn: Record<Scope, string> = { all: 'Orders', pickup: 'Pickups', delivery: 'Deliveries' };

export function busyMessage(minutes: number, scope: Scope = 'all'): string {
  if (scope === 'all')
    return minutes === 0
      ? 'The kitchen is back to its usual time'
      : `The kitchen is busy: ${minutes} extra minutes`;
  return minutes === 0
    ? `${ordersIn[scope]} are back to their usual time`
    : `${ordersIn[scope]} take ${minutes} extra minutes`;
}
