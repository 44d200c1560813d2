// Connects the restaurant to its place: the first suggestion is what its own name and address find.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { restaurantQuery } from '../../lib/tenancy-queries.ts';
import { Card } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type PickedPlace, PlaceFinder } from './place-finder.tsx';
import { useShowPlace } from './place-queries.ts';

export function ConnectCard({ isEditor }: { isEditor: boolean }) {
  return (
    <Card
      title="Connect this restaurant"
      description="Find its place on Google Maps. You then see its rating, photos and reviews here, and can take over its opening hours. Nothing changes on Google Maps."
    >
      {isEditor ? (
        <ConnectPlace />
      ) : (
        <Notice tone="info">It is not connected yet. Owners and administrators connect it.</Notice>
      )}
    </Card>
  );
}

/** @param onConnected Called once it is connected. */
export function ConnectPlace({ onConnected }: { onConnected?: () => void }) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const show = useShowPlace();
  const { data: record, isPending } = useQuery(restaurantQuery(call, { tenantId, restaurantId }));
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const connect = async ({ placeId, main, sessionToken }: PickedPlace) => {
    setPending(placeId);
    setFailure(undefined);
    try {
      const parameters = { tenantId, restaurantId };
      show(await call('connectPlace', { parameters, body: { placeId, sessionToken } }));
      toast.success(`Connected to ${isolated(main)}`);
      onConnected?.();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(undefined);
    }
  };
  if (isPending) return <Skeleton label="Loading the restaurant…" rows={3} />;
  return (
    <div className="grid gap-3">
      {failure !== undefined && <FailureNotice error={failure} undone="The restaurant was not connected." />}
      <PlaceFinder
        first={searchTextOf(record?.restaurant)}
        verb="Connect"
        pending={pending}
        onPick={connect}
      />
    </div>
  );
}

interface Addressed {
  name: string;
  address: { street: string; city: string; state: string };
}

function searchTextOf(restaurant: Addressed | undefined): string {
  if (!restaurant) return '';
  const { name, address } = restaurant;
  return [name, address.street, address.city, address.state].filter(Boolean).join(', ');
}
