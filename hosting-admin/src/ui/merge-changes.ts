// How two people's changes of one record are merged: field by field, and in lists whose entries have ids entry by entry.
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { keysOf } from '@bite/shared/kernel/merge-patch-between';
import { changedPaths, type IsWhole, overlaps, valueAt } from './form-changes.ts';

interface Merged {
  /** Where both changed the same, it is mine. */
  value: unknown;
  hasClash: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => changedPaths(one, other).length === 0;

/** Both changes since `base`. */
export function merged(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, hasClash: false };
  if (isSame(base, mine)) return { value: theirs, hasClash: false };
  if (isFields(mine) && isFields(theirs)) return mergedFields(isFields(base) ? base : {}, mine, theirs);
  return mergedLists(base, mine, theirs) ?? { value: mine, hasClash: true };
}

function mergedFields(base: Fields, mine: Fields, theirs: Fields): Merged {
  const fields = keysOf(mine, theirs).map((key) => [key, merged(base[key], mine[key], theirs[key])] as const);
  const known = fields.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(known.map(([key, { value }]) => [key, value])),
    hasClash: fields.some(([, { hasClash }]) => hasClash),
  };
}

/** The paths that two people changed since `base` and that cannot be merged; all others merge automatically. */
export function contestedFields(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  isWhole: IsWhole = () => false,
): string[] {
  const changedByMe = changedPaths(base, mine, isWhole);
  return changedPaths(base, theirs, isWhole).filter((path) => {
    const [own, other] = [valueAt(mine, path), valueAt(theirs, path)];
    if (!changedByMe.some((one) => overlaps(one, path)) || isSame(own, other)) return false;
    return isFields(own) || isFields(other) || merged(valueAt(base, path), own, other).hasClash;
  });
}

/** The value at a path that I changed, with what the other person changed within it. */
export function mergedAt(path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  const own = valueAt(mine, path);
  return Array.isArray(own) ? merged(valueAt(base, path), own, valueAt(theirs, path)).value : own;
}

type Key = string | number;
/** In the order of the list. */
type Keyed = ReadonlyMap<Key, Fields>;

/** 'id', 'modifierGroupId': what tells the entries of stored lists apart; undefined if nothing does. */
export function keyFieldOf(...lists: readonly (readonly unknown[])[]): string | undefined {
  const [first, ...others] = lists.flat();
  if (!isFields(first) || !others.every(isFields)) return undefined;
  const candidates = Object.keys(first).filter((field) => field === 'id' || field.endsWith('Id'));
  return candidates
    .sort((one, other) => Number(other === 'id') - Number(one === 'id'))
    .find((field) => lists.every((list) => hasKeys(list as readonly Fields[], field)));
}

function hasKeys(list: readonly Fields[], field: string): boolean {
  const keys = list.map((entry) => entry[field]);
  return keys.every(isKey) && new Set(keys).size === keys.length;
}

const isKey = (value: unknown): value is Key => typeof value === 'string' || typeof value === 'number';

/** Undefined for lists whose entries cannot be told apart: those are one value. */
function mergedLists(base: unknown, mine: unknown, theirs: unknown): Merged | undefined {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs) || !mine.every(isFields))
    return undefined;
  const keyField = keyFieldOf(base, theirs) ?? keyFieldOf(mine);
  if (keyField === undefined || !hasKeys(base, keyField) || !hasKeys(theirs, keyField)) return undefined;
  const known = mine.filter((entry) => isKey(entry[keyField]));
  if (!hasKeys(known, keyField)) return undefined;
  const [before, other] = [keyed(base, keyField), keyed(theirs, keyField)];
  const own = ownKeyed(mine, keyField, { before, other });
  const entries = new Map<Key, Merged>();
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const entry = mergedEntry(before.get(key), own.get(key), other.get(key));
    if (entry.value !== undefined || entry.hasClash) entries.set(key, entry);
  }
  const values = mergedOrder(before, own, other).flatMap((key) => entries.get(key)?.value ?? []);
  return {
    value: repositioned(values.filter(isFields)),
    hasClash: [...entries.values()].some(({ hasClash }) => hasClash),
  };
}

