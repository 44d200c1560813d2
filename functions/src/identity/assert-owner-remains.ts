// Keeps at least one active owner in every tenant; only a site administrator may remove the last one.
import { type Actor, isSiteAdmin } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { isActiveOwner } from '@bite/shared/identity/user-permissions';
import { DomainError } from '@bite/shared/kernel/errors';
import { users } from '../collections/collections.ts';
import { findReadable } from '../collections/find-readable.ts';
import type { RecordReader } from '../ports/records.ts';

/** More owners than a business has. All are read, so that an unreadable record does not hide another owner. */
const OWNERS = 20;

/**
 * Throws CONFLICT if the change would leave one of the person's tenants without an active owner. Call it in the transaction
 * that writes the change, so that two owners who remove each other at once cannot both succeed.
 */
export async function assertOwnerRemains(
  transaction: Pick<RecordReader, 'find'>,
  actor: Actor,
  before: User,
  after: User,
): Promise<void> {
  if (isSiteAdmin(actor)) return;
  for (const tenantId of before.tenantIds) {
    if (!isActiveOwner(before, tenantId) || isActiveOwner(after, tenantId)) continue;
    const { found } = await findReadable(transaction, users, {
      where: [
        { field: `access.${tenantId}.role`, is: '==', value: 'owner' },
        { field: 'isActive', is: '==', value: true },
      ],
      limit: OWNERS,
    });
    if (!found.some(({ id }) => id !== before.uid))
      throw new DomainError(
        'CONFLICT',
        'This is the last active owner: make somebody else an owner first, or ask the support of Bite',
      );
  }
}
