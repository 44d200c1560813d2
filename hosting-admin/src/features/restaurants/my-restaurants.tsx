// Loads the list of restaurants and hands it on; everything that is not a list is shown here.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Store, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlatform } from '../../lib/platform.tsx';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { myRestaurantsQuery } from './queries.ts';

interface MyRestaurantsProps {
  onSignOut: () => void;
  children: (restaurants: readonly MyRestaurant[]) => ReactNode;
}

export function MyRestaurants({ onSignOut, children }: MyRestaurantsProps) {
  const { call } = usePlatform();
  const { data, error, isPending, isFetching, fetchStatus, refetch } = useQuery(myRestaurantsQuery(call));
  const again = (
    <Button look="primary" onClick={() => refetch()} disabled={isFetching}>
      {isFetching ? 'Checking…' : 'Try again'}
    </Button>
  );
  const signOut = <Button onClick={onSignOut}>Sign out</Button>;

  if (data && data.length > 0) return children(data);
  if (data) {
    return (
      <Message
        title="You are not associated with any tenants."
        symbol={<Store aria-hidden="true" />}
        actions={
          <>
            {again}
            {signOut}
          </>
        }
      >
        <p>Ask your manager or administrator to add you to a restaurant, then try again.</p>
      </Message>
    );
  }
  if (isPending)
    return fetchStatus === 'paused' ? <Offline /> : <Skeleton label="Loading your restaurants…" rows={3} />;
  return (
    <Failure error={error}>
      {again}
      {signOut}
    </Failure>
  );
}

function Failure({ error, children }: { error: Error; children: ReactNode }) {
  const isRefused = error instanceof CallError && error.status === 403;
  if (isRefused) {
    return (
      <Message
        role="alert"
        title="Your account is not active"
        symbol={<UserRoundX aria-hidden="true" />}
        actions={children}
      >
        <p>You are signed in, but nobody has activated your account yet, or it was switched off.</p>
        <p>Ask your manager or administrator to activate it, then try again.</p>
      </Message>
    );
  }
  const requestId = error instanceof CallError ? error.requestId : undefined;
  return (
    <Message
      role="alert"
      title="Error loading locations"
      symbol={<CircleAlert aria-hidden="true" />}
      actions={children}
    >
      <p>{error.message}</p>
      {requestId && <p className="text-xs">Request {requestId}</p>}
    </Message>
  );
}

function Offline() {
  return (
    <Message role="status" title="You are offline">
      <p>Your restaurants will appear as soon as the connection is back.</p>
    </Message>
  );
}
