// Record hooks of employees: who set a wage and when, and the access of the linked user, updated in the same transaction.
import type { User } from '@bite/shared/identity/user.schema';
import type { Employee } from '@bite/shared/people/employee.schema';
import { versionOf } from '../audit/version.ts';
import { users } from '../collections/collections.ts';
import { invalidFields, type StoredRecord } from '../collections/record-collection.ts';
import { storedUser } from '../identity/change-user.ts';
import type { RecordHooks, RecordWrite } from '../records/record-hook.ts';

type Assignment = Employee['jobAssignments'][number];

const asEmployee = (record: StoredRecord | undefined) => record as unknown as Employee | undefined;

export const completeEmployee: NonNullable<RecordHooks['complete']> = (
  record,
  before,
  { place, uid, now },
) => {
  const { jobAssignments } = record as unknown as Employee;
  const known = asEmployee(before)?.jobAssignments ?? [];
  return {
    ...record,
    tenantId: place.tenantId,
    jobAssignments: jobAssignments.map((assignment): Assignment => {
      const same = known.find((one) => meansTheSame(one, assignment));
      return same ?? { ...assignment, lastUpdated: now, updatedBy: uid };
    }),
  };
};

const meansTheSame = (one: Assignment, other: Assignment): boolean =>
  one.jobId === other.jobId && one.isActive === other.isActive && one.wageOverride === other.wageOverride;

/** Updates users/{uid}.access of the previously and the newly linked user. */
export async function updateLinkedUsers({
  transaction,
  place,
  recordId,
  before,
  after,
  now,
}: RecordWrite): Promise<() => void> {
  const [was, is] = [asEmployee(before), asEmployee(after)];
  const changes: { user: User; changed: User }[] = [];
  const uids = givesTheSame(was, is) ? [] : [...new Set([was?.uid, is?.uid])];
  for (const uid of uids) {
    // May be of any type if the record is unreadable.
    if (typeof uid !== 'string') continue;
    const user = await transaction.get(users, uid);
    const worksHere = user?.tenantAssignments.some(({ tenantId }) => tenantId === place.tenantId);
    if (uid === is?.uid && uid !== was?.uid && !worksHere) throw notOurs();
    if (!user) continue;
    const change = { place, employeeId: recordId, employee: is };
    const changed = await storedUser(transaction, { ...user, updatedAt: now }, change);
    if (versionOf(changed.access) !== versionOf(user.access)) changes.push({ user, changed });
  }
  return () => {
    for (const { user, changed } of changes) transaction.replace(users, user.uid, user, changed);
  };
}

/** The fields from which access is derived. */
function givesTheSame(one: Employee | undefined, other: Employee | undefined): boolean {
  const grounds = (employee: Employee | undefined) =>
    employee && [
      employee.uid,
      employee.role,
      employee.status,
      employee.posAccess,
      employee.kitchenAccess,
      employee.managerAccess,
    ];
  return JSON.stringify(grounds(one)) === JSON.stringify(grounds(other));
}

/** The same error for a person of another business and for nobody, so that no one learns who has a sign-in. */
const notOurs = () =>
  invalidFields([{ field: 'uid', message: 'This person does not work for this business' }]);
