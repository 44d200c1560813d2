// Shown instead of a tenant's screens while it is suspended or inactive.
import { isolated } from '@bite/shared/kernel/isolated';
import type { ReactNode } from 'react';
import type { MyTenant } from '../../../lib/my-places.ts';
import { StoppedMessage } from '../../../ui/stopped-message.tsx';

export const statusLabels = { suspended: 'Suspended', inactive: 'Switched off' } as const;

/** A tenant that is not active. */
export type StoppedTenant = MyTenant & { status: keyof typeof statusLabels };

export const isStopped = (tenant: MyTenant): tenant is StoppedTenant => tenant.status !== 'active';

export function TenantStopped({ tenant, actions }: { tenant: StoppedTenant; actions?: ReactNode }) {
  const title =
    tenant.status === 'suspended'
      ? `${isolated(tenant.displayName)} is suspended`
      : `${isolated(tenant.displayName)} is switched off`;
  return <StoppedMessage title={title} {...(actions !== undefined && { actions })} />;
}
