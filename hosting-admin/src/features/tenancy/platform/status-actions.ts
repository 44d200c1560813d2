// Status changes of a tenant, and what each of them stops or starts.
import { tenantTransitions } from '@bite/shared/tenancy/status';
import type { TenantStatus } from '@bite/shared/tenancy/tenant.schema';

export interface StatusAction {
  to: TenantStatus;
  /** The verb: 'Suspend'. */
  label: string;
  pending: string;
  isGrave: boolean;
  effects: readonly string[];
}

const moves: Record<TenantStatus, Omit<StatusAction, 'to'>> = {
  suspended: {
    label: 'Suspend',
    pending: 'Suspending…',
    isGrave: true,
    effects: [
      'Its pages take no orders, and its embedded menus go dark, at once.',
      'Its team is locked out of every screen with their next tap; orders under way stay where they are.',
      'Nothing is deleted. Activating it brings everything back as it was.',
    ],
  },
  inactive: {
    label: 'Deactivate',
    pending: 'Deactivating…',
    isGrave: false,
    effects: [
      'Its pages take no orders, at once.',
      'Its team is locked out until it is activated again. Nothing is deleted.',
    ],
  },
  active: {
    label: 'Activate',
    pending: 'Activating…',
    isGrave: false,
    effects: ['Its pages take orders again, and its team is let in, at once.'],
  },
};

export const statusActionsFrom = (status: TenantStatus): StatusAction[] =>
  tenantTransitions[status].map((to) => ({ to, ...moves[to] }));
