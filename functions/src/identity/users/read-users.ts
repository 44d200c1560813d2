// All users, for site staff: listed, searched by name, email or phone, and read one by one (I9-04, I7.4-07).
import type { Answers } from '@bite/shared/api/answers';
import { userNotFound } from '@bite/shared/identity/messages';
import { userSearchFields } from '@bite/shared/identity/user-search';
import { matchesSearch } from '@bite/shared/kernel/search-grams';
import { collections } from '@bite/shared/paths';
import { users } from '../../collections/collections.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { mayMatch, SEARCH_FIELD } from '../../collections/search.ts';
import type { RecordStore } from '../../ports/records.ts';
import { pageOfMatches } from '../../tenancy/page-of-matches.ts';
import { assertMay } from '../assert-may.ts';
import type { Caller } from '../caller.ts';
import { versionedUser } from '../change-user.ts';

/** What the search needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.users,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: SEARCH_FIELD, arrayConfig: 'CONTAINS' },
      { fieldPath: 'searchName', order: 'ASCENDING' },
    ],
  },
];

/** No query uses the grams alone. */
export const fieldOverrides = [{ collectionGroup: collections.users, fieldPath: SEARCH_FIELD, indexes: [] }];

type VersionedUser = ReturnType<typeof versionedUser>;
interface ReadDeps {
  records: RecordStore;
}

/** By name. Throws FORBIDDEN. */
export async function listUsers(
  { records }: ReadDeps,
  caller: Caller,
  page: { limit: number; pageToken?: string | undefined },
): Promise<Answers['listAdminUsers']> {
  assertMay(caller.user, 'siteUsers.read');
  const { found, ...rest } = await records.page(users, { ...page, orderBy: { field: 'searchName' } });
  return {
    users: found.map(({ record }) => versionedUser(record)),
    ...pageAnswerOf(rest),
  };
}

/** Records read per batch while searching. */
const CHUNK = 100;

/** Users whose name, email or phone contains the term, case-insensitively, by name. Throws FORBIDDEN. */
export async function searchUsers(
  { records }: ReadDeps,
  caller: Caller,
  { searchTerm, limit }: { searchTerm: string; limit: number },
): Promise<VersionedUser[]> {
  assertMay(caller.user, 'siteUsers.read');
  const query = { where: [mayMatch(searchTerm)], orderBy: { field: 'searchName' }, limit, chunk: CHUNK };
  const { found } = await pageOfMatches(records, users, query, (user) =>
    matchesSearch(userSearchFields(user), searchTerm),
  );
  return found.map(({ record }) => versionedUser(record));
}

/** Throws FORBIDDEN, and NOT_FOUND for site staff. */
export async function getUser({ records }: ReadDeps, caller: Caller, uid: string): Promise<VersionedUser> {
  assertMay(caller.user, 'siteUsers.read');
  const user = await records.get(users, uid);
  if (!user) throw userNotFound(uid);
  return versionedUser(user);
}
