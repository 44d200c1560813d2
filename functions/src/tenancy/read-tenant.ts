import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { type InstallationDeps, type VersionedTenant, versionedTenant, whatIsMissing } from './versioned.ts';

interface ReadTenantDeps extends InstallationDeps {
  records: RecordReader;
}

/** With what the installation cannot do for its restaurants. Throws FORBIDDEN, TENANT_SUSPENDED or, for site staff, TENANT_NOT_FOUND. */
export async function readTenant(
  { records, pushSender }: ReadTenantDeps,
  { user }: Caller,
  tenantId: number,
): Promise<VersionedTenant> {
  const tenant = await assertMayIn(records, user, 'tenantSettings.read', { tenantId });
  return { ...(await versionedTenant(records, tenant)), ...whatIsMissing({ pushSender }) };
}
