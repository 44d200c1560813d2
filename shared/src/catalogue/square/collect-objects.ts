// Collects all objects of an export, including nested ones, with their owners. Checks ids, not the objects' own fields.

import { type Fields, isFields } from '../../kernel/fields.ts';
import { MOST_FAULTS } from '../exchange/menu-file.ts';
import { type Fault, type ObjectName, objectKey, type Source } from './catalog.ts';
import { isDeeperThan, tableOf, withoutNulls } from './leaves.ts';
import { mergeTwin } from './merge-twin.ts';

export interface Collected {
  sources: Source[];
  /** The owner's id (item or list) by the key of a variation or modifier. */
  ownerOf: Map<string, string>;
  beside: Source;
  faults: Fault[];
}

interface Nesting {
  /** The field in which an owner has its parts. */
  data: string;
  list: string;
  part: string;
  /** The field in which a part names its owner. */
  partData: string;
  ownerId: string;
}

const nestings = tableOf<Nesting>({
  ITEM: {
    data: 'item_data',
    list: 'variations',
    part: 'ITEM_VARIATION',
    partData: 'item_variation_data',
    ownerId: 'item_id',
  },
  MODIFIER_LIST: {
    data: 'modifier_list_data',
    list: 'modifiers',
    part: 'MODIFIER',
    partData: 'modifier_data',
    ownerId: 'modifier_list_id',
  },
});
const nestingOfPart = (type: string): Nesting | undefined =>
  [...nestings.values()].find(({ part }) => part === type);

const wholeFile: ObjectName = { type: 'FILE', id: '', name: '' };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const faultAt = ({ type, id, name }: ObjectName, field: string, message: string): Fault => ({
  type,
  id,
  name,
  field,
  message,
});

/** 'ITEM' has its name in item_data, 'IMAGE' in image_data, and so on. */
function nameOf(raw: Fields): string {
  const data = raw[`${text(raw['type']).toLowerCase()}_data`];
  return isFields(data) ? text(data['name']).trim() : '';
}

/** Property names of every JavaScript object, which would be confused with ids. */
const reservedWords = new Set(Object.getOwnPropertyNames(Object.prototype));

/** The entry as a source, or an error if it has no type or id. */
function toSource(entry: unknown, place: string, within: ObjectName): Source | Fault {
  if (!isFields(entry)) return faultAt(within, place, 'must be an object');
  for (const field of ['type', 'id']) {
    const value = entry[field];
    if (typeof value === 'string' && value !== '') continue;
    return faultAt(within, `${place}.${field}`, value === undefined ? 'is missing' : 'must be text');
  }
  if (reservedWords.has(text(entry['id'])))
    return faultAt(
      within,
      `${place}.id`,
      `is "${text(entry['id'])}", a reserved word: give the object another id`,
    );
  return {
    type: text(entry['type']),
    id: text(entry['id']),
    name: nameOf(entry),
    raw: entry,
    repeated: 0,
    isDeleted: entry['is_deleted'] === true,
  };
}

function isFault(found: Source | Fault): found is Fault {
  return 'message' in found;
}

interface TopLevel {
  found: (Source | Fault)[];
  beside: Fields;
}

/** An export has about ten levels; much deeper nesting is invalid. */
const DEEPEST = 50;

const brokenFile = (message: string): TopLevel => ({
  found: [faultAt(wholeFile, 'objects', message)],
  beside: {},
});

function topLevel(file: unknown): TopLevel {
  if (isDeeperThan(DEEPEST, file)) return brokenFile(`is nested more than ${DEEPEST} levels deep`);
  const whole = withoutNulls(Array.isArray(file) ? { objects: file } : file);
  if (!isFields(whole) || !Array.isArray(whole['objects']))
    return brokenFile('is missing: a Square catalogue is a list of CatalogObjects');
  if (whole['objects'].length === 0) return brokenFile('is an empty list: there is nothing to import');
  const { objects, related_objects: related, ...beside } = whole;
  const read = (list: unknown, name: string) =>
    Array.isArray(list) ? list.map((entry, index) => toSource(entry, `${name}[${index}]`, wholeFile)) : [];
  return { found: [...read(objects, 'objects'), ...read(related, 'related_objects')], beside };
}

interface Split {
  owner: Source;
  parts: (Source | Fault)[];
}

