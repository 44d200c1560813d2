// Step 1 of 2: which business (O2.9-11, whose texts stay as they are given).
import { isolated } from '@bite/shared/kernel/isolated';
import { useQueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { invalidateBusinessRequests } from '../../../lib/business-requests.ts';
import type { MyTenant } from '../../../lib/my-places.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList, ChoiceProblem, ChoiceSkeleton } from './choice-list.tsx';
import { ListFailure } from './problems.tsx';
import { StepFrame } from './step-frame.tsx';
import { isStopped, statusLabels } from './tenant-stopped.tsx';
import type { useMyPlaces } from './use-my-places.ts';

interface TenantStepProps {
  tenants: ReturnType<typeof useMyPlaces>['tenants'];
  onPick: (tenant: MyTenant) => void;
  title?: string;
  description?: string;
  /** What someone without any tenant can do. */
  wayOut: ReactNode;
  newcomer?: ReactNode;
}

export function TenantStep({
  tenants,
  onPick,
  title = 'Select a Tenant',
  description = 'Choose which tenant you want to sign in to.',
  wayOut,
  newcomer,
}: TenantStepProps) {
  return (
    <StepFrame
      step={1}
      title="Select Organization"
      subtitle="Choose your organization to access your workspace."
      cardTitle={title}
      cardDescription={description}
    >
      <TenantChoice tenants={tenants} onPick={onPick} wayOut={wayOut} newcomer={newcomer} />
    </StepFrame>
  );
}

type TenantChoiceProps = Pick<TenantStepProps, 'tenants' | 'onPick' | 'wayOut' | 'newcomer'>;

function TenantChoice({ tenants, onPick, wayOut, newcomer }: TenantChoiceProps) {
  const { data, error, isFetching, fetchStatus, refetch } = tenants;
  const client = useQueryClient();
  const again = (
    <Button
      look="primary"
      onClick={() => void Promise.all([refetch(), invalidateBusinessRequests(client)])}
      disabled={isFetching}
    >
      {isFetching ? 'Checking…' : 'Try again'}
    </Button>
  );
  if (!data && error) {
    return (
      <ListFailure
        title="Error loading organizations"
        error={error}
        actions={
          <>
            {again}
            {wayOut}
          </>
        }
      />
    );
  }
  if (!data) {
    if (fetchStatus === 'paused') return <Offline />;
    return <ChoiceSkeleton label="Loading your businesses…" />;
  }
  if (data.length === 0) {
    return (
      <>
        <ChoiceProblem
          title="You are not associated with any tenants."
          actions={
            <>
              {again}
              {wayOut}
            </>
          }
        >
          <p>You work for a restaurant on Bite? Its owner or an administrator can invite you.</p>
          {newcomer !== undefined && <p>You bring one of your own? Ask for your business here.</p>}
        </ChoiceProblem>
        <div className="p-4 empty:hidden">{newcomer}</div>
      </>
    );
  }
  return (
    <ChoiceList
      entries={data}
      noun="business"
      placeholder="Name of the business"
      keyOf={({ guid }) => guid}
      textsOf={({ displayName, name }) => [displayName, name]}
    >
      {(tenant) => <TenantRow tenant={tenant} onPick={onPick} />}
    </ChoiceList>
  );
}

function TenantRow({ tenant, onPick }: { tenant: MyTenant; onPick: (tenant: MyTenant) => void }) {
  const { displayName, name } = tenant;
  return (
    <>
      <Building2 className="size-6 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{displayName}</p>
        <p className="truncate text-sm text-muted">{name}</p>
      </div>
      {isStopped(tenant) && <Badge tone="warn">{statusLabels[tenant.status]}</Badge>}
      <Button onClick={() => onPick(tenant)} className="after:absolute after:inset-0">
        Select<span className="sr-only"> {isolated(displayName)}</span>
      </Button>
    </>
  );
}

function Offline() {
  return (
    <ChoiceProblem role="status" title="You are offline">
      <p>Your businesses will appear as soon as the connection is back.</p>
    </ChoiceProblem>
  );
}
