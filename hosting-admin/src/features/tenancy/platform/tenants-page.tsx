// All businesses, for site staff.
import { isolated } from '@bite/shared/kernel/isolated';
import { restaurantLimits } from '@bite/shared/tenancy/plans';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { businessRequestsQuery } from '../../../lib/business-requests.ts';
import { usePaged } from '../../../lib/pages.ts';
import { planNames } from '../../../lib/plan-labels.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { NEW_TENANT_PATH, SITE_REQUESTS_PATH, siteTenantPath, teamPath } from '../../../lib/screen-paths.ts';
import { type TenantRecord, tenantsQuery } from '../../../lib/tenancy-queries.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { statusActionsFrom } from './status-actions.ts';
import { PlanDialog, type StatusActionSubject, StatusDialog } from './tenant-dialogs.tsx';

const recordsOf = ({ tenants }: { tenants: readonly TenantRecord[] }) => tenants;

const columns: readonly Column<TenantRecord>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    value: ({ tenant }) => tenant.displayName,
    cell: ({ tenant }) => (
      <Truncated
        to={siteTenantPath(tenant.tenantId)}
        note={tenant.name === tenant.displayName ? undefined : tenant.name}
      >
        {tenant.displayName}
      </Truncated>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 7.5,
    value: ({ tenant }) => tenant.status,
    cell: ({ tenant }) => <StatusBadge status={tenant.status} />,
  },
  {
    id: 'plan',
    header: 'Plan',
    width: 9,
    value: ({ tenant }) => planNames[tenant.plan],
    cell: ({ tenant }) => planNames[tenant.plan],
  },
  {
    id: 'restaurants',
    sort: 'number',
    header: 'Restaurants',
    align: 'end',
    value: ({ counts }) => counts.restaurants,
    cell: ({ tenant, counts }) => `${counts.restaurants} of ${restaurantLimits[tenant.plan]}`,
  },
  {
    id: 'createdAt',
    sort: 'date',
    header: 'Since',
    width: 9,
    isExtra: true,
    value: ({ tenant }) => tenant.createdAt,
    cell: ({ tenant }) => <DateText iso={tenant.createdAt} />,
  },
];

export function TenantsPage() {
  const { call } = usePorts();
  const [term, setTerm] = useState('');
  const settled = useDebounced(term.trim());
  const query = useInfiniteQuery(tenantsQuery(call, settled));
  const paged = usePaged(query, recordsOf);
  const may = useMay();
  const status = useSubject<StatusActionSubject>();
  const plan = useSubject<TenantRecord>();
  const newTenant = may('tenants.create') && (
    <Link to={NEW_TENANT_PATH} className={buttonClasses('primary')}>
      <Plus className="size-5" aria-hidden="true" />
      New business
    </Link>
  );
  return (
    <Page title="Businesses" description="Every business on Bite." actions={newTenant}>
      {may('tenants.create') && <OpenRequests />}
      <DataTable
        caption="Businesses"
        columns={columns}
        rowKey={({ tenant }) => tenant.guid}
        search={{ label: 'Search businesses', placeholder: 'A part of the name', term, onTerm: setTerm }}
        empty={
          settled ? (
            <Empty title={`Nothing matches “${isolated(settled)}”`}>
              A business’s name or display name must contain it.
            </Empty>
          ) : (
            <Empty title="No businesses yet" symbol={<Building2 aria-hidden="true" />} action={newTenant}>
              A business has one restaurant or many. Create the first one and invite its owner.
            </Empty>
          )
        }
        actions={(record) => (
          <TenantMenu
            record={record}
            mayChange={may('tenants.suspend')}
            onStatus={status.open}
            onPlan={() => plan.open(record)}
          />
        )}
        {...paged}
      />
      <StatusDialog asking={status} />
      <PlanDialog asking={plan} />
    </Page>
  );
}

/** How many people wait for a business of their own; nothing where nobody does. */
function OpenRequests() {
  const { call } = usePorts();
  const { data } = useInfiniteQuery(businessRequestsQuery(call));
  const count = data?.pages[0]?.count ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Link to={SITE_REQUESTS_PATH} className={buttonClasses()}>
          Answer
        </Link>
      }
    >
      {count === 1 ? 'One person asks' : `${count} people ask`} for a business of their own.
    </Notice>
  );
}

interface TenantMenuProps {
  record: TenantRecord;
  mayChange: boolean;
  onStatus: (question: StatusActionSubject) => void;
  onPlan: () => void;
}

function TenantMenu({ record, mayChange, onStatus, onPlan }: TenantMenuProps) {
  const navigate = useNavigate();
  const { tenantId, displayName, status } = record.tenant;
  return (
    <RowMenu of={displayName}>
      <MenuItem onSelect={() => navigate(siteTenantPath(tenantId))}>Open</MenuItem>
      <MenuItem onSelect={() => navigate(teamPath(tenantId))}>Team</MenuItem>
      {mayChange && (
        <>
          <MenuItem onSelect={onPlan}>Change plan</MenuItem>
          <MenuSeparator />
          {statusActionsFrom(status).map((move) => (
            <MenuItem
              key={move.to}
              className={move.isGrave ? 'text-danger' : ''}
              onSelect={() => onStatus({ record, move })}
            >
              {move.label}
            </MenuItem>
          ))}
        </>
      )}
    </RowMenu>
  );
}
