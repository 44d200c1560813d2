// Lists users of a tenant with the employee role who have no employee record yet.
import type { Answers } from '@bite/shared/api/answers';
import { users } from '../../collections/collections.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import type { RecordReader } from '../../ports/records.ts';
import { assertMayIn } from '../assert-may.ts';
import type { Caller } from '../caller.ts';

/** The maximum number of results, more than a business hires before it looks at this list. */
const MOST = 100;

/** By email address. Throws FORBIDDEN, TENANT_NOT_FOUND and TENANT_SUSPENDED. */
export async function listUnplaced(
  { records }: { records: Pick<RecordReader, 'find' | 'get'> },
  caller: Caller,
  tenantId: number,
): Promise<Answers['listUnplacedUsers']> {
  await assertMayIn(records, caller.user, 'people.write', { tenantId });
  const { found, ...rest } = await findReadable(records, users, {
    where: [{ field: 'unplacedIn', is: 'array-contains', value: tenantId }],
    limit: MOST,
  });
  const people = found
    .filter(({ record }) => record.isActive)
    .map(({ record: { uid, email, displayName } }) => ({
      uid,
      email,
      ...(displayName !== undefined && { displayName }),
    }))
    .sort((one, other) => one.email.localeCompare(other.email));
  return { people, ...pageAnswerOf(rest) };
}
