// Guards of a tenant's or restaurant's screens: looks the ids of the address up among the person's own.

import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { Store } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { MyTenant } from '../../../lib/my-places.ts';
import { PICKER_PATH } from '../../../lib/screen-paths.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountInactive, isInactive, ListFailure } from './problems.tsx';
import { rememberSelection } from './selection.ts';
import { isStopped, TenantStopped } from './tenant-stopped.tsx';
import { UnreadablePlaces } from './unreadable-places.tsx';
import { useMyPlaces } from './use-my-places.ts';

interface GuardProps<Place> {
  onSignOut: () => void;
  children: (place: Place) => ReactNode;
}

/**
 * Remembers the restaurant as selected. Refuses it where its tenant is not active, even if the list of restaurants is
 * outdated.
 */
export function RestaurantGuard({ onSignOut, children }: GuardProps<MyRestaurant>) {
  const { tenantId, restaurantId } = useParams();
  const places = useMyPlaces();
  const restaurant = places.restaurants.data?.find(
    (one) => String(one.tenantId) === tenantId && String(one.restaurantId) === restaurantId,
  );
  useEffect(() => {
    if (restaurant) rememberSelection(localStorage, restaurant);
  }, [restaurant]);
  const tenant = places.tenants.data?.find((one) => String(one.tenantId) === tenantId);
  if (restaurant && !(tenant && isStopped(tenant))) return children(restaurant);
  return <Absent places={places} tenantId={tenantId} noun="restaurant" onSignOut={onSignOut} />;
}

/** A site administrator's tenants are open to them whatever their state: `opensStopped` says so. */
export function TenantGuard({
  onSignOut,
  opensStopped,
  children,
}: GuardProps<MyTenant> & { opensStopped: boolean }) {
  const { tenantId } = useParams();
  const places = useMyPlaces();
  const tenant = places.tenants.data?.find((one) => String(one.tenantId) === tenantId);
  if (tenant && (opensStopped || !isStopped(tenant))) return children(tenant);
  return <Absent places={places} tenantId={tenantId} noun="business" onSignOut={onSignOut} />;
}

interface AbsentProps {
  places: ReturnType<typeof useMyPlaces>;
  tenantId: string | undefined;
  noun: 'restaurant' | 'business';
  onSignOut: () => void;
}

const toPicker = (
  <Link to={PICKER_PATH} className={buttonClasses('primary')}>
    Your restaurants
  </Link>
);

function Absent({ places: { tenants, restaurants }, tenantId, noun, onSignOut }: AbsentProps) {
  const failed = [tenants, restaurants].find(({ data, error }) => !data && error);
  if (failed?.error) {
    const actions = (
      <>
        <Button look="primary" onClick={() => failed.refetch()} disabled={failed.isFetching}>
          {failed.isFetching ? 'Checking…' : 'Try again'}
        </Button>
        <Button onClick={onSignOut}>Sign out</Button>
      </>
    );
    if (isInactive(failed.error)) return <AccountInactive actions={actions} />;
    return (
      <main className="py-12">
        <h1 className="sr-only">Your restaurants</h1>
        <ListFailure title="Error loading locations" error={failed.error} actions={actions} />
      </main>
    );
  }
  if (!tenants.data || !restaurants.data) {
    if (tenants.fetchStatus === 'paused' || restaurants.fetchStatus === 'paused') return <Offline />;
    return <Skeleton label="Loading your restaurants…" rows={3} />;
  }
  const tenant = tenants.data.find((one) => String(one.tenantId) === tenantId);
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
