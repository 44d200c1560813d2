// Repairs derived fields of user records that were stored before those fields existed (`unplacedIn`, the drivers'
// `deliver`).
import { users } from '../collections/collections.ts';
import { type HealEachDeps, healEach } from '../records/heal-each.ts';
import { storedUser } from './change-user.ts';

export type HealDerivedUsersDeps = HealEachDeps;

export interface HealDerivedUsersResult {
  derived: number;
  /** Records that could not be written; tried again the next night. */
  failed: number;
}

export async function healDerivedUsers(deps: HealDerivedUsersDeps): Promise<HealDerivedUsersResult> {
  const { healed, failed } = await healEach(deps, {
    from: users,
    collectionOf: () => users,
    isRight: (_record, { unplacedIn }) => unplacedIn !== undefined,
    renew: ({ find }, user) => storedUser({ find, warn: deps.log.error }, user),
    failure: 'what follows from a user could not be derived',
  });
  return { derived: healed, failed };
}