/** Entries have the order of their positions, if they have any. */
function keyed(list: readonly Fields[], field: string): Keyed {
  return new Map(inOrder(list).map((entry) => [entry[field] as Key, entry]));
}

const positionOf = (entry: Fields): number => Number(entry['position'] ?? 0);
const inOrder = (list: readonly Fields[]): Fields[] =>
  [...list].sort((one, other) => positionOf(one) - positionOf(other));

/** New entries have no id yet, and that of the other person's new entry if both have the same name. */
function ownKeyed(
  mine: readonly Fields[],
  field: string,
  { before, other }: { before: Keyed; other: Keyed },
): Keyed {
  const taken = new Set(mine.map((entry) => entry[field]));
  const isTwin = (entry: Fields, [key, candidate]: readonly [Key, Fields]): boolean =>
    !before.has(key) && !taken.has(key) && nameIn(entry) !== '' && nameIn(entry) === nameIn(candidate);
  return new Map(
    inOrder(mine).map((entry, index) => {
      const own = entry[field];
      if (isKey(own)) return [own, entry];
      const twin = [...other].find((candidate) => isTwin(entry, candidate));
      if (!twin) return [`new ${index}`, entry];
      taken.add(twin[0]);
      const { id, guid } = twin[1];
      return [twin[0], { ...entry, id, guid }];
    }),
  );
}

const nameIn = ({ name }: Fields): string => (typeof name === 'string' ? name.trim().toLowerCase() : '');

/** An undefined value: the entry is removed. */
function mergedEntry(base: Fields | undefined, mine: Fields | undefined, theirs: Fields | undefined): Merged {
  if (mine && theirs) {
    const { value, hasClash } = mergedFields(
      withoutPosition(base ?? {}),
      withoutPosition(mine),
      withoutPosition(theirs),
    );
    const place = isSame(base?.['position'], mine['position']) ? theirs : mine;
    return {
      value: 'position' in place ? { ...(value as Fields), position: place['position'] } : value,
      hasClash,
    };
  }
  const left = mine ?? theirs;
  if (!left || !base) return { value: left, hasClash: false };
  const isChanged = !isSame(withoutPosition(base), withoutPosition(left));
  if (!isChanged) return { value: undefined, hasClash: false };
  return { value: mine && unnumbered(mine), hasClash: true };
}

const withoutPosition = ({ position: _position, ...rest }: Fields): Fields => rest;

/** A part that the record no longer has can only come back as a new one: its number is never given again. */
function unnumbered(part: Fields): Fields {
  if (!('guid' in part)) return part;
  const { id: _id, guid: _guid, ...rest } = part;
  return rest;
}

/** The order of who changed it, mine if both did; an entry that it lacks follows the one that it followed. */
function mergedOrder(before: Keyed, own: Keyed, other: Keyed): Key[] {
  const [leading, following] = isReordered(before, own) ? [own, other] : [other, own];
  const order = [...leading.keys()];
  let previous = -1;
  for (const key of following.keys()) {
    const at = order.indexOf(key);
    if (at < 0) order.splice(previous + 1, 0, key);
    previous = at < 0 ? previous + 1 : at;
  }
  return order;
}

function isReordered(before: Keyed, after: Keyed): boolean {
  const was = [...before.keys()].filter((key) => after.has(key));
  const is = [...after.keys()].filter((key) => before.has(key));
  return !isSame(was, is);
}

/** Two entries of the same position would have no order. */
function repositioned(list: Fields[]): Fields[] {
  const isPositioned = list.some((entry) => 'position' in entry);
  const isClear = list.every((entry, index) => {
    const above = list[index - 1];
    return above === undefined || positionOf(above) < positionOf(entry);
  });
  return !isPositioned || isClear ? list : list.map((entry, position) => ({ ...entry, position }));
}
