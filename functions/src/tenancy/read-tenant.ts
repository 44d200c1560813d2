import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { type VersionedTenant, versionedTenant } from './versioned.ts';

/** Throws FORBIDDEN, TENANT_SUSPENDED or, for site staff, TENANT_NOT_FOUND. */
export async function readTenant(
  { records }: { records: RecordReader },
  { user }: Caller,
  tenantId: number,
): Promise<VersionedTenant> {
  return versionedTenant(records, await assertMayIn(records, user, 'tenantSettings.read', { tenantId }));
}
