// Lists the tenants that a member of staff works for, for the first step of the picker.
import type { Answers } from '@bite/shared/api/answers';
import { may } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { tenants } from '../collections/collections.ts';
import { findReadable, getReadable } from '../collections/find-readable.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';

type MyTenant = Answers['listMyTenants']['tenants'][number];

/** The maximum for site staff; everyone else has far fewer. */
const SITE_LIMIT = 200;

/** By name, whatever their status, so that a suspended one can be shown as such. */
export async function listMyTenants(
  deps: { records: Pick<RecordReader, 'find' | 'getAll'> },
  { user }: Caller,
): Promise<Answers['listMyTenants']> {
  const { found, ...rest } = may(user, 'tenants.read')
    ? await findReadable(deps.records, tenants, { limit: SITE_LIMIT })
    : await getReadable(deps.records, tenants, Object.keys(user.access));
  const mine = found
    .map(({ record }) => record)
    .filter(({ tenantId }) => may(user, 'tenants.read', { tenantId }))
    .map((tenant) => toMine(tenant, user))
    .sort((one, other) => one.displayName.localeCompare(other.displayName));
  return { tenants: mine, ...pageAnswerOf(rest) };
}

function toMine({ tenantId, guid, name, displayName, status }: Tenant, user: User): MyTenant {
  const role = user.access[String(tenantId)]?.role;
  return { tenantId, guid, name, displayName, status, ...(role && { role }) };
}
