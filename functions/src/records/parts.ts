// Ids and guids for the parts of a record: an item's sizes, a group's modifiers, a printer's cash drawer. An existing part
// is known by its id or guid; a new one gets a number that no part of the record ever had.
import type { RecordKind } from '@bite/shared/api/record-names';
import { type Fields, isFields } from '@bite/shared/kernel/fields';
import { invalidFields, type StoredRecord } from '../collections/record-kinds.ts';

const partsOf: Readonly<Partial<Record<RecordKind, { field: string; noun: string }>>> = {
  items: { field: 'sizePrice', noun: 'size' },
  modifierGroups: { field: 'modifiers', noun: 'modifier' },
  printers: { field: 'cashDrawer', noun: 'cash drawer' },
};

interface Part extends Fields {
  id?: unknown;
  guid?: unknown;
}

interface Numbered {
  id: number;
  guid: string;
}

/**
 * What was sent, with the ids and guids of its parts and the highest number so far. Throws VALIDATION_FAILED for an id or
 * guid that no part of the record has, and for one that is sent twice.
 * @param sent The fields of a new record, or a change to `before`.
 */
export function withParts(
  kind: RecordKind,
  sent: Fields,
  before: StoredRecord | undefined,
  newGuid: () => string,
): Fields {
  const { field, noun } = partsOf[kind] ?? {};
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
  // One part and no list: a change is laid over the one that is there, whose number it keeps.
  const [only] = known;
  const part = numberedParts([{ ...only, ...value }], numbering, () => field);
  return { ...sent, [field]: part[0], ...lastPartAfter(before, known, part) };
}

/** The highest number that a part of a record ever had; 0 where it never had one. */
export function lastPartOf(lastPartId: unknown, parts: readonly { id?: unknown }[]): number {
  const ids = [lastPartId, ...parts.map(({ id }) => id)];
  return Math.max(0, ...ids.filter((id) => typeof id === 'number'));
}

/** Kept only where the part with the highest number is gone: the others tell it themselves. */
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

/** One of id and guid is enough; where both are sent both have to be its own. */
const isSame = (part: Part, known: Part): boolean =>
  (part.id === undefined || part.id === known.id) && (part.guid === undefined || part.guid === known.guid);

const unknownPart = (part: Part, noun: string, field: string) =>
  part.id === undefined
    ? invalid(`${field}.guid`, `There is no ${noun} ${part.guid}`)
    : invalid(`${field}.id`, `There is no ${noun} ${part.id}`);

const invalid = (field: string, message: string) => invalidFields([{ field, message }]);
