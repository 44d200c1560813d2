// The live state of a restaurant (paused, busy), shared by all of its screens.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import {
  type LiveChange,
  type LiveState,
  liveState as liveStateSchema,
} from '@bite/shared/catalogue/storefront-live.schema';
import { paths } from '@bite/shared/paths';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { usePlatform } from '../../lib/platform.tsx';
import { useTime } from '../../lib/use-time.ts';
import { formatTime } from '../../lib/zoned-time.ts';

/** Undefined until it is known. A pause that is over counts as none. */
export function useLiveState(restaurantGuid: string): LiveState | undefined {
  const { live } = usePlatform();
  const [known, setKnown] = useState<{ guid: string; state: LiveState }>();
  useEffect(
    () =>
      live.follow(paths.storefrontLive(restaurantGuid), (data) => {
        const state = data === undefined ? defaultLiveState : liveStateSchema.safeParse(data).data;
        setKnown(state && { guid: restaurantGuid, state });
      }),
    [live, restaurantGuid],
  );
  const state = known?.guid === restaurantGuid ? known.state : undefined;
  const isOver = useTime((now) => state?.pausedUntil !== undefined && Date.parse(state.pausedUntil) <= now);
  return state && isOver ? withoutPause(state) : state;
}

const withoutPause = ({ pausedUntil: _, ...rest }: LiveState): LiveState => rest;

/** Saves the live state; nothing is shown as done before the server has confirmed it. */
export function useSetLiveState({ tenantId, restaurantId, timezone }: MyRestaurant) {
  const { call, clock } = usePlatform();
  return useMutation({
    mutationFn: (change: LiveChange) =>
      call('setLiveState', { parameters: { tenantId, restaurantId }, body: change }),
    onSuccess: (state, change) => {
      toast.success(
        change.busyExtraMinutes === undefined
          ? pauseMessage(state.pausedUntil, timezone, clock.now())
          : busyMessage(state.busyExtraMinutes),
      );
    },
    onError: (error) => toast.error('Nothing was changed', { description: error.message }),
  });
}

/** 'Orders are paused until 6:15 PM' */
export function pauseMessage(pausedUntil: string | undefined, zone: string, now: number): string {
  if (pausedUntil === undefined) return 'Orders are taken again';
  if (pausedUntil >= UNTIL_RESUMED) return 'Orders are paused until somebody resumes them';
  return `Orders are paused until ${formatTime(pausedUntil, zone, now)}`;
}

export const busyMessage = (minutes: number): string =>
  minutes === 0 ? 'The kitchen is back to its usual time' : `The kitchen is busy: ${minutes} extra minutes`;
