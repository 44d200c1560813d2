// The menu for pausing online orders and for extra minutes while the kitchen is busy. Each choice applies at once.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { LiveChange, LiveState } from '@bite/shared/catalogue/storefront-live.schema';
import { MINUTE } from '@bite/shared/kernel/durations';
import { addDays, instantAt, localTimeAt } from '@bite/shared/kernel/time';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { Check, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from '../../lib/platform.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { type Scope, scopes, stateIn, useLiveState, useSetLiveState } from './use-live-state.ts';

const pauseMinutes = [15, 30, 60] as const;
const busyMinutes = [0, 10, 20, 30, 45, 60] as const;
/** The hour at which a new day begins for people who close after midnight. */
const DAY_BEGINS_MINUTES = 4 * 60;

interface PauseMenuProps {
  restaurant: MyRestaurant;
  /** Where there is no room for words. */
  isCompact?: boolean;
}

/** Renders nothing without permission, and until the live state is known. */
export function PauseMenu({ restaurant, isCompact = false }: PauseMenuProps) {
  const state = useLiveState(restaurant.restaurantGuid);
  const { mutate, isPending } = useSetLiveState(restaurant);
  if (!restaurant.mayPause || !state) return null;

  const isPaused = state.pausedUntil !== undefined;
  return (
    <Menu
      trigger={
        <Button look="quiet" disabled={isPending} aria-label={labelOf(state)}>
          <CirclePause className="size-5" aria-hidden="true" />
          {!isCompact && <span>{isPaused ? 'Paused' : 'Pause'}</span>}
        </Button>
      }
    >
      <PauseChoices restaurant={restaurant} state={state} onChoose={mutate} />
    </Menu>
  );
}

const scopeLabels: Record<Scope, string> = {
  all: 'All orders',
  pickup: 'Pickup only',
  delivery: 'Delivery only',
};

interface PauseChoicesProps {
  restaurant: MyRestaurant;
  state: LiveState;
  onChoose: (change: LiveChange) => void;
}

/** Mounted while the menu is open: each time it begins with all orders. */
function PauseChoices({ restaurant, state, onChoose }: PauseChoicesProps) {
  const { clock } = usePlatform();
  const [scope, setScope] = useState<Scope>('all');
  const { pausedUntil: paused, busyExtraMinutes = 0 } = stateIn(state, scope);
  const choose = (change: LiveChange) => onChoose(scope === 'all' ? change : { orderType: scope, ...change });
  const pause = (pausedUntil: string | null) => choose({ pausedUntil });
  return (
    <>
      <MenuChoice
        label="Which orders"
        value={scope}
        options={scopes.map((value) => ({ value, label: scopeLabels[value] }))}
        onChange={setScope}
        staysOpen
      />
      <MenuSeparator />
      {paused !== undefined && <MenuItem onSelect={() => pause(null)}>Take orders again</MenuItem>}
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
        <MenuItem key={minutes} onSelect={() => choose({ busyExtraMinutes: minutes })}>
          <span className="flex-1">{minutes === 0 ? 'Usual time' : `${minutes} minutes more`}</span>
          {busyExtraMinutes === minutes && <Check className="size-4" aria-label="Now" />}
        </MenuItem>
      ))}
    </>
  );
}

function labelOf({ pausedUntil, busyExtraMinutes }: LiveState): string {
  if (pausedUntil !== undefined) return 'Orders paused. Change';
  return busyExtraMinutes > 0
    ? `Busy, ${busyExtraMinutes} minutes more. Change`
    : 'Pause orders or say it is busy';
}

const isoTime = (instant: number): string => new Date(instant).toISOString();

/** 4 AM in the restaurant's time zone. */
export function nextMorning(now: number, zone: string): number {
  const { date } = localTimeAt(now, zone);
  const today = instantAt(date, DAY_BEGINS_MINUTES, zone);
  return today > now ? today : instantAt(addDays(date, 1), DAY_BEGINS_MINUTES, zone);
}
