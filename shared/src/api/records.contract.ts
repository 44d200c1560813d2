// What the five endpoints of each kind of record below a restaurant take and answer: made from the table of kinds.
import { z } from 'zod';
import {
  type RecordArea,
  type RecordEntity,
  type RecordKindDefinition,
  type RecordKindTable,
  recordKindTable,
} from '../records/record-kinds.ts';
import type { Endpoint } from './endpoint.ts';
import { creating, idParameter, pageAnswer, pageQuery, restaurantParameters } from './parameters.ts';
import { type RecordKind, recordKinds, recordNames } from './record-names.ts';

/** What a reader saw, and which state of it that was: a change names it, and a stale one is refused (CONFLICT). */
export const versioned = <Record extends z.ZodType>(record: Record) =>
  z.strictObject({ record, version: z.string() });

/** A change to what was read as `version`. */
export const changeOf = <Changes extends z.ZodType>(changes: Changes) =>
  z.strictObject({ version: z.string().min(1).max(100), changes });

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
      body: changeOf(entity.update as Entity['update']),
      answer,
      refuses: [...writeRefusals, 'NOT_FOUND', 'CONFLICT', 'RECORD_UNREADABLE'],
    },
    delete: {
      summary: `Deletes one of the ${noun}; refused while others use it.`,
      params: one,
      answer: z.null(),
      refuses: [...writeRefusals, 'NOT_FOUND', 'IN_USE'],
    },
  } as const satisfies Record<string, Endpoint>;
}

type Five<Kind extends RecordKind> = RecordKindTable[Kind] extends {
  entity: infer Entity extends RecordEntity;
  shown: infer Shown extends z.ZodType;
}
  ? ReturnType<typeof endpointsOf<Entity, Shown>>
  : never;
type Names = typeof recordNames;

type RecordEndpoints<Kinds extends RecordKind> = {
  [Kind in Kinds as `list${Names[Kind]['many']}`]: Five<Kind>['list'];
} & {
  [Kind in Kinds as `create${Names[Kind]['one']}`]: Five<Kind>['create'];
} & {
  [Kind in Kinds as `get${Names[Kind]['one']}`]: Five<Kind>['get'];
} & {
  [Kind in Kinds as `update${Names[Kind]['one']}`]: Five<Kind>['update'];
} & {
  [Kind in Kinds as `delete${Names[Kind]['one']}`]: Five<Kind>['delete'];
};

function fiveOf(kind: RecordKind): Record<string, Endpoint> {
  const { one: single, many, path } = recordNames[kind];
  const { entity, shown }: RecordKindDefinition = recordKindTable[kind];
  const five = endpointsOf(entity, shown, path.replaceAll('-', ' '));
  return {
    [`list${many}`]: five.list,
    [`create${single}`]: five.create,
    [`get${single}`]: five.get,
    [`update${single}`]: five.update,
    [`delete${single}`]: five.delete,
  };
}

type KindsIn<Area extends RecordArea> = {
  [Kind in RecordKind]: RecordKindTable[Kind]['area'] extends Area ? Kind : never;
}[RecordKind];

/** Those of every kind that is this area's business. */
export function recordEndpoints<const Area extends RecordArea>(area: Area): RecordEndpoints<KindsIn<Area>> {
  const kinds = recordKinds.filter((kind) => recordKindTable[kind].area === area);
  return Object.assign({}, ...kinds.map(fiveOf)) as RecordEndpoints<KindsIn<Area>>;
}
