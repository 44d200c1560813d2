// Updates a tenant: its settings by its own administrators, its plan and status only by site administrators.
import { may } from '@bite/shared/identity/roles';
import type { Change } from '@bite/shared/kernel/entity';
import { DomainError } from '@bite/shared/kernel/errors';
import { assertCanGo } from '@bite/shared/kernel/transitions';
import { permissionsToChangeTenant } from '@bite/shared/tenancy/field-permissions';
import { restaurantLimits, whyPlanIsTooSmall } from '@bite/shared/tenancy/plans';
import { tenantTransitions } from '@bite/shared/tenancy/status';
import { type Tenant, type TenantInput, tenantEntity } from '@bite/shared/tenancy/tenant.schema';
import { assertCurrent } from '../audit/version.ts';
import type { WritePath } from '../audit/write-path.ts';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { asStored } from '../collections/find-readable.ts';
import { assertMayIn, forbidden } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { type InstallationDeps, type VersionedTenant, versionedTenant, whatIsMissing } from './versioned.ts';

export interface UpdateDeps extends InstallationDeps {
  records: RecordReader;
  writePath: WritePath;
  now: () => number;
}

export interface TenantChange {
  /** The version that the caller read. */
  version: string;
  changes: Change<Omit<TenantInput, 'tenantId' | 'guid' | 'createdAt' | 'updatedAt'>>;
}

/** Throws as assertMayIn does, and CONFLICT, VALIDATION_FAILED, TRANSITION_REFUSED or PLAN_LIMIT_REACHED. */
export async function updateTenant(
  deps: UpdateDeps,
  caller: Caller,
  tenantId: number,
  { version, changes }: TenantChange,
): Promise<VersionedTenant> {
  const { user } = caller;
  const tenant = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await assertMayIn(transaction, user, 'tenantSettings.write', { tenantId });
    assertCurrent(`${tenants.path}/${tenantId}`, before, version);
    const after = tenantEntity.apply(before, changes);
    const rights = permissionsToChangeTenant(before, after);
    if (rights.length === 0) return before;
    if (!rights.every((right) => may(user, right, { tenantId }))) throw forbidden();
    if (after.status !== before.status)
      assertCanGo(tenantTransitions, before.status, after.status, 'The tenant');
    if (after.plan !== before.plan) await assertPlanFits(transaction, after);
    const stamped = { ...after, updatedAt: new Date(deps.now()).toISOString() };
    transaction.replace(tenants, String(tenantId), before, stamped);
    return stamped;
  });
  return { ...(await versionedTenant(deps.records, tenant)), ...whatIsMissing(deps) };
}

/** A smaller plan is refused as long as the tenant has too many restaurants: nobody closes restaurants by changing a plan. */
async function assertPlanFits(
  records: Pick<RecordReader, 'find'>,
  { tenantId, plan }: Tenant,
): Promise<void> {
  const all = { path: restaurantsOf(tenantId).path, schema: asStored };
  const found = await records.find(all, { limit: restaurantLimits[plan] + 1 });
  const reason = whyPlanIsTooSmall(plan, found.length);
  if (reason !== undefined) throw new DomainError('PLAN_LIMIT_REACHED', reason, { fields: { plan: reason } });
}
