// The five endpoints of every kind of record below a restaurant, made from the table of kinds; and what was changed.
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/api/record-names';
import type {
  catalogueEndpoints,
  equipmentEndpoints,
  peopleEndpoints,
} from '@bite/shared/api/records.contract';
import type { User } from '@bite/shared/identity/user.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import type { WritePath } from '../audit/write-path.ts';
import type { Ids } from '../ports/ids.ts';
import type { RecordStore } from '../ports/records.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord } from '../records/delete-record.ts';
import type { RecordDeps, RecordRequest } from '../records/entering.ts';
import { getRecord } from '../records/get-record.ts';
import type { Fields } from '../records/kinds.ts';
import { listRecords } from '../records/list-records.ts';
import { updateRecord } from '../records/update-record.ts';
import type { Handlers, Reply } from './contract.ts';

type RecordEndpointName =
  | keyof typeof catalogueEndpoints
  | keyof typeof peopleEndpoints
  | keyof typeof equipmentEndpoints;

export interface RecordHandlerDeps {
  records: RecordStore;
  ids: Ids;
  writePath: WritePath;
  newGuid: () => string;
  now: () => number;
}

/** What every request about records has, whichever kind it names. */
interface Asked {
  user: User;
  requestId: string;
  params: RestaurantRef & { recordId: number };
  headers: { 'idempotency-key'?: string | undefined };
  query: { limit: number; pageToken?: string | undefined };
  body: unknown;
}

type Answering = (asked: Asked) => Promise<Reply<unknown>>;

export function recordHandlers(given: RecordHandlerDeps): Pick<Handlers, RecordEndpointName> {
  const deps: RecordDeps = { ...given, writes: given.writePath };
  // The contract has read each kind's own input, and holds each kind's own answer: here they are all alike.
  const handlers = Object.assign({}, ...recordKinds.map((kind) => handlersOf(kind, deps)));
  return handlers as Pick<Handlers, RecordEndpointName>;
}

function handlersOf(kind: RecordKind, deps: RecordDeps): Record<string, Answering> {
  const { one, many } = recordNames[kind];
  const requestIn = ({ params: { tenantId, restaurantId }, user, requestId }: Asked): RecordRequest => ({
    kind,
    place: { tenantId, restaurantId },
    user,
    requestId,
  });
  return {
    [`list${many}`]: async (asked) => ({ data: await listRecords(deps, requestIn(asked), asked.query) }),
    [`get${one}`]: async (asked) => ({
      data: await getRecord(deps, requestIn(asked), asked.params.recordId),
    }),
    [`create${one}`]: async (asked) => {
      const { headers, params, body } = asked;
      const request = { key: headers['idempotency-key'], uid: asked.user.uid, place: params, body };
      const writes = deps.writes.keyed({ ...request, route: `create${one}` });
      return { data: await createRecord({ ...deps, writes }, requestIn(asked), body as Fields) };
    },
    [`update${one}`]: async (asked) => {
      const { version, changes } = asked.body as { version: string; changes: Fields };
      const { recordId } = asked.params;
      return { data: await updateRecord(deps, requestIn(asked), { recordId, version, changes }) };
    },
    [`delete${one}`]: async (asked) => {
      await deleteRecord(deps, requestIn(asked), asked.params.recordId);
      return { data: null };
    },
  };
}

export function auditHandlers(deps: { records: RecordStore }): Pick<Handlers, 'listAuditEntries'> {
  return {
    listAuditEntries: async ({ user, params, query }) => ({
      data: await listAuditEntries(deps, user, params.tenantId, query),
    }),
  };
}
