// The API's records of one kind at one restaurant, in memory.
import { CallError, type SomeCallOptions } from '@bite/shared/api/client';
import { isFields } from '@bite/shared/kernel/fields';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import { recordParts } from '@bite/shared/records/record-parts';
import type { RecordOf } from '../records.ts';
import { guidOf } from './an-order.ts';
import type { MemoryPlatform } from './memory-platform.ts';

const AT = '2026-03-01T12:00:00.000Z';

type Values = Readonly<Record<string, unknown>>;

const entityOf = (kind: RecordKind) =>
  recordKindTable[kind].entity as unknown as {
    parse: (record: unknown) => object;
    apply: (current: object, changes: unknown) => object;
  };

/** A stored record: its parts, such as sizes, get numbers unless they have them. */
export function aRecord<Kind extends RecordKind>(kind: Kind, id: number, values: Values): RecordOf<Kind> {
  const given = { [recordKindTable[kind].idField]: id, guid: guidOf(id), createdAt: AT, updatedAt: AT };
  return entityOf(kind).parse({ ...given, ...numbered(kind, values) }) as RecordOf<Kind>;
}

function numbered(kind: RecordKind, values: Values): Values {
  const { field = '' } = recordParts[kind] ?? {};
  const parts = values[field];
  if (!Array.isArray(parts)) return values;
  let highest = Math.max(0, ...parts.map((part) => Number(part.id ?? 0)));
  const part = (one: object) => {
    if (isFields(one) && one['id'] !== undefined) return { guid: guidOf(Number(one['id'])), ...one };
    highest += 1;
    return { ...one, id: highest, guid: guidOf(highest) };
  };
  return { ...values, [field]: parts.map(part) };
}

/**
 * `stored` may be read and changed; `inUse` names what makes a deletion fail, by id. Deleted ones are kept to be brought back.
 * @param firstId Of what is created.
 */
export function memoryRecords<Kind extends RecordKind>(
  kind: Kind,
  records: readonly RecordOf<Kind>[],
  firstId: number,
) {
  const { one, many } = recordNames[kind];
  const idOf = (record: RecordOf<Kind>) =>
    Number((record as unknown as Values)[recordKindTable[kind].idField]);
  const stored = new Map(records.map((record) => [idOf(record), record]));
  const deleted = new Map<number, { record: RecordOf<Kind>; deletedAt: string; deletedBy: string }>();
  const inUse = new Map<number, string>();
  const shown = (record: RecordOf<Kind>) => ({ record, version: JSON.stringify(record) });
  const asked = ({ parameters }: SomeCallOptions): number => Number(parameters?.['recordId']);
  const thereIs = (record: RecordOf<Kind> | undefined): RecordOf<Kind> => {
    if (!record) throw new CallError('NOT_FOUND', 'There is no such record', 404);
    return record;
  };
  const keep = (record: RecordOf<Kind>) => {
    stored.set(idOf(record), record);
    return shown(record);
  };
  const handlers = {
    [`list${many}`]: () => ({
      records: [...stored.values()].sort((first, second) => idOf(first) - idOf(second)).map(shown),
    }),
    [`listDeleted${many}`]: () => ({
      records: [...deleted.values()].map(({ record, ...deletion }) => ({ ...shown(record), ...deletion })),
    }),
    [`get${one}`]: (options: SomeCallOptions) => shown(thereIs(stored.get(asked(options)))),
    [`create${one}`]: ({ body }: SomeCallOptions) =>
      keep(aRecord(kind, Math.max(firstId - 1, ...stored.keys()) + 1, body as Values)),
    [`update${one}`]: (options: SomeCallOptions) => {
      const { changes } = options.body as { changes: Values };
      const before = thereIs(stored.get(asked(options)));
      return keep(entityOf(kind).apply(before, numbered(kind, changes)) as RecordOf<Kind>);
    },
    [`delete${one}`]: (options: SomeCallOptions) => {
      const id = asked(options);
      const record = thereIs(stored.get(id));
      const user = inUse.get(id);
      if (user !== undefined) throw inUseError((record as unknown as { name: string }).name, user);
      stored.delete(id);
      deleted.set(id, { record, deletedAt: AT, deletedBy: 'Rosa Marino' });
      return null;
    },
    [`restore${one}`]: (options: SomeCallOptions) => {
      const id = asked(options);
      const record = thereIs(stored.get(id) ?? deleted.get(id)?.record);
      deleted.delete(id);
      return keep(record);
    },
  } as MemoryPlatform['handlers'];
  return { stored, inUse, handlers };
}

function inUseError(name: string, user: string): CallError {
  const details = { usedBy: [{ kind: 'items', id: 1, name: user }], total: 1 };
  const message = `${name} is used by ${user}`;
  return new CallError('IN_USE', message, 409, { code: 'IN_USE', message, requestId: 'r', details });
}

/** Lists without records of all that the form of an item refers to. */
export const nothingToReferTo = (): ReturnType<typeof memoryRecords>['handlers'] =>
  Object.assign(
    {},
    ...(
      ['modifierGroups', 'items', 'tags', 'taxRates', 'courses', 'salesCategories', 'prepStations'] as const
    ).map((kind) => memoryRecords(kind, [], 1).handlers),
  );
