// What tells records of one name apart where they are chosen: the menu that a group is in, or what uses a record.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { valuesAt } from '@bite/shared/catalogue/field-paths';
import { pathTo } from '@bite/shared/catalogue/menu-tree';
import type { References } from '@bite/shared/catalogue/references';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePorts } from '../../lib/ports-context.tsx';
import { type ListOf, type RecordOf, recordsQuery } from '../../lib/records.ts';
import { namedFrom } from './reference-names.ts';

type Uses = Readonly<{
  items: readonly RecordOf<'items'>[];
  menuGroups: readonly RecordOf<'menuGroups'>[];
}>;

const NAMED = 2;

/** Undefined for a record whose name no other has. Loads what uses them only if there are such. */
export function useTellingApart(
  kind: RecordKind,
  restaurant: MyRestaurant,
): (recordId: number) => string | undefined {
  const { call } = usePorts();
  const { data } = useQuery(recordsQuery(call, kind, restaurant));
  const doubles = useMemo(() => doublesIn(kind, recordsIn(data)), [kind, data]);
  const enabled = doubles.length > 0;
  const items = useQuery({ ...recordsQuery(call, 'items', restaurant), enabled });
  const menuGroups = useQuery({ ...recordsQuery(call, 'menuGroups', restaurant), enabled });
  return useMemo(() => {
    const uses = { items: recordsIn(items.data), menuGroups: recordsIn(menuGroups.data) };
    const words = tellApart(kind, doubles, uses);
    return (recordId) => words.get(recordId);
  }, [kind, doubles, items.data, menuGroups.data]);
}

const recordsIn = <Kind extends RecordKind>(list: ListOf<Kind> | undefined): readonly RecordOf<Kind>[] =>
  (list?.records ?? []).map(({ record }) => record);

/** The numbers of records whose name stands more than once. */
function doublesIn(kind: RecordKind, records: readonly object[]): number[] {
  const named = records.map((record) => namedFrom(kind, record));
  const byName = Map.groupBy(named, ({ name }) => name.trim().toLowerCase());
  return [...byName.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : []));
}

/** By number: 'In Dinner', 'Used by Margherita and 3 more'; with the number where that is the same. */
export function tellApart(kind: RecordKind, ids: readonly number[], uses: Uses): ReadonlyMap<number, string> {
  const wordsOf = (id: number) =>
    kind === 'menuGroups' ? parentWords(id, uses) : usedByWords(kind, id, uses);
  const words = new Map(ids.map((id) => [id, wordsOf(id)]));
  const counts = Map.groupBy(words.values(), (one) => one);
  return new Map(
    [...words].map(([id, one]) => [id, (counts.get(one)?.length ?? 0) > 1 ? `${one}, no. ${id}` : one]),
  );
}

function parentWords(id: number, { menuGroups }: Uses): string {
  const above = pathTo(menuGroups, id).slice(0, -1);
  return above.length === 0 ? 'A menu' : `In ${above.map(({ name }) => name).join(' › ')}`;
}

function usedByWords(kind: RecordKind, id: number, uses: Uses): string {
  const names = (['menuGroups', 'items'] as const).flatMap((user) => {
    const references: References = recordKindTable[user].references;
    const fields = Object.keys(references).filter((field) => references[field] === kind);
    const using = (uses[user] as readonly (object & { name: string })[]).filter((record) =>
      fields.some((field) => valuesAt(record, field).some(({ value }) => value === id)),
    );
    return using.map(({ name }) => name);
  });
  if (names.length === 0) return 'Not used yet';
  const more = names.length - NAMED;
  const shown = names.slice(0, NAMED).join(', ');
  return `Used by ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}
