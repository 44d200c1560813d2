// A Square catalogue of a test, mapped, and what a test asks of the outcome.
import type { ItemFields, ModifierGroupFields } from '../catalogue/menu-draft.ts';
import { mapSquareCatalog, type SquareMenu } from '../catalogue/square/map-catalog.ts';
import type { SquareOptions } from '../catalogue/square/mapping.ts';
import { aSquareFile, type SquareObject } from './a-square-catalog.ts';

export function map(objects: SquareObject[], options: Partial<SquareOptions> = {}): SquareMenu {
  const mapped = mapSquareCatalog(aSquareFile(...objects), { currency: 'USD', ...options });
  if (!mapped.ok) throw new Error(JSON.stringify(mapped.faults));
  return mapped;
}

export function itemOf(
  object: SquareObject,
  others: SquareObject[] = [],
  options: Partial<SquareOptions> = {},
): ItemFields {
  const fields = map([...others, object], options).draft.items[0]?.fields;
  if (!fields) throw new Error('No item was mapped');
  return fields;
}

export function groupOf(list: SquareObject, options: Partial<SquareOptions> = {}): ModifierGroupFields {
  const fields = map([list], options).draft.modifierGroups[0]?.fields;
  if (!fields) throw new Error('No modifier group was mapped');
  return fields;
}

/** Each remark with the ids of the objects it is about. */
export const remarksOf = ({ report }: SquareMenu): [string, string[]][] =>
  report.remarks.map(({ text, objects }) => [text, objects.map(({ id }) => id)]);

export const unimportedFields = ({ report }: SquareMenu): string[] =>
  report.notCarried.map(({ field }) => field);

/** Ids of the objects that stayed behind. */
export const leftOut = ({ report }: SquareMenu): string[] =>
  report.leftOut.flatMap(({ objects }) => objects.map(({ id }) => id));
