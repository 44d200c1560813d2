// Adds to a conflict error who last changed the record and when, from the audit log.
import { staffName } from '@bite/shared/identity/staff-name';
import type { User } from '@bite/shared/identity/user.schema';
import { collections } from '@bite/shared/paths';
import { auditEntries, users } from '../collections/collections.ts';
import type { RecordReader } from '../ports/records.ts';
import { StaleRecord } from './version.ts';

/** What the query needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.auditEntries,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'path', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'DESCENDING' },
    ],
  },
];

/**
 * Returns the error with `changedBy` if the audit log knows it.
 * @param uid The person whose change was refused.
 */
export async function withChangedBy(
  records: Pick<RecordReader, 'find' | 'getAll'>,
  stale: StaleRecord,
  uid: string,
): Promise<StaleRecord> {
  const [last] = await records.find(auditEntries, {
    where: [{ field: 'path', is: '==', value: stale.path }],
    orderBy: { field: 'at', direction: 'desc' },
    limit: 1,
  });
  if (!last) return stale;
  const { by, at } = last.record;
  const [reader, author] = await records.getAll(users, [uid, by]);
  const details = stale.details as { current: object; version: string };
  return new StaleRecord(stale.path, {
    ...details,
    changedBy: { at, isYou: by === uid, name: nameFor(reader, author) },
  });
}

/** Bite's support staff stay anonymous to the tenants they help. */
export function nameFor(reader: User | undefined, author: User | undefined): string {
  const isColleague = author?.tenantAssignments.some(({ tenantId }) =>
    reader?.tenantAssignments.some((each) => each.tenantId === tenantId),
  );
  const isOfSite = reader?.isSiteAdmin || reader?.siteRole !== undefined;
  return author && (isColleague || isOfSite) ? staffName(author) : 'The support of Bite';
}
