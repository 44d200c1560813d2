// Whom mails about a restaurant's affairs go to.
import { may, type PlaceAction } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { users } from '../collections/collections.ts';
import { findReadable } from '../collections/find-readable.ts';
import type { RecordReader } from '../ports/records.ts';

const MOST = 50;
/** A mail each. */
export const MAILED = 20;

/** Its owners and administrators who may do this by their role in the business, site administrators aside. */
export async function peopleWhoMay(
  records: Pick<RecordReader, 'find'>,
  action: PlaceAction,
  place: RestaurantRef,
): Promise<User[]> {
  const { found } = await findReadable(records, users, {
    where: [{ field: `access.${place.tenantId}.role`, is: 'in', value: ['owner', 'admin'] }],
    limit: MOST,
  });
  return found
    .map(({ record }) => record)
    .filter((user) => may({ ...user, isSiteAdmin: false, siteRole: undefined }, action, place))
    .slice(0, MAILED);
}
