// Recomputes users/{uid}.access in the transaction that changes its sources: the user's assignments, or an employee record
// linked to the user.
import { deriveAccess, type Employment } from '@bite/shared/identity/derive-access';
import type { Access, User } from '@bite/shared/identity/user.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { Employee } from '@bite/shared/people/employee.schema';
import { everyEmployee } from '../collections/collections.ts';
import { findReadable } from '../collections/find-readable.ts';
import { placeOfPath } from '../collections/place-of-path.ts';
import type { Log } from '../ports/log.ts';
import type { RecordReader } from '../ports/records.ts';

/** What accessAfter's query needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const fieldOverrides = [
  {
    collectionGroup: collections.employees,
    fieldPath: 'uid',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  },
];

/** The maximum number of employee records of one person. */
const MAX_EMPLOYMENTS = 500;

export interface AccessReader extends Pick<RecordReader, 'find'> {
  warn: Log['error'];
}

/** An employee record that the same transaction writes. */
export interface EmploymentChange {
  place: RestaurantRef;
  employeeId: number;
  /** The record after the change; undefined if it is deleted. */
  employee: Employee | undefined;
}

/**
 * The user's access after the transaction. Only reads: call it before the first write, and write the result to
 * users/{uid}.access. An unreadable employee record is logged and grants nothing, so that access can always be taken away.
 * @param user With the assignments after the change.
 * @param change An employee record that is written, too, whether it is linked to this user before, after or both.
 */
export async function accessAfter(
  transaction: AccessReader,
  user: Pick<User, 'uid' | 'tenantAssignments'>,
  change?: EmploymentChange,
): Promise<Access> {
  const { found, unreadable } = await findReadable(transaction, everyEmployee, {
    where: [{ field: 'uid', is: '==', value: user.uid }],
    limit: MAX_EMPLOYMENTS,
  });
  if (unreadable) transaction.warn('employee records that cannot be read give no access', { unreadable });
  const changed =
    change && `${paths.restaurantCollection(change.place, collections.employees)}/${change.employeeId}`;
  const others = found.flatMap(({ path, record }): Employment[] => {
    const { tenantId, restaurantId } = placeOfPath(path);
    const isPlaced = tenantId !== undefined && restaurantId !== undefined;
    return isPlaced && path !== changed ? [{ tenantId, restaurantId, employee: record }] : [];
  });
  const own = change?.employee?.uid === user.uid ? [{ ...change.place, employee: change.employee }] : [];
  return deriveAccess(user.tenantAssignments, [...others, ...own]);
}
