// The names of the records that records of a kind refer to, for texts: 'Spicy; New' rather than their numbers.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { nouns, type References } from '@bite/shared/catalogue/references';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import { useQueries } from '@tanstack/react-query';
import { usePorts } from '../../lib/ports-context.tsx';
import { recordsQuery } from '../../lib/records.ts';
import type { WordsOf } from '../change-words.ts';

export interface Named {
  id: number;
  name: string;
}

/** Undefined for a record that is unknown, or not loaded yet. */
export type ReferenceName = (kind: string, id: number) => string | undefined;

/** The number and name of a record of any kind. */
export function namedFrom(kind: RecordKind, record: object): Named {
  const fields = record as Readonly<Record<string, unknown>>;
  const { name, title, firstName, lastName } = fields;
  return {
    id: Number(fields[recordKindTable[kind].idField]),
    name: String(name ?? title ?? `${firstName} ${lastName}`),
  };
}

/** Loads the records of all kinds that one kind refers to. @param isLoading False: names only what the screen has loaded. */
export function useReferenceNames(
  kind: RecordKind,
  restaurant: MyRestaurant,
  isLoading = true,
): ReferenceName {
  const { call } = usePorts();
  const references: References = recordKindTable[kind].references;
  const kinds = recordKinds.filter((one) => Object.values(references).includes(one));
  const lists = useQueries({
    queries: kinds.map((one) => ({ ...recordsQuery(call, one, restaurant), enabled: isLoading })),
  });
  const names = new Map(
    kinds.map((one, index) => {
      const records = lists[index]?.data?.records ?? [];
      return [one as string, new Map(records.map(({ record }) => nameEntry(one, record)))];
    }),
  );
  return (referred, id) => names.get(referred)?.get(id);
}

const nameEntry = (kind: RecordKind, record: object) => {
  const { id, name } = namedFrom(kind, record);
  return [id, name] as const;
};

interface ReferenceTextOptions {
  kind: RecordKind;
  field: string;
  value: unknown;
  referenceName: ReferenceName;
}

/** 'Spicy; New'; undefined if the field refers to nothing. */
export function referenceText({
  kind,
  field,
  value,
  referenceName,
}: ReferenceTextOptions): string | undefined {
  const referred = (recordKindTable[kind].references as References)[field];
  if (referred === undefined || value === undefined) return undefined;
  const ids = [value].flat() as number[];
  return ids.length === 0 ? 'None' : ids.map((id) => referenceName(referred, id) ?? `No. ${id}`).join('; ');
}

/** What is said of changes to a record: prices with their currency, and names of the records that the screen has. */
export function useFieldWords(kind: RecordKind, restaurant: MyRestaurant): WordsOf {
  const referenceName = useReferenceNames(kind, restaurant, false);
  return (path, value) => {
    const isPrice = typeof value === 'number' && /price$/i.test(path);
    return isPrice
      ? formatMoney(value, restaurant.currency)
      : referredWords(kind, path, value, referenceName);
  };
}

/** The same where no other records are at hand: 'tag 9'. @param collection 'menu_groups' */
export function plainFieldWords(collection: string): WordsOf {
  const kind = recordKinds.find((one) => recordNames[one].collection === collection);
  return (path, value) => (kind === undefined ? undefined : referredWords(kind, path, value));
}

function referredWords(
  kind: RecordKind,
  path: string,
  id: unknown,
  referenceName?: ReferenceName,
): string | undefined {
  const referred = (recordKindTable[kind].references as References)[path];
  if (referred === undefined || typeof id !== 'number') return undefined;
  return referenceName?.(referred, id) ?? `${nouns[referred]} ${id}`;
}
