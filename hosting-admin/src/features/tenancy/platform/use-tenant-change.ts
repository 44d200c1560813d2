// Changes a tenant and invalidates every query that shows it.
import type { TenantInput } from '@bite/shared/tenancy/tenant.schema';
import { useQueryClient } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { invalidateTenancy, type TenantRecord, tenantQuery } from '../../../lib/tenancy-queries.ts';

type Changes = Pick<Partial<TenantInput>, 'status' | 'plan'>;

/** Throws CallError; refused where somebody else has changed the tenant since it was read. */
export function useTenantChange(): (record: TenantRecord, changes: Changes) => Promise<void> {
  const { call } = usePorts();
  const client = useQueryClient();
  return async ({ tenant: { tenantId }, version }, changes) => {
    try {
      const saved = await call('updateTenant', { parameters: { tenantId }, body: { version, changes } });
      client.setQueryData(tenantQuery(call, tenantId).queryKey, saved);
    } finally {
      void invalidateTenancy(client);
    }
  };
}
