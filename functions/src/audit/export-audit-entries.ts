// Exports a tenant's audit log as table rows, one per changed field.
import { MAX_PAGE_SIZE } from '@bite/shared/api/paging';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { MOST_IN_BATCH } from '@bite/shared/records/batch';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordStore } from '../ports/records.ts';
import { readAuditEntries } from './list-audit-entries.ts';

/** The maximum number of entries: more would take longer than a browser waits. */
const AT_MOST = 2_000;

export const auditColumns = {
  at: 'Time (UTC)',
  by: 'Who',
  action: 'Action',
  kind: 'Kind',
  recordId: 'Id',
  name: 'Name',
  restaurantId: 'Restaurant',
  field: 'Field',
  from: 'From',
  to: 'To',
} as const;
export type AuditRow = Record<keyof typeof auditColumns, string>;

/** Newest first. Throws as listAuditEntries does. */
export async function exportAuditEntries(
  deps: { records: RecordStore },
  { user }: Caller,
  tenantId: number,
  { restaurantId }: { restaurantId?: number | undefined },
): Promise<{ tenant: Tenant; rows: AuditRow[] }> {
  const tenant = await assertMayIn(deps.records, user, 'tenantSettings.read', { tenantId });
  const entries: AuditEntry[] = [];
  let pageToken: string | undefined;
  do {
    const query = { restaurantId, limit: MAX_PAGE_SIZE, pageToken };
    const page = await readAuditEntries(deps, tenantId, query);
    for (const entry of page.entries) entries.push(entry, ...(await partsOf(deps, tenantId, entry)));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined && entries.length < AT_MOST);
  return { tenant, rows: entries.slice(0, AT_MOST).flatMap(rowsOf) };
}

/** The entries of a batch's records, after its own. */
async function partsOf(
  deps: { records: RecordStore },
  tenantId: number,
  { batchId, count, restaurantId }: AuditEntry,
): Promise<AuditEntry[]> {
  if (batchId === undefined || count === undefined) return [];
  const { entries } = await readAuditEntries(deps, tenantId, { batchId, limit: 2 * MOST_IN_BATCH });
  return entries.map((entry) => ({ ...entry, restaurantId }));
}

function rowsOf({ at, by, action, kind, recordId, restaurantId, changes, ...entry }: AuditEntry) {
  const place = restaurantId === undefined ? '' : String(restaurantId);
  const name = entry.recordName ?? entry.recordNames?.join(', ') ?? '';
  const of = { at, by, action, kind, recordId, name, restaurantId: place };
  if (changes.length === 0) return [{ ...of, field: '', from: '', to: '' }];
  return changes.map(
    ({ field, from, to }): AuditRow => ({ ...of, field, from: textOf(from), to: textOf(to) }),
  );
}

const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
