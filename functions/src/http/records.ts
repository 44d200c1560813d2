// Handlers for the endpoints of every kind of record, built from the table of kinds.

import type { Fields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import type { RecordRouteName } from '@bite/shared/records/record-routes';
import type { Caller } from '../identity/caller.ts';
import type { RecordDeps, RecordRequest } from '../records/authorize-restaurant.ts';
import { changeRecords } from '../records/change-records.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord } from '../records/delete-record.ts';
import { getRecord } from '../records/get-record.ts';
import { listDeletedRecords } from '../records/list-deleted-records.ts';
import { listRecords } from '../records/list-records.ts';
import { restoreRecord } from '../records/restore-record.ts';
import type { Batch } from '../records/run-batch.ts';
import { updateRecord } from '../records/update-record.ts';
import { answering, answeringNothing } from './answering.ts';
import type { Handlers, Reply } from './contract.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

/** The common parts of requests about records of any kind. */
interface RecordApiRequest extends Caller {
  route: string;
  params: RestaurantRef & { recordId: number };
  headers: { 'idempotency-key'?: string | undefined };
  query: { limit: number; pageToken?: string | undefined };
  body: unknown;
}

type RecordHandler = (request: RecordApiRequest) => Promise<Reply<unknown>>;

export function recordHandlers(deps: RecordDeps): Pick<Handlers, RecordRouteName> {
  // The contract has validated the input of each kind and checks its answers: here all kinds are alike.
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
    [`listDeleted${many}`]: answering((request) =>
      listDeletedRecords(deps, requestIn(request), request.query),
    ),
    [`get${one}`]: answering((request) => getRecord(deps, requestIn(request), request.params.recordId)),
    [`create${one}`]: answering((request) =>
      createRecord(withIdempotencyKey(deps, request), requestIn(request), request.body as Fields),
    ),
    [`update${one}`]: answering((request) => {
      const { version, changes } = request.body as { version: string; changes: Fields };
      const { recordId } = request.params;
      return updateRecord(deps, requestIn(request), { recordId, version, changes });
    }),
    [`batch${many}`]: answering((request) =>
      changeRecords(withIdempotencyKey(deps, request), requestIn(request), request.body as Batch),
    ),
    [`delete${one}`]: answeringNothing((request) =>
      deleteRecord(deps, requestIn(request), request.params.recordId),
    ),
    [`restore${one}`]: answering((request) =>
      restoreRecord(deps, requestIn(request), request.params.recordId),
    ),
  };
}
