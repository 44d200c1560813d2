// A banner on every screen of the restaurant while orders are paused or take longer, with a button that ends it.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { usePlatform } from '../../lib/platform.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { busyMessage, pauseMessage, useLiveState, useSetLiveState } from './use-live-state.ts';

export function LiveBanner({ restaurant }: { restaurant: MyRestaurant }) {
  const { clock } = usePlatform();
  const state = useLiveState(restaurant.restaurantGuid);
  const { mutate, isPending } = useSetLiveState(restaurant);
  if (!state) return null;
  const { pausedUntil, busyExtraMinutes } = state;
  const wayBack = (label: string, resume: () => void) =>
    restaurant.mayPause && (
      <Button disabled={isPending} onClick={resume}>
        {label}
      </Button>
    );
  return (
    <div role="status" className="shrink-0 md:sticky md:top-0 md:z-20">
      {pausedUntil !== undefined && (
        <Notice
          tone="danger"
          className="rounded-none"
          action={wayBack('Take orders again', () => mutate({ pausedUntil: null }))}
        >
          <strong>{pauseMessage(pausedUntil, restaurant.timezone, clock.now())}.</strong>{' '}
          {pausedUntil >= UNTIL_RESUMED ? 'Diners cannot order.' : 'Diners can only order for later.'}
        </Notice>
      )}
      {busyExtraMinutes > 0 && (
        <Notice
          tone="warn"
          className="rounded-none"
          action={wayBack('Usual time', () => mutate({ busyExtraMinutes: 0 }))}
        >
          <strong>{busyMessage(busyExtraMinutes)}.</strong> Diners are told the longer time.
        </Notice>
      )}
    </div>
  );
}
