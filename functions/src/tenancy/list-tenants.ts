// Lists all tenants, for site staff.
import type { Answers } from '@bite/shared/api/answers';
import { matchesSearch } from '@bite/shared/kernel/search-grams';
import { tenantSearchFields } from '@bite/shared/tenancy/search-fields';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { tenants } from '../collections/collections.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { mayMatch } from '../collections/search.ts';
import { assertMay } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordStore } from '../ports/records.ts';
import { pageOfMatches } from './page-of-matches.ts';
import { versionedTenant } from './versioned.ts';

interface TenantListQuery {
  limit: number;
  pageToken?: string | undefined;
  searchTerm?: string | undefined;
}

/** Records read per batch while searching. */
const CHUNK = 100;

/** By id; with a term, those whose name or display name contains it, case-insensitively. Throws FORBIDDEN. */
export async function listTenants(
  deps: { records: RecordStore },
  { user }: Caller,
  { limit, pageToken, searchTerm = '' }: TenantListQuery,
): Promise<Answers['listTenants']> {
  assertMay(user, 'tenantSettings.read');
  const isSearch = searchTerm.trim() !== '';
  const matches = (tenant: Tenant) => !isSearch || matchesSearch(tenantSearchFields(tenant), searchTerm);
  const query = isSearch ? { where: [mayMatch(searchTerm)], chunk: CHUNK } : {};
  const { found, ...rest } = await pageOfMatches(
    deps.records,
    tenants,
    { limit, pageToken, ...query },
    matches,
  );
  return {
    tenants: await Promise.all(found.map(({ record }) => versionedTenant(deps.records, record))),
    ...pageAnswerOf(rest),
  };
}
