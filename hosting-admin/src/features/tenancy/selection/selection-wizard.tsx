// The picker in two steps: business, then restaurant (O2.9-10). An only choice is made automatically, once: going back
// shows the list.

import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { type ReactNode, useCallback, useState } from 'react';
import type { MyTenant } from '../../../lib/my-places.ts';
import { Button } from '../../../ui/button.tsx';
import { AccountInactive, isInactive } from './problems.tsx';
import { RestaurantStep } from './restaurant-step.tsx';
import { TenantStep } from './tenant-step.tsx';
import { isStopped, TenantStopped } from './tenant-stopped.tsx';
import type { useMyPlaces } from './use-my-places.ts';

interface SelectionWizardProps {
  places: ReturnType<typeof useMyPlaces>;
  onComplete: (restaurant: MyRestaurant) => void;
  onSignOut: () => void;
  /** What else someone without a tenant can do. */
  wayOut?: ReactNode;
  /** What somebody can do who works for no business yet. */
  newcomer?: ReactNode;
  /** Why the last choice led nowhere. */
  problem?: ReactNode;
  isBusy?: boolean;
}

export function SelectionWizard(props: SelectionWizardProps) {
  const { places, onComplete, onSignOut, wayOut, newcomer, problem, isBusy = false } = props;
  const { tenants, restaurants } = places;
  const { tenant, pick, back, seen, see } = useChosenTenant(tenants.data ?? []);
  const complete = useCallback(
    (restaurant: MyRestaurant) => {
      see(restaurant.tenantId);
      onComplete(restaurant);
    },
    [see, onComplete],
  );

  const elsewhere = (
    <>
      {wayOut}
      <Button onClick={onSignOut}>Sign out</Button>
    </>
  );
  const refused = [tenants, restaurants].find(({ data, error }) => !data && error && isInactive(error));
  if (refused) return <Refused list={refused} elsewhere={elsewhere} />;
  if (!tenant) return <TenantStep tenants={tenants} onPick={pick} wayOut={elsewhere} newcomer={newcomer} />;
  if (isStopped(tenant)) {
    const actions = (
      <>
        <Button look="primary" onClick={back}>
          Back to Organizations
        </Button>
        {elsewhere}
      </>
    );
    return (
      <main>
        <title>{`${isolated(tenant.displayName)} · Bite`}</title>
        <TenantStopped tenant={tenant} actions={actions} />
      </main>
    );
  }
  return (
    <RestaurantStep
      key={tenant.tenantId}
      tenant={tenant}
      restaurants={restaurants}
      onPick={complete}
      picksOnly={problem === undefined && !seen.includes(tenant.tenantId)}
      onBack={back}
      problem={problem}
      isBusy={isBusy}
    />
  );
}

function useChosenTenant(tenants: readonly MyTenant[]) {
  const [pickedId, setPickedId] = useState<number>();
  const [hasGoneBack, setHasGoneBack] = useState(false);
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [first, ...others] = tenants;
  const only = others.length === 0 && !hasGoneBack ? first : undefined;
  const tenant = tenants.find(({ tenantId }) => tenantId === pickedId) ?? only;
  const see = useCallback((tenantId: number) => setSeen((ids) => [...ids, tenantId]), []);
  return {
    tenant,
    seen,
    see,
    pick: ({ tenantId }: MyTenant) => setPickedId(tenantId),
    back: () => {
      if (tenant) see(tenant.tenantId);
      setPickedId(undefined);
      setHasGoneBack(true);
    },
  };
}

type List = SelectionWizardProps['places'][keyof SelectionWizardProps['places']];

function Refused({ list, elsewhere }: { list: List; elsewhere: ReactNode }) {
  return (
    <AccountInactive
      actions={
        <>
          <Button look="primary" onClick={() => list.refetch()} disabled={list.isFetching}>
            {list.isFetching ? 'Checking…' : 'Try again'}
          </Button>
          {elsewhere}
        </>
      }
    />
  );
}
