// Step 2 of 2: which restaurant of the chosen organization (O2.9-12).

import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { ArrowLeft, ChevronRight, LifeBuoy, Store } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { MyTenant } from '../../../lib/my-places.ts';
import { useSession } from '../../../lib/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChoiceList, ChoiceSkeleton } from './choice-list.tsx';
import { helpLink } from './help-link.ts';
import { NoRestaurants } from './no-restaurants.tsx';
import { ListFailure } from './problems.tsx';
import { StepFrame } from './step-frame.tsx';
import type { useMyPlaces } from './use-my-places.ts';

interface RestaurantStepProps {
  tenant: MyTenant;
  restaurants: ReturnType<typeof useMyPlaces>['restaurants'];
  onPick: (restaurant: MyRestaurant) => void;
  /** True the first time that this tenant is looked at: its only restaurant is then chosen by itself. */
  picksOnly: boolean;
  onBack: () => void;
  emptyMessage?: string;
  /** Why the last pick led nowhere. */
  problem?: ReactNode;
  isBusy?: boolean;
}

export function RestaurantStep(props: RestaurantStepProps) {
  const { tenant, restaurants, onPick, picksOnly, onBack, problem, isBusy = false } = props;
  const own = restaurants.data?.filter(({ tenantId }) => tenantId === tenant.tenantId);
  const only = picksOnly && own?.length === 1 ? own[0] : undefined;
  useEffect(() => {
    if (only) onPick(only);
  }, [only, onPick]);
  return (
    <StepFrame
      step={2}
      title="Select Location"
      subtitle={`Select a location within ${isolated(tenant.displayName)}.`}
      cardTitle="Select a Restaurant"
      footer={
        <>
          <Button look="quiet" onClick={onBack} disabled={isBusy}>
            <ArrowLeft className="size-5" aria-hidden="true" />
            Back to Organizations
          </Button>
          <HelpLink tenant={tenant} />
        </>
      }
    >
      {problem !== undefined && (
        <Notice tone="danger" role="alert" className="rounded-none">
          {problem}
        </Notice>
      )}
      <RestaurantChoice {...props} own={own} isBusy={isBusy || only !== undefined} />
    </StepFrame>
  );
}

type ChoiceProps = RestaurantStepProps & { own: readonly MyRestaurant[] | undefined };

function RestaurantChoice({ tenant, restaurants, own, onPick, onBack, emptyMessage, isBusy }: ChoiceProps) {
  const { error, isFetching, refetch } = restaurants;
  const again = (
    <Button look="primary" onClick={() => refetch()} disabled={isFetching}>
      {isFetching ? 'Checking…' : 'Try again'}
    </Button>
  );
  if (!own && error) {
    return (
      <ListFailure
        title="Error loading locations"
        error={error}
        actions={
          <>
            {again}
            <Button onClick={onBack}>Go Back</Button>
          </>
        }
      />
    );
  }
  if (!own) return <ChoiceSkeleton label="Loading the restaurants…" />;
  if (own.length === 0) return <NoRestaurants tenant={tenant} title={emptyMessage} again={again} />;
  return (
    <ChoiceList
      entries={own}
      noun="restaurant"
      placeholder="Name, street or city"
      keyOf={({ restaurantGuid }) => restaurantGuid}
      textsOf={({ name, street, city }) => [name, street, city]}
    >
      {(restaurant) => <RestaurantRow restaurant={restaurant} onPick={onPick} isBusy={isBusy === true} />}
    </ChoiceList>
  );
}

interface RestaurantRowProps {
  restaurant: MyRestaurant;
  onPick: (restaurant: MyRestaurant) => void;
  isBusy: boolean;
}

function RestaurantRow({ restaurant, onPick, isBusy }: RestaurantRowProps) {
  const { name, street, city, mayReadOrders, mayReadDeliveries } = restaurant;
  return (
    <button
      type="button"
      onClick={() => onPick(restaurant)}
      disabled={isBusy}
      className="flex min-h-12 min-w-0 flex-1 items-center gap-3 text-left after:absolute after:inset-0 disabled:opacity-60"
    >
      <Store className="size-6 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-sm text-muted">
          {street}, {city}
        </span>
        {!mayReadOrders && (
          <span className="mt-1 block">
            <Badge>{mayReadDeliveries ? 'Deliveries only' : 'No order access'}</Badge>
          </span>
        )}
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}

function HelpLink({ tenant }: { tenant: MyTenant }) {
  const { session } = useSession();
  const email = session.phase === 'signedIn' ? session.user.email : '';
  return (
    <a
      href={helpLink(tenant, email)}
      className="flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
    >
      <LifeBuoy className="size-5" aria-hidden="true" />
      Need help? Contact your administrator
    </a>
  );
}
