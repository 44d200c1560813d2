// Guards of a business's and a restaurant's screens: they look the ids of the address up among the person's own, and hand the
// place on to the screens.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { isolated } from '@bite/shared/kernel/isolated';
import { Store } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MyTenant } from '../../../lib/my-places.ts';
import { BusinessContext, PlaceContext } from '../../../lib/place.tsx';
import { useMay } from '../../../lib/profile.ts';
import { PICKER_PATH } from '../../../lib/screen-paths.ts';
import { usePlaceIds } from '../../../lib/use-params.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountInactive, isInactive, ListFailure } from './problems.tsx';
import { rememberSelection } from './selection.ts';
import { isStopped, TenantStopped } from './tenant-stopped.tsx';
import { UnreadablePlaces } from './unreadable-places.tsx';
import { useMyPlaces } from './use-my-places.ts';
import {
  type Unlisted,
  useIsSupport,
  useUnlistedRestaurant,
  useUnlistedTenant,
} from './use-unlisted-place.ts';

interface GuardProps {
  onSignOut: () => void;
  children: ReactNode;
}

/**
 * Remembers the restaurant as selected. Refuses it where its tenant is not active, even if the list of restaurants is
 * outdated: but a screen that was open stays as it is, hidden, until the suspension ends.
 */
export function RestaurantGuard({ onSignOut, children }: GuardProps) {
  const ids = usePlaceIds();
  const { tenantId, restaurantId } = ids;
  const places = useMyPlaces();
  const may = useMay();
  const listed = places.restaurants.data?.find(
    (one) => one.tenantId === tenantId && one.restaurantId === restaurantId,
  );
  const unlisted = useUnlistedRestaurant(ids, places.restaurants.data !== undefined && !listed);
  const isClosed = useIsClosed(tenantId, places.tenants.data);
  const restaurant = useKeptOpen(listed ?? unlisted.data, isClosed, `${tenantId}/${restaurantId}`, places);
  useEffect(() => {
    if (listed) rememberSelection(localStorage, listed);
  }, [listed]);
  const place = useMemo(
    () =>
      restaurant && {
        tenantId,
        restaurantId,
        restaurant,
        may: (action: Parameters<typeof may>[0]) => may(action, { tenantId, restaurantId }),
        isStopped: isClosed,
      },
    [tenantId, restaurantId, restaurant, may, isClosed],
  );
  const absent = <Absent places={places} unlisted={unlisted} noun="restaurant" onSignOut={onSignOut} />;
  if (!place) return absent;
  return (
    <PlaceContext value={place}>
      <Open key={place.restaurant.restaurantGuid} isHidden={isClosed} instead={absent}>
        {children}
      </Open>
    </PlaceContext>
  );
}

/** Businesses are open to site administrators and support whatever their state. */
export function TenantGuard({ onSignOut, children }: GuardProps) {
  const { tenantId } = usePlaceIds();
  const places = useMyPlaces();
  const listed = places.tenants.data?.find((one) => one.tenantId === tenantId);
  const unlisted = useUnlistedTenant(tenantId, places.tenants.data !== undefined && !listed);
  const isClosed = useIsClosed(tenantId, places.tenants.data);
  const tenant = useKeptOpen(listed ?? unlisted.data, isClosed, String(tenantId), places);
  const displayName = tenant?.displayName;
  const business = useMemo(
    () => (displayName === undefined ? undefined : { tenantId, displayName }),
    [tenantId, displayName],
  );
  const absent = <Absent places={places} unlisted={unlisted} noun="business" onSignOut={onSignOut} />;
  if (!business) return absent;
  return (
    <BusinessContext value={business}>
      <Open key={tenantId} isHidden={isClosed} instead={absent}>
        {children}
      </Open>
    </BusinessContext>
  );
}

/** To this person, while the business is suspended or switched off. */
function useIsClosed(tenantId: number, tenants: readonly MyTenant[] | undefined): boolean {
  const isSupport = useIsSupport();
  const tenant = tenants?.find((one) => one.tenantId === tenantId);
  return !isSupport && tenant !== undefined && isStopped(tenant);
}

/**
 * What is there; and what was open here, while it is closed and until both lists have been read anew after that: they
 * change together, but one of them is answered first. Nothing that was never open.
 */
