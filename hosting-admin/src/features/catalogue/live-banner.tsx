// A banner on every screen of the restaurant while orders are paused or delayed, with a button to end that.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { Fragment } from 'react';
import { usePorts } from '../../lib/ports-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import {
  busyMessage,
  pauseMessage,
  resumeLabels,
  type Scope,
  scopes,
  stateIn,
  useLiveState,
  useSetLiveState,
} from './use-live-state.ts';

export function LiveBanner({ restaurant }: { restaurant: MyRestaurant }) {
  const { clock } = usePorts();
  const state = useLiveState(restaurant.restaurantGuid);
  const { mutate, isPending } = useSetLiveState(restaurant);
  if (!state) return null;
  const wayBack = (label: string, resume: () => void) =>
    restaurant.mayPause && (
      <Button disabled={isPending} onClick={resume}>
        {label}
      </Button>
    );
  return (
    <div role="status" className="shrink-0 md:sticky md:top-0 md:z-20">
      {scopes.map((scope) => {
        const { pausedUntil, busyExtraMinutes = 0 } = stateIn(state, scope);
        const only = scope === 'all' ? {} : { orderType: scope };
        return (
          <Fragment key={scope}>
            {pausedUntil !== undefined && (
              <Notice
                tone="danger"
                className="rounded-none"
                action={wayBack(resumeLabels[scope], () => mutate({ ...only, pausedUntil: null }))}
              >
                <strong>{pauseMessage(pausedUntil, restaurant.timezone, clock.now(), scope)}.</strong>{' '}
                {pauseEffect(pausedUntil, scope)}
              </Notice>
            )}
            {busyExtraMinutes > 0 && (
              <Notice
                tone="warn"
                className="rounded-none"
                action={wayBack(usualLabels[scope], () => mutate({ ...only, busyExtraMinutes: 0 }))}
              >
                <strong>{busyMessage(busyExtraMinutes, scope)}.</strong> Guests are told the longer time.
              </Notice>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

const usualLabels: Record<Scope, string> = {
  all: 'Usual time',
  pickup: 'Usual time for pickups',
  delivery: 'Usual time for deliveries',
};

function pauseEffect(pausedUntil: string, scope: Scope): string {
  if (scope === 'all')
    return pausedUntil >= UNTIL_RESUMED ? 'Guests cannot order.' : 'Guests can only order for later.';
  return pausedUntil >= UNTIL_RESUMED
    ? `Guests cannot order ${scope}.`
    : `Guests can order ${scope} for later only.`;
}
