// Queries documents in memory as Firestore does: ranges and sort fields leave out other types, ties are sorted by path.
import { isDeepStrictEqual } from 'node:util';
import { type Instants, instantsAt, instantsOf, isInstant } from '../adapters/firestore/instants.ts';
import { type Cursor, orderOf } from '../adapters/firestore/page-tokens.ts';
import type { Condition, RecordQuery, RecordSchema } from '../ports/records.ts';

export interface Document {
  path: string;
  fields: Record<string, unknown>;
}

export type Source = ({ path: string } | { group: string }) & { schema: RecordSchema<unknown> };

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

export function isIn(path: string, from: Source): boolean {
  const parent = parentOf(path);
  return 'path' in from ? parent === from.path : parent.slice(parent.lastIndexOf('/') + 1) === from.group;
}

export function fieldOf(fields: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, step)
          ? (value as Record<string, unknown>)[step]
          : undefined,
      fields,
    );
}

/** A deep copy as a database returns it: without undefined fields, instants in one form. */
export const stored = (value: unknown, schema: RecordSchema<unknown>): unknown =>
  copied(value, instantsOf(schema));

function copied(value: unknown, at: Instants): unknown {
  if (isInstant(value, at)) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.map((entry) => copied(entry, at.entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      field === undefined ? [] : [[name, copied(field, at.at(name))]],
    ),
  );
}

function rankOf(value: unknown): number {
  if (value === null) return 0;
  const ranks: Partial<Record<string, number>> = { boolean: 1, number: 2, string: 3 };
  return ranks[typeof value] ?? (Array.isArray(value) ? 4 : 5);
}

function compare(one: unknown, other: unknown): number {
  const [rank, otherRank] = [rankOf(one), rankOf(other)];
  if (rank !== otherRank) return rank - otherRank;
  if (typeof one === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(String(other)));
  if (typeof one === 'object') {
    return Buffer.compare(Buffer.from(JSON.stringify(one)), Buffer.from(JSON.stringify(other)));
  }
  return Number(one) - Number(other);
}

const equals = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

function fits(
  { schema }: Source,
  fields: Document['fields'],
  { field, is, value: wanted }: Condition,
): boolean {
  const value = fieldOf(fields, field);
  const at = instantsAt(schema, field);
  const sought = Array.isArray(wanted) ? wanted.map((one) => copied(one, at)) : copied(wanted, at);
  if (value === undefined) return false;
  if (is === '==') return equals(value, sought);
  if (is === 'in') return isOneOf(value, sought);
  if (is === 'array-contains') return Array.isArray(value) && value.some((entry) => equals(entry, sought));
  if (is === 'array-contains-any')
    return Array.isArray(value) && value.some((entry) => isOneOf(entry, sought));
  if (rankOf(value) !== rankOf(sought)) return false;
  const order = compare(value, sought);
  if (order === 0) return is === '<=' || is === '>=';
  return order < 0 === is.startsWith('<');
}

function isOneOf(value: unknown, list: unknown): boolean {
  if (!Array.isArray(list) || list.length > 30) throw new Error("'in' takes a list of at most 30 values");
  return list.some((one) => equals(value, one));
}

const comparePaths = (one: string, other: string): number => {
  const [steps, others] = [one.split('/'), other.split('/')];
  const differing = steps.findIndex((step, index) => step !== others[index]);
  return differing < 0 ? 0 : compare(steps[differing], others[differing] ?? '');
};

/** The matching documents, sorted. */
export function select(
  documents: Iterable<Document>,
  from: Source,
  query: Omit<RecordQuery, 'limit'>,
  after?: Cursor,
): Document[] {
  const order = orderOf(query);
  const sign = order[0]?.direction === 'desc' ? -1 : 1;
  const place = ({ path, fields }: Document): Cursor => ({
    path,
    values: order.map(({ field }) => fieldOf(fields, field)),
  });
  const comparePlaces = (one: Cursor, other: Cursor): number => {
    const byValue = one.values
      .map((value, index) => compare(value, other.values[index]))
      .find((difference) => difference !== 0);
    return sign * (byValue ?? comparePaths(one.path, other.path));
  };
  return [...documents]
    .filter(
      ({ path, fields }) => isIn(path, from) && (query.where ?? []).every((one) => fits(from, fields, one)),
    )
    .filter(({ fields }) => order.every(({ field }) => fieldOf(fields, field) !== undefined))
    .filter((document) => !after || comparePlaces(place(document), after) > 0)
    .sort((one, other) => comparePlaces(place(one), place(other)));
}
