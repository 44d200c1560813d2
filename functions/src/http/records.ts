// The five endpoints of every kind of record below a restaurant, made from the table of kinds; and what was changed.
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/api/record-names';
import type { RecordRouteName } from '@bite/shared/api/record-routes';
import { csvOf } from '@bite/shared/kernel/csv';
import type { Fields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { type AuditRow, auditColumns, exportAuditEntries } from '../audit/export-audit-entries.ts';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordStore } from '../ports/records.ts';
import type { RecordDeps, RecordRequest } from '../records/authorize-restaurant.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord } from '../records/delete-record.ts';
import { getRecord } from '../records/get-record.ts';
import { listRecords } from '../records/list-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { answering, answeringNothing } from './answering.ts';
import type { Handlers, Reply } from './contract.ts';
import { keyed } from './keyed.ts';

/** What has Excel read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What every request about records has, whichever kind it names. */
interface RecordApiRequest extends Caller {
  route: string;
  params: RestaurantRef & { recordId: number };
  headers: { 'idempotency-key'?: string | undefined };
  query: { limit: number; pageToken?: string | undefined };
  body: unknown;
}

type RecordHandler = (request: RecordApiRequest) => Promise<Reply<unknown>>;

export function recordHandlers(deps: RecordDeps): Pick<Handlers, RecordRouteName> {
  // The contract has read each kind's own input, and holds each kind's own answer: here they are all alike.
  const handlers = Object.assign({}, ...recordKinds.map((kind) => handlersOf(kind, deps)));
  return handlers as Pick<Handlers, RecordRouteName>;
}

function handlersOf(kind: RecordKind, deps: RecordDeps): Record<string, RecordHandler> {
  const { one, many } = recordNames[kind];
  const requestIn = ({
    params: { tenantId, restaurantId },
    user,
    requestId,
  }: RecordApiRequest): RecordRequest => ({
    kind,
    place: { tenantId, restaurantId },
    user,
    requestId,
  });
  return {
    [`list${many}`]: answering((request) => listRecords(deps, requestIn(request), request.query)),
    [`get${one}`]: answering((request) => getRecord(deps, requestIn(request), request.params.recordId)),
    [`create${one}`]: answering((request) =>
      createRecord(keyed(deps, request), requestIn(request), request.body as Fields),
    ),
    [`update${one}`]: answering((request) => {
      const { version, changes } = request.body as { version: string; changes: Fields };
      const { recordId } = request.params;
      return updateRecord(deps, requestIn(request), { recordId, version, changes });
    }),
    [`delete${one}`]: answeringNothing((request) =>
      deleteRecord(deps, requestIn(request), request.params.recordId),
    ),
  };
}

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
