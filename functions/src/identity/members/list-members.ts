// Lists the members of a tenant, by name.
import type { Answers } from '@bite/shared/api/answers';
import { collections } from '@bite/shared/paths';
import { users } from '../../collections/collections.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import type { RecordStore } from '../../ports/records.ts';
import { assertMayIn } from '../assert-may.ts';
import type { Caller } from '../caller.ts';
import { tenantMemberOf } from './tenant-member.ts';

/** What listing members needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.users,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'tenantIds', arrayConfig: 'CONTAINS' },
      { fieldPath: 'searchName', order: 'ASCENDING' },
    ],
  },
];

/** Throws FORBIDDEN, TENANT_NOT_FOUND and TENANT_SUSPENDED. */
export async function listMembers(
  { records }: { records: RecordStore },
  caller: Caller,
  tenantId: number,
  page: { limit: number; pageToken?: string | undefined },
): Promise<Answers['listTenantUsers']> {
  await assertMayIn(records, caller.user, 'assignments.read', { tenantId });
  const { found, ...rest } = await records.page(users, {
    ...page,
    where: [{ field: 'tenantIds', is: 'array-contains', value: tenantId }],
    orderBy: { field: 'searchName' },
  });
  return {
    members: found.flatMap(({ record }) => tenantMemberOf(record, tenantId) ?? []),
    ...pageAnswerOf(rest),
  };
}