/** Removes the nested objects from their owner; a deleted owner keeps them. */
function splitParts(owner: Source): Split {
  const nesting = nestings.get(owner.type);
  const data = nesting && owner.raw[nesting.data];
  if (!nesting || owner.isDeleted || !isFields(data) || data[nesting.list] === undefined) {
    return { owner, parts: [] };
  }
  const { [nesting.list]: list, ...others } = data;
  const field = `${nesting.data}.${nesting.list}`;
  if (!Array.isArray(list)) return { owner, parts: [faultAt(owner, field, 'must be a list')] };
  const parts = list.map((entry, index) => {
    const place = `${field}[${index}]`;
    const part = toSource(isFields(entry) ? { type: nesting.part, ...entry } : entry, place, owner);
    if (isFault(part) || part.type === nesting.part) return part;
    return faultAt(owner, `${place}.type`, `is ${part.type}, but must be ${nesting.part}`);
  });
  return { owner: { ...owner, raw: { ...owner.raw, [nesting.data]: others } }, parts };
}

class Registry {
  readonly byId = new Map<string, Source>();
  readonly ownerOf = new Map<string, string>();
  readonly faults: Fault[] = [];

  /** Returns false and reports an error if another object has the id. */
  add(source: Source): boolean {
    const known = this.byId.get(source.id);
    if (!known) {
      this.byId.set(source.id, source);
      return true;
    }
    const again =
      known.type === source.type
        ? 'stands twice in the file'
        : `is also the id of another object (${known.type})`;
    this.faults.push(faultAt(source, 'id', again));
    return false;
  }

  addWithParts(source: Source): void {
    const { owner, parts } = splitParts(source);
    if (!this.add(owner)) return;
    for (const part of parts) {
      if (isFault(part)) this.faults.push(part);
      else if (this.add(part)) this.giveOwner(part, owner);
    }
  }

  private giveOwner(part: Source, owner: Source): void {
    this.ownerOf.set(objectKey(part), owner.id);
    const nesting = nestings.get(owner.type);
    const data = nesting && part.raw[nesting.partData];
    if (!nesting || !isFields(data)) return;
    const named = text(data[nesting.ownerId]);
    if (named === '' || named === owner.id) return;
    const message = `names ${named}, but the object stands in ${owner.id}`;
    this.faults.push(faultAt(part, `${nesting.partData}.${nesting.ownerId}`, message));
  }

  /** A part outside its owner: the second copy of a nested one, or else it names its owner itself. */
  addAlone(source: Source, nesting: Nesting): void {
    const nested = this.byId.get(source.id);
    const isTwin =
      nested?.type === source.type && nested.repeated === 0 && this.ownerOf.has(objectKey(source));
    if (nested && isTwin) this.faults.push(...mergeTwin(nested, source.raw));
    else if (this.add(source) && !source.isDeleted) this.claimOwner(source, nesting);
  }

  private claimOwner(source: Source, nesting: Nesting): void {
    const data = source.raw[nesting.partData];
    if (!isFields(data)) return;
    const ownerId = text(data[nesting.ownerId]);
    const owner = this.byId.get(ownerId);
    if (owner && nestings.get(owner.type) === nesting) {
      this.ownerOf.set(objectKey(source), ownerId);
      return;
    }
    const message = ownerId ? `names ${ownerId}, which is not in the file` : 'is missing';
    this.faults.push(faultAt(source, `${nesting.partData}.${nesting.ownerId}`, message));
  }
}

/** Never throws. Every id stands for one object. */
export function collectObjects(file: unknown): Collected {
  const { found, beside } = topLevel(file);
  const registry = new Registry();
  for (const fault of found.filter(isFault).slice(0, MOST_FAULTS)) registry.faults.push(fault);
  const sources = found.filter((source): source is Source => !isFault(source));
  for (const source of sources) if (!nestingOfPart(source.type)) registry.addWithParts(source);
  for (const source of sources) {
    const nesting = nestingOfPart(source.type);
    if (nesting) registry.addAlone(source, nesting);
  }
  return {
    sources: [...registry.byId.values()],
    ownerOf: registry.ownerOf,
    beside: { ...wholeFile, raw: beside, repeated: 0, isDeleted: false },
    faults: registry.faults,
  };
}
