// A business for its own people: settings, plan and restaurants.
import { useQuery } from '@tanstack/react-query';
import { planNames } from '../../../lib/plan-labels.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { useSlots } from '../../../lib/slots.tsx';
import { tenantQuery } from '../../../lib/tenancy-queries.ts';
import { usePlaceIds } from '../../../lib/use-params.ts';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { RestaurantsOfTenant } from './restaurants-of-tenant.tsx';
import { TenantSettingsForm } from './tenant-settings-form.tsx';

export function BusinessPage() {
  const { call } = usePorts();
  const { tenantId } = usePlaceIds();
  const may = useMay();
  const { History } = useSlots();
  const query = useQuery(tenantQuery(call, tenantId));
  return (
    <WhenLoaded query={query} what="this business" back={{ to: '/', label: 'To the start' }}>
      {(record) => {
        const { displayName, plan, status } = record.tenant;
        return (
          <Page
            key={tenantId}
            title={displayName}
            width="form"
            description={
              <span className="flex flex-wrap items-center gap-2">
                {planNames[plan]} plan <StatusBadge status={status} />
              </span>
            }
          >
            {status !== 'active' && (
              <Notice tone="warn">
                This business is {status}: its pages take no orders, and its team is locked out.
              </Notice>
            )}
            <RestaurantsOfTenant record={record} />
            {may('tenantSettings.read', { tenantId }) && <TenantSettingsForm record={record} />}
            {may('tenantSettings.read', { tenantId }) && <History tenantId={tenantId} />}
          </Page>
        );
      }}
    </WhenLoaded>
  );
}
