// All tenants, for site staff.
import type { Answers } from '@bite/shared/api/answers';
import type { User } from '@bite/shared/identity/user.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { RecordStore } from '../ports/records.ts';
import { tenants } from '../records/collections.ts';
import { assertMay } from './assert-may.ts';
import { pageOfMatches } from './page-of-matches.ts';
import { versionedTenant } from './versioned.ts';

interface Asked {
  limit: number;
  pageToken?: string | undefined;
  searchTerm?: string | undefined;
}

/** Read at a time while looking for a name: the database can neither search regardless of case nor two fields at once. */
const CHUNK = 200;

/** In the order of their ids; of a term those whose name or display name begins with it, in any case. Throws FORBIDDEN. */
export async function listTenants(
  deps: { records: RecordStore },
  user: User,
  { limit, pageToken, searchTerm = '' }: Asked,
): Promise<Answers['listTenants']> {
  assertMay(user, 'tenantSettings.read');
  const term = searchTerm.trim().toLowerCase();
  const begins = ({ name, displayName }: Tenant): boolean =>
    [name, displayName].some((text) => text.toLowerCase().startsWith(term));
  const asked = { limit, pageToken, ...(term !== '' && { chunk: CHUNK }) };
  const { found, ...rest } = await pageOfMatches(deps.records, tenants, asked, begins);
  return {
    tenants: await Promise.all(found.map(({ record }) => versionedTenant(deps.records, record))),
    ...rest,
  };
}
