// Ids and guids for the parts of a record: an item's sizes, a group's modifiers, a printer's cash drawer. An existing part is
// identified by its id or guid; a new one gets a number that no part of the record ever had.

import { type Fields, isFields } from '@bite/shared/kernel/fields';
import type { RecordKind } from '@bite/shared/records/record-names';
import { recordParts } from '@bite/shared/records/record-parts';
import { invalidFields, type StoredRecord } from '../collections/record-collection.ts';

interface Part extends Fields {
  id?: unknown;
  guid?: unknown;
}

interface Numbered {
  id: number;
  guid: string;
}

/**
 * The request with the ids and guids of its parts, and the highest number so far. Throws VALIDATION_FAILED for an unknown or
 * repeated id or guid.
 * @param sent The fields of a new record, or a change to `before`.
 */
export function withParts(
  kind: RecordKind,
  sent: Fields,
  before: StoredRecord | undefined,
  newGuid: () => string,
): Fields {
  const { field, noun } = recordParts[kind] ?? {};
  if (field === undefined || noun === undefined || sent[field] === undefined) return sent;
  const value = sent[field];
  const known = partsIn(before?.[field]);
  const numbering = { known, noun, newGuid, last: lastPartOf(before?.['lastPartId'], known) };
  if (!isFields(value)) {
    const parts = numberedParts(partsIn(value), numbering, (index) => `${field}.${index}`);
    return {
      ...sent,
      ...(Array.isArray(value) && { [field]: parts }),
      ...lastPartAfter(before, known, parts),
    };
  }
  // A single part, not a list: a change is merged into the existing part, which keeps its number.
  const [only] = known;
  const part = numberedParts([{ ...only, ...value }], numbering, () => field);
  return { ...sent, [field]: part[0], ...lastPartAfter(before, known, part) };
}

/** The highest number that a part of a record ever had; 0 if there was none. */
export function lastPartOf(lastPartId: unknown, parts: readonly { id?: unknown }[]): number {
  const ids = [lastPartId, ...parts.map(({ id }) => id)];
  return Math.max(0, ...ids.filter((id) => typeof id === 'number'));
}

/** Only stored if the part with the highest number has been removed. */
export const lastPartField = (
  last: number,
  parts: readonly { id?: unknown }[],
): { lastPartId: number | null } => ({ lastPartId: last > lastPartOf(0, parts) ? last : null });

const lastPartAfter = (
  before: StoredRecord | undefined,
  known: readonly Part[],
  parts: readonly Part[],
): Fields => {
  const last = lastPartOf(before?.['lastPartId'], [...known, ...parts]);
  const { lastPartId } = lastPartField(last, parts);
  return before || lastPartId !== null ? { lastPartId } : {};
};

const partsIn = (value: unknown): Part[] =>
  (Array.isArray(value) ? value : [value]).filter((part): part is Part => isFields(part));

interface Numbering {
  known: readonly Part[];
  noun: string;
  newGuid: () => string;
  /** The highest number so far. */
  last: number;
}

function numberedParts(
  parts: readonly Part[],
  { known, noun, newGuid, last }: Numbering,
  fieldOf: (index: number) => string,
): (Fields & Numbered)[] {
  const seen = new Set<unknown>();
  let highest = last;
  return parts.map((part, index) => {
    const isNew = part.id === undefined && part.guid === undefined;
    const one = isNew ? undefined : known.find((each) => isSame(part, each));
    if (!isNew && !one) throw unknownPart(part, noun, fieldOf(index));
    if (one && seen.has(one.id)) throw invalid(fieldOf(index), `The ${noun} ${one.id} is there twice`);
    seen.add(one?.id);
    highest = one ? highest : highest + 1;
    return { ...part, id: Number(one?.id ?? highest), guid: String(one?.guid ?? newGuid()) };
  });
}

/** Id or guid is enough; if both are sent, they must belong to the same part. */
const isSame = (part: Part, known: Part): boolean =>
  (part.id === undefined || part.id === known.id) && (part.guid === undefined || part.guid === known.guid);

const unknownPart = (part: Part, noun: string, field: string) =>
  part.id === undefined
    ? invalid(`${field}.guid`, `There is no ${noun} ${part.guid}`)
    : invalid(`${field}.id`, `There is no ${noun} ${part.id}`);

const invalid = (field: string, message: string) => invalidFields([{ field, message }]);
