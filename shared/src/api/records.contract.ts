// What the five endpoints of each kind of record below a restaurant take and answer: made from the table of kinds.
import { z } from 'zod';
import { type RecordEntity, type RecordKindTable, recordKindTable } from '../records/record-kinds.ts';
import type { Endpoint } from './endpoint.ts';
import { creating, idParameter, pageAnswer, pageQuery, restaurantParameters } from './parameters.ts';
import { type RecordKind, recordNames } from './record-names.ts';

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

type RecordEndpoints<Kind extends RecordKind> = {
  [Key in `list${Names[Kind]['many']}`]: Five<Kind>['list'];
} & {
  [Key in `create${Names[Kind]['one']}`]: Five<Kind>['create'];
} & {
  [Key in `get${Names[Kind]['one']}`]: Five<Kind>['get'];
} & {
  [Key in `update${Names[Kind]['one']}`]: Five<Kind>['update'];
} & {
  [Key in `delete${Names[Kind]['one']}`]: Five<Kind>['delete'];
};

function recordEndpoints<const Kind extends RecordKind>(kind: Kind): RecordEndpoints<Kind> {
  const { one: single, many, path } = recordNames[kind];
  const { entity, shown } = recordKindTable[kind];
  const five = endpointsOf(entity, shown, path.replaceAll('-', ' '));
  return {
    [`list${many}`]: five.list,
    [`create${single}`]: five.create,
    [`get${single}`]: five.get,
    [`update${single}`]: five.update,
    [`delete${single}`]: five.delete,
  } as unknown as RecordEndpoints<Kind>;
}

export const catalogueEndpoints = {
  ...recordEndpoints('items'),
  ...recordEndpoints('menuGroups'),
  ...recordEndpoints('modifierGroups'),
  ...recordEndpoints('taxRates'),
  ...recordEndpoints('salesCategories'),
  ...recordEndpoints('courses'),
  ...recordEndpoints('tags'),
};

export const peopleEndpoints = { ...recordEndpoints('employees'), ...recordEndpoints('jobs') };

export const equipmentEndpoints = { ...recordEndpoints('prepStations'), ...recordEndpoints('printers') };
