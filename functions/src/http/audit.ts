// Handlers for the audit log: listed, and exported as a table.
import { csvOf } from '@bite/shared/kernel/csv';
import { type AuditRow, auditColumns, exportAuditEntries } from '../audit/export-audit-entries.ts';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import type { RecordStore } from '../ports/records.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

/** The byte order mark that makes Excel read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function auditHandlers(deps: {
  records: RecordStore;
}): Pick<Handlers, 'listAuditEntries' | 'exportAuditEntries'> {
  return {
    listAuditEntries: answering(({ params, query, ...caller }) =>
      listAuditEntries(deps, caller, params.tenantId, query),
    ),

    exportAuditEntries: async ({ params, query, ...caller }) => {
      const { tenant, rows } = await exportAuditEntries(deps, caller, params.tenantId, query);
      const names = Object.keys(auditColumns) as (keyof AuditRow)[];
      const table = rows.map((row) => names.map((name) => row[name]));
      const data = BYTE_ORDER_MARK + (await csvOf(Object.values(auditColumns), table));
      return { data, fileName: `History of ${tenant.displayName}.csv` };
    },
  };
}
