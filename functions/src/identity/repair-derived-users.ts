// Repairs derived fields of user records that were stored before those fields existed (`unplacedIn`, the drivers'
// `deliver`).
import { users } from '../collections/collections.ts';
import { type RepairRecordsDeps, repairRecords } from '../records/repair-records.ts';
import { storedUser } from './change-user.ts';

export type RepairDerivedUsersDeps = RepairRecordsDeps;

export interface RepairDerivedUsersResult {
  derived: number;
  /** Records that could not be written; retried the next night. */
  failed: number;
}

export async function repairDerivedUsers(deps: RepairDerivedUsersDeps): Promise<RepairDerivedUsersResult> {
  const { repaired, failed } = await repairRecords(deps, {
    from: users,
    collectionOf: () => users,
    isRight: (_record, { unplacedIn }) => unplacedIn !== undefined,
    renew: ({ find }, user) => storedUser({ find, warn: deps.log.error }, user),
    failure: 'what follows from a user could not be derived',
  });
  return { derived: repaired, failed };
}
