// What records of a kind are called within sentences.
import { nouns, type References } from '@bite/shared/catalogue/references';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';

/** 'menu groups' */
export const pluralOf = (kind: RecordKind): string => recordNames[kind].path.replaceAll('-', ' ');

/** '40 items', '1 menu group' */
export const recordsCounted = (count: number, kind: RecordKind): string =>
  count === 1 ? `1 ${nouns[kind]}` : `${count} ${pluralOf(kind)}`;

/** 'Tags' for a field that refers to many, 'Course' for one; undefined for every other field. */
export function referenceLabel(kind: RecordKind, field: string): string | undefined {
  const referred = (recordKindTable[kind].references as References)[field];
  if (referred === undefined || field.includes('.')) return undefined;
  const words = field.endsWith('Ids') ? pluralOf(referred as RecordKind) : nouns[referred];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same for all of a kind's fields, as labels by field. */
export const referenceLabels = (kind: RecordKind): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(recordKindTable[kind].references).flatMap((field) => {
      const label = referenceLabel(kind, field);
      return label === undefined ? [] : [[field, label] as const];
    }),
  );
