// Handlers for the audit log: listed, exported as a table, and batches of it taken back.
import { csvOf } from '@bite/shared/kernel/csv';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordKind } from '@bite/shared/records/record-names';
import { type AuditRow, auditColumns, exportAuditEntries } from '../audit/export-audit-entries.ts';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordDeps, RecordRequest } from '../records/authorize-restaurant.ts';
import { checkUndo, undoBatch } from '../records/undo-batch.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

/** The byte order mark that makes Excel read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type AuditRoute = 'listAuditEntries' | 'exportAuditEntries' | 'checkUndo' | 'undoBatch';

export function auditHandlers(deps: RecordDeps): Pick<Handlers, AuditRoute> {
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

    checkUndo: answering((request) =>
      checkUndo(deps, batchRequest(request, request.query.kind), request.params.batchId),
    ),

    undoBatch: answering((request) =>
      undoBatch(
        withIdempotencyKey(deps, request),
        batchRequest(request, request.body.kind),
        request.params.batchId,
      ),
    ),
  };
}

const batchRequest = (
  { user, requestId, params: { tenantId, restaurantId } }: Caller & { params: RestaurantRef },
  kind: RecordKind,
): RecordRequest => ({ kind, place: { tenantId, restaurantId }, user, requestId });
