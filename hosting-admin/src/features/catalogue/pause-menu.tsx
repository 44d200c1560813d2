// The menu for pausing online orders and for extra minutes while the kitchen is busy. Each choice applies at once.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { LiveChange, LiveState } from '@bite/shared/catalogue/storefront-live.schema';
import { MINUTE } from '@bite/shared/kernel/durations';
import { addDays, instantAt, localTimeAt } from '@bite/shared/kernel/time';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import { Check, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { usePorts } from '../../lib/ports-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import {
  resumeLabels,
  type Scope,
  scopes,
  stateIn,
  useLiveState,
  useSetLiveState,
} from './use-live-state.ts';

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

  return (
    <Menu
      trigger={
        <Button look="quiet" disabled={isPending} aria-label={labelOf(state)}>
          <CirclePause className="size-5" aria-hidden="true" />
          {!isCompact && <span>{pausedWords(state) ?? 'Pause'}</span>}
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
  const { clock } = usePorts();
  const [scope, setScope] = useState<Scope>('all');
  const { busyExtraMinutes = 0 } = stateIn(state, scope);
  const choose = (change: LiveChange) => onChoose(scope === 'all' ? change : { orderType: scope, ...change });
  const pause = (pausedUntil: string) => choose({ pausedUntil });
  return (
    <>
      {restaurant.offersPickup && restaurant.offersDelivery && (
        <>
          <MenuChoice
            label="Which orders"
            value={scope}
            options={scopes.map((value) => ({ value, label: scopeLabels[value] }))}
            onChange={setScope}
            staysOpen
          />
          <MenuSeparator />
        </>
      )}
      {scopes
        .filter((each) => stateIn(state, each).pausedUntil !== undefined)
        .map((each) => (
          <MenuItem
            key={each}
            onSelect={() => onChoose({ ...(each !== 'all' && { orderType: each }), pausedUntil: null })}
          >
            {resumeLabels[each]}
          </MenuItem>
        ))}
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

const pausedLabels: Record<Scope, string> = {
  all: 'Paused',
  pickup: 'Pickup paused',
  delivery: 'Delivery paused',
};

/** 'Paused' for all orders, also where each kind is by itself; else the kind that is. Undefined if none is. */
function pausedWords(state: LiveState): string | undefined {
  const [scope, ...others] = scopes.filter((each) => stateIn(state, each).pausedUntil !== undefined);
  return scope && pausedLabels[others.length > 0 ? 'all' : scope];
}

const busyLabels: Record<Scope, string> = { all: 'Busy', pickup: 'Pickup busy', delivery: 'Delivery busy' };

function labelOf(state: LiveState): string {
  const paused = pausedWords(state);
  if (paused !== undefined) return `${paused === 'Paused' ? 'Orders paused' : paused}. Change`;
  const busy = scopes.flatMap((scope) => {
    const { busyExtraMinutes = 0 } = stateIn(state, scope);
    return busyExtraMinutes > 0 ? [`${busyLabels[scope]}, ${busyExtraMinutes} minutes more`] : [];
  });
  return busy.length > 0 ? `${busy.join('; ')}. Change` : 'Pause orders or say it is busy';
}

const isoTime = (instant: number): string => new Date(instant).toISOString();

/** 4 AM in the restaurant's time zone. */
export function nextMorning(now: number, zone: string): number {
  const { date } = localTimeAt(now, zone);
  const today = instantAt(date, DAY_BEGINS_MINUTES, zone);
  return today > now ? today : instantAt(addDays(date, 1), DAY_BEGINS_MINUTES, zone);
}
