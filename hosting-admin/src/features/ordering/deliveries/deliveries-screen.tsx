// The drivers' screen: deliveries that are ready or on their way, read-only.

import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import type { Delivery } from '@bite/shared/ordering/deliveries.contract';
import { useQuery } from '@tanstack/react-query';
import { Bike } from 'lucide-react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Message, UnderTitle } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { deliveriesQuery } from './deliveries-query.ts';
import { DeliveryCard } from './delivery-card.tsx';

export function DeliveriesScreen({ restaurant }: { restaurant: MyRestaurant }) {
  const { call } = usePorts();
  const query = useQuery(deliveriesQuery(call, restaurant));
  const isBehind = query.error !== null || query.fetchStatus === 'paused';
  return (
    <>
      <title>{`Deliveries · ${isolated(restaurant.name)}`}</title>
      <WhenLoaded query={query} what="the deliveries">
        {({ deliveries, unreadable }) => (
          <main className="grid content-start gap-3 p-3">
            <Heading name={restaurant.name} count={deliveries.length} />
            {isBehind && <Behind isAsking={query.isFetching} onRetry={() => query.refetch()} />}
            {unreadable.map((guid) => (
              <Notice key={guid} tone="danger" role="alert">
                <strong>A delivery could not be read.</strong> It is not in this list: ask at the counter.
                <span className="block text-xs break-all">{guid}</span>
              </Notice>
            ))}
            <UnderTitle value={true}>
              {deliveries.length > 0 ? (
                <Cards deliveries={deliveries} zone={restaurant.timezone} />
              ) : (
                <None />
              )}
            </UnderTitle>
          </main>
        )}
      </WhenLoaded>
    </>
  );
}

function Heading({ name, count }: { name: string; count: number }) {
  return (
    <header className="grid gap-1">
      <h1 className="text-xl font-bold wrap-anywhere">Deliveries of {isolated(name)}</h1>
      <p role="status" className="text-sm font-semibold">
        {count === 1 ? '1 delivery' : `${count} deliveries`} ready or on the way
      </p>
      <p className="text-sm text-muted">
        You can see deliveries here, but not move them: the counter marks what has left and what has arrived.
      </p>
    </header>
  );
}

function Behind({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <Button aria-disabled={isAsking} onClick={onRetry}>
          {isAsking ? 'Trying…' : 'Try again'}
        </Button>
      }
    >
      The last check failed. This list may be out of date.
    </Notice>
  );
}

function Cards({ deliveries, zone }: { deliveries: readonly Delivery[]; zone: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] items-start gap-3">
      {deliveries.map((delivery) => (
        <li key={delivery.guid}>
          <DeliveryCard delivery={delivery} zone={zone} />
        </li>
      ))}
    </ul>
  );
}

function None() {
  return (
    <Message title="Nothing to deliver right now." symbol={<Bike aria-hidden="true" />}>
      <p>Deliveries appear here by themselves as soon as they are ready.</p>
    </Message>
  );
}
