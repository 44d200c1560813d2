// Derives anew what follows from a user's assignments and employments, for records from before `unplacedIn` and the
// drivers' `deliver` were derived: until then the team's list of the unplaced misses these people, and drivers see nothing.
import { user } from '@bite/shared/identity/user.schema';
import type { Log } from '../ports/log.ts';
import type { RecordSchema, RecordStore } from '../ports/records.ts';
import { users } from '../records/collections.ts';
import { storedUser } from './change-user.ts';

export interface HealDerivedUsersDeps {
  records: Pick<RecordStore, 'page' | 'transact'>;
  log: Log;
}

export interface HealDerivedUsersResult {
  derived: number;
  /** Records that could not be written; tried again the next night. */
  failed: number;
}

/** Read at a time. */
const CHUNK = 200;

/** Only records that lack the field are written, so a run that was cut short is finished by the next. */
const lacking: RecordSchema<{ isLacking: boolean }> = {
  safeParse(value) {
    const parsed = user.safeParse(value);
    if (!parsed.success) return parsed;
    return {
      success: true,
      data: { isLacking: (value as { unplacedIn?: unknown }).unplacedIn === undefined },
    };
  },
};

export async function healDerivedUsers(deps: HealDerivedUsersDeps): Promise<HealDerivedUsersResult> {
  const result: HealDerivedUsersResult = { derived: 0, failed: 0 };
  let pageToken: string | undefined;
  do {
    const page = await deps.records.page({ path: users.path, schema: lacking }, { limit: CHUNK, pageToken });
    for (const { id } of page.found.filter(({ record }) => record.isLacking))
      result[await deriveOrNote(deps, id)] += 1;
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return result;
}

/** Nothing that anybody decided has changed, so that there is nothing to audit. */
async function deriveOrNote(
  { records, log }: HealDerivedUsersDeps,
  uid: string,
): Promise<keyof HealDerivedUsersResult> {
  try {
    await records.transact(async (transaction) => {
      const record = await transaction.get(users, uid);
      if (record !== undefined) transaction.set(users, uid, await storedUser(transaction, record));
    });
    return 'derived';
  } catch (error) {
    log.error('what follows from a user could not be derived', { uid, error: String(error) });
    return 'failed';
  }
}