function useKeptOpen<Thing extends MyRestaurant | { displayName: string }>(
  found: Thing | undefined,
  isClosed: boolean,
  key: string,
  { tenants, restaurants }: ReturnType<typeof useMyPlaces>,
): Thing | undefined {
  const open = useRef<{ key: string; thing: Thing }>(undefined);
  const closedWith = useRef(0);
  if (isClosed) closedWith.current = restaurants.dataUpdatedAt;
  const isKept = isClosed || tenants.isFetching || closedWith.current === restaurants.dataUpdatedAt;
  if (found && !isClosed) open.current = { key, thing: found };
  else if (!isKept || open.current?.key !== key) open.current = undefined;
  return open.current?.thing;
}

interface OpenProps {
  isHidden: boolean;
  instead: ReactNode;
  children: ReactNode;
}

const Open = ({ isHidden, instead, children }: OpenProps) => (
  <>
    <div hidden={isHidden} className="contents">
      {children}
    </div>
    {isHidden && instead}
  </>
);

interface AbsentProps {
  places: ReturnType<typeof useMyPlaces>;
  unlisted: Pick<Unlisted<unknown>, 'error' | 'isLoading' | 'isFetching' | 'refetch'>;
  noun: 'restaurant' | 'business';
  onSignOut: () => void;
}

const toPicker = (
  <Link to={PICKER_PATH} className={buttonClasses('primary')}>
    Your restaurants
  </Link>
);

function Absent({ places: { tenants, restaurants }, unlisted, noun, onSignOut }: AbsentProps) {
  const { tenantId } = usePlaceIds();
  const failed =
    [tenants, restaurants].find(({ data, error }) => !data && error) ??
    (unlisted.error && !isRefusal(unlisted.error) ? unlisted : undefined);
  if (failed?.error) return <Failed {...failed} error={failed.error} onSignOut={onSignOut} />;
  if (!tenants.data || !restaurants.data) {
    if (tenants.fetchStatus === 'paused' || restaurants.fetchStatus === 'paused') return <Offline />;
    return <Skeleton label="Loading your restaurants…" rows={3} />;
  }
  if (unlisted.isLoading) return <Skeleton label={`Loading the ${noun}…`} rows={3} />;
  const tenant = tenants.data.find((one) => one.tenantId === tenantId);
  if (tenant && isStopped(tenant)) {
    return (
      <main>
        <title>{`${isolated(tenant.displayName)} · Bite`}</title>
        <TenantStopped tenant={tenant} actions={toPicker} />
      </main>
    );
  }
  return <NotYours noun={noun} />;
}

interface FailedProps extends Pick<Unlisted<unknown>, 'isFetching' | 'refetch'> {
  error: Error;
  onSignOut: () => void;
}

function Failed({ error, isFetching, refetch, onSignOut }: FailedProps) {
  const actions = (
    <>
      <Button look="primary" onClick={() => void refetch()} disabled={isFetching}>
        {isFetching ? 'Checking…' : 'Try again'}
      </Button>
      <Button onClick={onSignOut}>Sign out</Button>
    </>
  );
  if (isInactive(error)) return <AccountInactive actions={actions} />;
  return (
    <main className="py-12">
      <h1 className="sr-only">Your restaurants</h1>
      <ListFailure title="Error loading locations" error={error} actions={actions} />
    </main>
  );
}

/** It is not there, or not theirs to see. */
const isRefusal = (error: Error): boolean =>
  error instanceof CallError && (error.status === 403 || error.status === 404);

function NotYours({ noun }: { noun: AbsentProps['noun'] }) {
  return (
    <main>
      <title>No access · Bite</title>
      <Message
        title={`This ${noun} is not one of yours`}
        symbol={<Store aria-hidden="true" />}
        actions={toPicker}
      >
        <p>You have no access to it, or no longer. Ask your manager if you should have.</p>
      </Message>
      <div className="mx-auto max-w-2xl px-4 empty:hidden">
        <UnreadablePlaces />
      </div>
    </main>
  );
}

function Offline() {
  return (
    <Message role="status" title="You are offline">
      <p>Your restaurants will appear as soon as the connection is back.</p>
    </Message>
  );
}
