// A new business on the platform, and the invitation of its first owner.
import type { Answers } from '@bite/shared/api/answers';
import type { User } from '@bite/shared/identity/user.schema';
import { type NewTenant, tenantEntity } from '@bite/shared/tenancy/tenant.schema';
import type { Ids } from '../ports/ids.ts';
import type { RecordReader } from '../ports/records.ts';
import { tenants } from '../records/collections.ts';
import type { WritePath } from '../records/write-path.ts';
import { assertMay } from './assert-may.ts';
import { versionedTenant } from './versioned.ts';

/** Invites someone as an owner; `mailSent` is false where the invitation stands and its mail could not be sent. */
export type InviteOwner = (
  by: User,
  owner: { tenantId: number; email: string },
  requestId: string,
) => Promise<{ mailSent: boolean }>;

export interface CreateTenantDeps {
  records: Pick<RecordReader, 'get'>;
  writePath: WritePath;
  ids: Pick<Ids, 'next'>;
  inviteOwner: InviteOwner;
  newGuid: () => string;
  now: () => number;
}

/** Throws FORBIDDEN. `mailSent` is absent where nobody was to be invited. */
export async function createTenant(
  deps: CreateTenantDeps,
  user: User,
  requestId: string,
  { ownerEmail, ...fields }: NewTenant & { ownerEmail?: string | undefined },
): Promise<Answers['createTenant']> {
  assertMay(user, 'tenants.create');
  const tenantId = await deps.ids.next('tenants');
  const at = new Date(deps.now()).toISOString();
  const given = { tenantId, guid: deps.newGuid(), createdAt: at, updatedAt: at };
  const tenant = tenantEntity.parse({ ...fields, ...given });
  await deps.writePath.transact({ uid: user.uid, requestId }, async (transaction) =>
    transaction.create(tenants, String(tenantId), tenant),
  );
  const answer = await versionedTenant(deps.records, tenant);
  if (ownerEmail === undefined) return answer;
  const { mailSent } = await deps.inviteOwner(user, { tenantId, email: ownerEmail }, requestId);
  return { ...answer, mailSent };
}
