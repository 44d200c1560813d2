// What the endpoints of each kind of record below a restaurant take and answer: made from the table of kinds.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { creating, idParameter, pageAnswer, pageQuery, restaurantParameters } from '../api/parameters.ts';
import { isoTime, positiveId } from '../kernel/schema.ts';
import { batchOutcome } from './batch.schema.ts';
import { BATCH_BYTES, MOST_IN_BATCH } from './batch.ts';
import {
  type RecordArea,
  type RecordEntity,
  type RecordKindDefinition,
  type RecordKindTable,
  recordKindTable,
} from './record-kinds.ts';
import { type RecordKind, recordKinds, recordNames } from './record-names.ts';

/** What a reader saw, and which state of it that was: a change names it, and a stale one is refused (CONFLICT). */
export const versioned = <Record extends z.ZodType>(record: Record) =>
  z.strictObject({ record, version: z.string() });

/** A change to what was read as `version`. */
export const versionedChange = <Changes extends z.ZodType>(changes: Changes) =>
  z.strictObject({ version: z.string().min(1).max(100), changes });

/** A change to one of several records. */
export const changeOfOne = <Changes extends z.ZodType>(changes: Changes) =>
  versionedChange(changes).extend({ recordId: positiveId });

const several = <One extends z.ZodType>(one: One) => z.array(one).min(1).max(MOST_IN_BATCH);
const named = several(z.strictObject({ recordId: positiveId }));

function batchOf<Create extends z.ZodType, Update extends z.ZodType>(create: Create, update: Update) {
  return z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('create'), records: several(create) }),
    z.strictObject({ action: z.literal('update'), records: several(changeOfOne(update)) }),
    z.strictObject({
      action: z.literal('delete'),
      records: named,
      takeOff: z
        .literal(true)
        .exactOptional()
        .describe(
          'Takes tags, modifier groups and items off all that lists them, which is put back with them.',
        ),
    }),
    z.strictObject({ action: z.literal('restore'), records: named }),
  ]);
}

const params = z.object(restaurantParameters);
const one = z.object({ ...restaurantParameters, recordId: idParameter });

/** What every write below a tenant may be refused with, beyond roles and input. */
export const writeRefusals = ['TENANT_NOT_FOUND', 'RESTAURANT_NOT_FOUND', 'TENANT_SUSPENDED'] as const;

function endpointsOf<Entity extends RecordEntity, Shown extends z.ZodType>(
  entity: Entity,
  shown: Shown,
  noun: string,
) {
  const answer = versioned(shown);
  return {
    list: {
      summary: `The ${noun} of a restaurant, page by page.`,
      params,
      query: pageQuery,
      answer: z.strictObject({
        records: z.array(answer),
        ...pageAnswer,
      }),
      refuses: writeRefusals,
    },
    listDeleted: {
      summary: `The ${noun} of a restaurant that were deleted in the last 30 days and can be brought back, the latest first.`,
      params,
      query: pageQuery,
      answer: z.strictObject({
        records: z.array(
          answer.extend({
            deletedAt: isoTime,
            deletedBy: z
              .string()
              .optional()
              .describe('Who deleted it, by name, as far as the reader may know.'),
          }),
        ),
        ...pageAnswer,
      }),
      refuses: writeRefusals,
    },
    create: {
      summary: `Creates one of the ${noun}; the server numbers it.`,
      params,
      headers: creating,
      body: entity.create as Entity['create'],
      answer,
      status: 201,
      refuses: [...writeRefusals, 'IDEMPOTENCY_KEY_REUSED'],
    },
    get: {
      summary: `One of the ${noun}.`,
      params: one,
      answer,
      refuses: [...writeRefusals, 'NOT_FOUND', 'RECORD_UNREADABLE'],
    },
    update: {
      summary: `Changes one of the ${noun} by a merge patch; refused where it has changed since it was read.`,
      params: one,
      body: versionedChange(entity.update as Entity['update']),
      answer,
      refuses: [...writeRefusals, 'NOT_FOUND', 'CONFLICT', 'RECORD_UNREADABLE'],
    },
    delete: {
      summary: `Deletes one of the ${noun}; refused while others use it.`,
      params: one,
      answer: z.null(),
      refuses: [...writeRefusals, 'NOT_FOUND', 'IN_USE'],
    },
    restore: {
      summary: `Brings back one of the ${noun} that was deleted in the last 30 days, as it was; one that is there stays as it is.`,
      params: one,
      answer,
      refuses: [...writeRefusals, 'NOT_FOUND', 'RECORD_UNREADABLE'],
    },
    batch: {
      summary: `Creates, changes, deletes or restores several of the ${noun} in one step. What is refused for one of them is told for that one, and the others are done all the same.`,
      params,
      headers: creating,
      body: batchOf(entity.create as Entity['create'], entity.update as Entity['update']),
      maxBodyBytes: BATCH_BYTES,
      answer: batchOutcome,
      refuses: [...writeRefusals, 'IDEMPOTENCY_KEY_REUSED'],
    },
  } as const satisfies Record<string, Endpoint>;
}

type EndpointsOf<Kind extends RecordKind> = RecordKindTable[Kind] extends {
  entity: infer Entity extends RecordEntity;
  shown: infer Shown extends z.ZodType;
}
  ? ReturnType<typeof endpointsOf<Entity, Shown>>
  : never;
type Names = typeof recordNames;

type RecordEndpoints<Kinds extends RecordKind> = {
  [Kind in Kinds as `list${Names[Kind]['many']}`]: EndpointsOf<Kind>['list'];
} & {
  [Kind in Kinds as `listDeleted${Names[Kind]['many']}`]: EndpointsOf<Kind>['listDeleted'];
} & {
  [Kind in Kinds as `batch${Names[Kind]['many']}`]: EndpointsOf<Kind>['batch'];
} & {
  [Kind in Kinds as `create${Names[Kind]['one']}`]: EndpointsOf<Kind>['create'];
} & {
  [Kind in Kinds as `get${Names[Kind]['one']}`]: EndpointsOf<Kind>['get'];
} & {
  [Kind in Kinds as `update${Names[Kind]['one']}`]: EndpointsOf<Kind>['update'];
} & {
  [Kind in Kinds as `delete${Names[Kind]['one']}`]: EndpointsOf<Kind>['delete'];
} & {
  [Kind in Kinds as `restore${Names[Kind]['one']}`]: EndpointsOf<Kind>['restore'];
};

function namedEndpoints(kind: RecordKind): Record<string, Endpoint> {
  const { one: single, many, path } = recordNames[kind];
  const { entity, shown }: RecordKindDefinition = recordKindTable[kind];
  const all = endpointsOf(entity, shown, path.replaceAll('-', ' '));
  return {
    [`list${many}`]: all.list,
    [`listDeleted${many}`]: all.listDeleted,
    [`create${single}`]: all.create,
    [`get${single}`]: all.get,
    [`update${single}`]: all.update,
    [`delete${single}`]: all.delete,
    [`restore${single}`]: all.restore,
    [`batch${many}`]: all.batch,
  };
}

type KindsIn<Area extends RecordArea> = {
  [Kind in RecordKind]: RecordKindTable[Kind]['area'] extends Area ? Kind : never;
}[RecordKind];

/** Those of every kind that is this area's business. */
export function recordEndpoints<const Area extends RecordArea>(area: Area): RecordEndpoints<KindsIn<Area>> {
  const kinds = recordKinds.filter((kind) => recordKindTable[kind].area === area);
  return Object.assign({}, ...kinds.map(namedEndpoints)) as RecordEndpoints<KindsIn<Area>>;
}
