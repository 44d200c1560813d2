// Everybody who works with Bite, for site staff: page by page, by the beginning of a name, and one by one (I9-04, I7.4-07).
import { userNotFound } from '@bite/shared/identity/messages';
import type { User } from '@bite/shared/identity/user.schema';
import type { RecordStore } from '../../ports/records.ts';
import { users } from '../../records/collections.ts';
import { assertMay } from '../../tenancy/assert-may.ts';
import { versionedUser } from '../change-user.ts';

type VersionedUser = ReturnType<typeof versionedUser>;
interface ReadDeps {
  records: RecordStore;
}

/** By name. Throws FORBIDDEN. */
export async function listUsers(
  { records }: ReadDeps,
  actor: User,
  page: { limit: number; pageToken?: string | undefined },
): Promise<{ users: VersionedUser[]; nextPageToken?: string }> {
  assertMay(actor, 'siteUsers.read');
  const { found, nextPageToken } = await records.page(users, { ...page, orderBy: { field: 'searchName' } });
  return {
    users: found.map(({ record }) => versionedUser(record)),
    ...(nextPageToken !== undefined && { nextPageToken }),
  };
}

/** Comes after every text that begins with the term. */
const LAST = '\uf8ff';

/** Those whose name, or e-mail where there is no name, begins with the term, in any spelling. Throws FORBIDDEN. */
export async function searchUsers(
  { records }: ReadDeps,
  actor: User,
  { searchTerm, limit }: { searchTerm: string; limit: number },
): Promise<VersionedUser[]> {
  assertMay(actor, 'siteUsers.read');
  const term = searchTerm.trim().toLowerCase();
  const found = await records.find(users, {
    where: [
      { field: 'searchName', is: '>=', value: term },
      { field: 'searchName', is: '<', value: `${term}${LAST}` },
    ],
    orderBy: { field: 'searchName' },
    limit,
  });
  return found.map(({ record }) => versionedUser(record));
}

/** Throws FORBIDDEN, and NOT_FOUND for site staff. */
export async function getUser({ records }: ReadDeps, actor: User, uid: string): Promise<VersionedUser> {
  assertMay(actor, 'siteUsers.read');
  const user = await records.get(users, uid);
  if (!user) throw userNotFound(uid);
  return versionedUser(user);
}
