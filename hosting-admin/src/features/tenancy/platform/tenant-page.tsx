// One business for site staff: status and plan, restaurants, settings and history.
import { restaurantLimits } from '@bite/shared/tenancy/plans';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { planNames } from '../../../lib/plan-labels.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { SITE_TENANTS_PATH, teamPath } from '../../../lib/screen-paths.ts';
import { useSlots } from '../../../lib/slots.tsx';
import { type TenantRecord, tenantQuery } from '../../../lib/tenancy-queries.ts';
import { usePlaceIds } from '../../../lib/use-params.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { RestaurantsOfTenant } from '../business/restaurants-of-tenant.tsx';
import { TenantSettingsForm } from '../business/tenant-settings-form.tsx';
import { statusActionsFrom } from './status-actions.ts';
import { PlanDialog, type StatusActionSubject, StatusDialog } from './tenant-dialogs.tsx';

export function TenantPage() {
  const may = useMay();
  const { History } = useSlots();
  const { call } = usePorts();
  const { tenantId } = usePlaceIds();
  const query = useQuery(tenantQuery(call, tenantId));
  return (
    <WhenLoaded query={query} what="this business" back={{ to: SITE_TENANTS_PATH, label: 'All businesses' }}>
      {(record) => (
        <Page
          key={tenantId}
          title={record.tenant.displayName}
          width="form"
          actions={
            <Link to={teamPath(tenantId)} className={buttonClasses()}>
              <Users className="size-5" aria-hidden="true" />
              Team
            </Link>
          }
        >
          <State record={record} />
          <RestaurantsOfTenant record={record} />
          {may('tenantSettings.read', { tenantId }) && (
            <>
              <TenantSettingsForm record={record} />
              <History tenantId={tenantId} />
            </>
          )}
        </Page>
      )}
    </WhenLoaded>
  );
}

function State({ record }: { record: TenantRecord }) {
  const may = useMay();
  const status = useSubject<StatusActionSubject>();
  const plan = useSubject<TenantRecord>();
  const { tenant, counts } = record;
  return (
    <Card title="State and plan">
      <Facts
        facts={[
          ['Status', <StatusBadge key="status" status={tenant.status} />],
          ['Plan', planNames[tenant.plan]],
          ['Restaurants', `${counts.restaurants} of ${restaurantLimits[tenant.plan]}`],
          ['Since', <DateText key="since" iso={tenant.createdAt} />],
          ['Number', tenant.tenantId],
          ['Identifier', tenant.guid],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        {may('tenants.plan') && <Button onClick={() => plan.open(record)}>Change plan</Button>}
        {may('tenants.suspend') &&
          statusActionsFrom(tenant.status).map((move) => (
            <Button
              key={move.to}
              look={move.isGrave ? 'danger' : 'secondary'}
              onClick={() => status.open({ record, move })}
            >
              {move.label}
            </Button>
          ))}
      </div>
      <StatusDialog asking={status} />
      <PlanDialog asking={plan} />
    </Card>
  );
}
