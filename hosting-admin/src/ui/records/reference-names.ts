// The names of the records that records of a kind refer to, for texts: 'Spicy; New' rather than their numbers.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { nouns, type References, withArticle } from '@bite/shared/catalogue/references';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { RestaurantRef } from '@bite/shared/paths';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import { useQueries } from '@tanstack/react-query';
import { usePorts } from '../../lib/ports-context.tsx';
import { recordsQuery } from '../../lib/records.ts';
import type { WordsOf } from '../change-words.ts';
import { instantWords } from '../value-words.ts';
import { titleOf } from './record-descriptor.ts';

export interface Named {
  id: number;
  name: string;
}

/** 'Spicy', 'A tag that was deleted'; undefined as long as it is not loaded. */
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

/** Which names are loaded: those of all fields, of some, or none but what the screen has loaded anyway. */
type Wanted = 'all' | 'loaded' | readonly string[];

/** The names of the records that one kind refers to. */
export function useReferenceNames(
  kind: RecordKind,
  restaurant: RestaurantRef,
  wanted: Wanted = 'all',
): ReferenceName {
  const { call } = usePorts();
  const references: References = recordKindTable[kind].references;
  const kinds = recordKinds.filter((one) => Object.values(references).includes(one));
  const isWanted = (one: RecordKind) =>
    wanted === 'all' ||
    (wanted !== 'loaded' && wanted.some((field) => referredAt(references, field) === one));
  const lists = useQueries({
    queries: kinds.map((one) => ({ ...recordsQuery(call, one, restaurant), enabled: isWanted(one) })),
  });
  const names = new Map(
    kinds.map((one, index) => {
      const records = lists[index]?.data?.records;
      return [one as string, records && new Map(records.map(({ record }) => nameEntry(one, record)))];
    }),
  );
  return (referred, id) => {
    const known = names.get(referred);
    return known && (known.get(id) ?? deletedWords(referred as RecordKind));
  };
}

/** 'tagIds', and a list of which only a part refers: 'modifierGroups' of 'modifierGroups.modifierGroupId'. */
const referredAt = (references: References, field: string): string | undefined =>
  Object.entries(references).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];

const deletedWords = (kind: RecordKind): string => `${titleOf(withArticle(nouns[kind]))} that was deleted`;

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

/** 'Spicy; New', 'Loading…'; undefined if the field refers to nothing. */
export function referenceText({
  kind,
  field,
  value,
  referenceName,
}: ReferenceTextOptions): string | undefined {
  const referred = (recordKindTable[kind].references as References)[field];
  if (referred === undefined || value === undefined) return undefined;
  const ids = [value].flat() as number[];
  if (ids.length === 0) return 'None';
  const names = ids.map((id) => referenceName(referred, id));
  return names.includes(undefined) ? 'Loading…' : names.join('; ');
}

/**
 * What is said of changes to a record: prices with their currency, times by the restaurant's clock, and names of what it refers
 * to: by default those that the screen has loaded.
 */
export function useFieldWords(kind: RecordKind, restaurant: Worded, wanted: Wanted = 'loaded'): WordsOf {
  const referenceName = useReferenceNames(kind, restaurant, wanted);
  return (path, value) =>
    typeof value === 'number' && /price$/i.test(path)
      ? formatMoney(value, restaurant.currency)
      : (instantWords(value, restaurant.timezone) ?? referredWords(kind, path, value, referenceName));
}

type Worded = Pick<MyRestaurant, 'tenantId' | 'restaurantId' | 'currency' | 'timezone'>;

/** The kind whose records are in a collection: 'menu_groups'. */
export const kindOfCollection = (collection: string): RecordKind | undefined =>
  recordKinds.find((one) => recordNames[one].collection === collection);

/** The same where the restaurant is not known: 'a tag'. */
export function plainFieldWords(collection: string, zone?: string): WordsOf {
  const kind = kindOfCollection(collection);
  return (path, value) =>
    instantWords(value, zone) ?? (kind === undefined ? undefined : referredWords(kind, path, value));
}

function referredWords(
  kind: RecordKind,
  path: string,
  id: unknown,
  referenceName?: ReferenceName,
): string | undefined {
  const referred = (recordKindTable[kind].references as References)[path];
  if (referred === undefined || typeof id !== 'number') return undefined;
  return referenceName?.(referred, id) ?? withArticle(nouns[referred]);
}
