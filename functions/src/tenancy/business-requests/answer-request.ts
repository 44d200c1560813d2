// Business requests for site administrators: listed and declined. Accepting one creates the business.
import type { Answers } from '@bite/shared/api/answers';
import { DomainError } from '@bite/shared/kernel/errors';
import { type BusinessRequest, listedBusinessRequest } from '@bite/shared/tenancy/business-request.schema';
import type { AuditedTransaction, WritePath } from '../../audit/write-path.ts';
import { businessRequests } from '../../collections/collections.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { newWork } from '../../due-work/due-work.ts';
import { assertMay } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { RecordStore } from '../../ports/records.ts';

const isOpen = [{ field: 'state', is: '==', value: 'open' }] as const;

/** What the list needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: businessRequests.path,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'state', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'ASCENDING' },
    ],
  },
];

/** The open requests, oldest first, and their total number. Throws FORBIDDEN. */
export async function listRequests(
  { records }: { records: Pick<RecordStore, 'page' | 'count'> },
  caller: Caller,
  page: { limit: number; pageToken?: string | undefined },
): Promise<Answers['listBusinessRequests']> {
  assertMay(caller.user, 'tenants.create');
  const [{ found, ...rest }, count] = await Promise.all([
    records.page(businessRequests, { ...page, where: isOpen, orderBy: { field: 'createdAt' } }),
    records.count(businessRequests, isOpen),
  ]);
  return {
    requests: found.map(({ record }) => listedBusinessRequest.parse(record)),
    count,
    ...pageAnswerOf(rest),
  };
}

/** The person sees the reason and gets it by mail. Throws FORBIDDEN, NOT_FOUND, and CONFLICT if it is no longer open. */
export async function declineRequest(
  deps: { writePath: WritePath; now: () => number },
  caller: Caller,
  uid: string,
  reason: string,
): Promise<void> {
  const { user } = caller;
  assertMay(user, 'tenants.create');
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await openRequest(transaction, uid);
    const updatedAt = new Date(deps.now()).toISOString();
    transaction.replace(businessRequests, uid, before, { ...before, state: 'declined', reason, updatedAt });
    transaction.enqueue(newWork('sendRequestDeclined', { uid }, deps.now()));
  });
}

/** Throws NOT_FOUND, and CONFLICT if it was already answered. */
export async function openRequest(transaction: AuditedTransaction, uid: string): Promise<BusinessRequest> {
  const request = await transaction.get(businessRequests, uid);
  if (!request) throw new DomainError('NOT_FOUND', 'There is no such request');
  if (request.state !== 'open') throw new DomainError('CONFLICT', whyClosed[request.state]);
  return request;
}

const whyClosed = {
  withdrawn: 'This request has been withdrawn meanwhile',
  declined: 'This request has been declined meanwhile',
  accepted: 'This business has been created meanwhile',
} as const;
