// Menu for pausing online orders and for extra minutes while the kitchen is busy. Each choice applies at once.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { addDays, instantAt, localTimeAt } from '@bite/shared/kernel/time';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { Check, CirclePause } from 'lucide-react';
import { usePlatform } from '../../lib/platform.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { useLiveState, useSetLiveState } from './use-live-state.ts';

const MINUTE = 60_000;
const pauseMinutes = [15, 30, 60] as const;
const busyMinutes = [0, 10, 20, 30, 45, 60] as const;
/** When a new day begins for people who close after midnight. */
const DAY_BEGINS_MINUTES = 4 * 60;

interface PauseMenuProps {
  restaurant: MyRestaurant;
  /** Where there is no room for words. */
  isCompact?: boolean;
}

/** Renders nothing without permission, and until the live state is known. */
export function PauseMenu({ restaurant, isCompact = false }: PauseMenuProps) {
  const { clock } = usePlatform();
  const state = useLiveState(restaurant.restaurantGuid);
  const { mutate, isPending } = useSetLiveState(restaurant);
  if (!restaurant.mayPause || !state) return null;

  const isPaused = state.pausedUntil !== undefined;
  const pause = (pausedUntil: string | null) => mutate({ pausedUntil });
  return (
    <Menu
      trigger={
        <Button look="quiet" disabled={isPending} aria-label={labelOf(isPaused, state.busyExtraMinutes)}>
          <CirclePause className="size-5" aria-hidden="true" />
          {!isCompact && <span>{isPaused ? 'Paused' : 'Pause'}</span>}
        </Button>
      }
    >
      {isPaused && <MenuItem onSelect={() => pause(null)}>Take orders again</MenuItem>}
      <MenuLabel>Pause new orders</MenuLabel>
      {pauseMinutes.map((minutes) => (
        <MenuItem key={minutes} onSelect={() => pause(isoTime(clock.now() + minutes * MINUTE))}>
          {minutes} minutes
        </MenuItem>
      ))}
      <MenuItem onSelect={() => pause(isoTime(nextMorning(clock.now(), restaurant.timezone)))}>
        Until tomorrow, 4 AM
      </MenuItem>
      <MenuItem onSelect={() => pause(UNTIL_RESUMED)}>Until somebody resumes</MenuItem>
      <MenuSeparator />
      <MenuLabel>Busy kitchen</MenuLabel>
      {busyMinutes.map((minutes) => (
        <MenuItem key={minutes} onSelect={() => mutate({ busyExtraMinutes: minutes })}>
          <span className="flex-1">{minutes === 0 ? 'Usual time' : `${minutes} minutes more`}</span>
          {state.busyExtraMinutes === minutes && <Check className="size-4" aria-label="Now" />}
        </MenuItem>
      ))}
    </Menu>
  );
}

function labelOf(isPaused: boolean, busyExtraMinutes: number): string {
  if (isPaused) return 'Orders paused. Change';
  return busyExtraMinutes > 0
    ? `Busy, ${busyExtraMinutes} minutes more. Change`
    : 'Pause orders or say it is busy';
}

const isoTime = (instant: number): string => new Date(instant).toISOString();

/** 4 AM on the restaurant's clock. */
export function nextMorning(now: number, zone: string): number {
  const { date } = localTimeAt(now, zone);
  const today = instantAt(date, DAY_BEGINS_MINUTES, zone);
  return today > now ? today : instantAt(addDays(date, 1), DAY_BEGINS_MINUTES, zone);
}
