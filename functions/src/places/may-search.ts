// Who may ask the search for places, which belongs to no restaurant and costs money: people who may see listings somewhere.
import { may } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { tenants } from '../collections/collections.ts';
import { getReadable } from '../collections/find-readable.ts';
import { forbidden } from '../identity/assert-may.ts';
import type { RecordReader } from '../ports/records.ts';

/** Throws FORBIDDEN, and TENANT_SUSPENDED where none of the person's businesses is active. */
export async function assertMaySearchPlaces(
  records: Pick<RecordReader, 'getAll'>,
  user: User,
): Promise<void> {
  if (may(user, 'listing.read')) return;
  const ids = Object.keys(user.access).filter((id) => may(user, 'listing.read', { tenantId: Number(id) }));
  if (ids.length === 0) throw forbidden();
  const { found } = await getReadable(records, tenants, ids);
  if (!found.some(({ record }) => record.status === 'active'))
    throw new DomainError('TENANT_SUSPENDED', 'Your business is not active at the moment.');
}
