// Creates a tenant and the invitation of its first owner.
import type { Answers } from '@bite/shared/api/answers';
import { type NewTenant, tenantEntity } from '@bite/shared/tenancy/tenant.schema';
import type { WritePath } from '../audit/write-path.ts';
import { businessRequests, invitations, tenants } from '../collections/collections.ts';
import { isWorkDone } from '../due-work/due-work.ts';
import { assertMay } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { newInvitation } from '../identity/invitations/new-invitation.ts';
import type { Ids } from '../ports/ids.ts';
import type { RecordReader } from '../ports/records.ts';
import { openRequest } from './business-requests/answer-request.ts';
import { versionedTenant } from './versioned.ts';

export interface CreateTenantDeps {
  records: Pick<RecordReader, 'get'>;
  writePath: WritePath;
  ids: Pick<Ids, 'next'>;
  newGuid: () => string;
  now: () => number;
}

interface Beginning {
  /** Invited as the first owner. */
  ownerEmail?: string | undefined;
  /** The person who requested the business. */
  requestedBy?: string | undefined;
}

/**
 * Creates the tenant and its owner's invitation in one transaction, which also closes the request for it. Throws FORBIDDEN,
 * and NOT_FOUND or CONFLICT if the request is not open. `mailSent` is absent if nobody was invited, and false if the mail
 * could not be sent yet; it is retried automatically.
 */
export async function createTenant(
  deps: CreateTenantDeps,
  caller: Caller,
  { ownerEmail, requestedBy, ...fields }: NewTenant & Beginning,
): Promise<Answers['createTenant']> {
  const { user } = caller;
  assertMay(user, 'tenants.create');
  const { tenant, workId } = await deps.writePath.once(async (path) => {
    const tenantId = await deps.ids.next('tenants');
    const at = new Date(deps.now()).toISOString();
    const given = { tenantId, guid: deps.newGuid(), createdAt: at, updatedAt: at };
    const created = tenantEntity.parse({ ...fields, ...given });
    const owner =
      ownerEmail === undefined
        ? undefined
        : newInvitation(user, tenantId, { email: ownerEmail, tenantRole: 'owner' }, deps.now());
    return path.transact(authorOf(caller), async (transaction) => {
      const request = requestedBy === undefined ? undefined : await openRequest(transaction, requestedBy);
      transaction.create(tenants, String(tenantId), created);
      if (owner) {
        transaction.create(invitations, owner.invitation.invitationId, owner.invitation);
        transaction.enqueue(owner.work);
      }
      if (request) {
        const answered = { ...request, state: 'accepted' as const, tenantId, updatedAt: at };
        transaction.replace(businessRequests, request.uid, request, answered);
      }
      return { tenant: created, workId: owner?.work.id };
    });
  });
  const answer = await versionedTenant(deps.records, tenant);
  if (workId === undefined) return answer;
  return { ...answer, mailSent: await isWorkDone(deps.records, workId) };
}
