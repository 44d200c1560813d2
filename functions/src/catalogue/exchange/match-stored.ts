// Finds the stored entities that a menu file means, where no earlier import of its source brought them: by their guid, which is
// the key in Bite's own files, or by a name that only one stored entity and only one draft of the kind has.
import {
  type byMenuKind,
  type ImportedIds,
  idOf,
  type Menu,
  type MenuKind,
  menuKinds,
} from '@bite/shared/catalogue/menu.schema';
import type { Draft, MenuDraft, MenuGroupFields, PartDraft } from '@bite/shared/catalogue/menu-draft';

/** `imported` with the entities that were found, and their parts. */
export function matchStored(draft: MenuDraft, menu: Menu, imported: ImportedIds): ImportedIds {
  const found = Object.fromEntries(
    menuKinds.map((kind) => [kind, { ...imported[kind], ...matchKind(kind, draft, menu, imported) }]),
  ) as ReturnType<typeof byMenuKind<Record<string, number>>>;
  const parts = {
    sizes: matchParts(
      draft.items.map(({ key, fields }) => ({ id: found.items[key], parts: fields.sizePrice })),
      new Map(menu.items.map(({ itemId, sizePrice }) => [itemId, sizePrice])),
      imported.sizes,
    ),
    modifiers: matchParts(
      draft.modifierGroups.map(({ key, fields }) => ({
        id: found.modifierGroups[key],
        parts: fields.modifiers,
      })),
      new Map(menu.modifierGroups.map(({ modifierGroupId, modifiers }) => [modifierGroupId, modifiers])),
      imported.modifiers,
    ),
  };
  return { ...found, ...parts };
}

interface Candidate {
  id: number;
  guid: string;
  name: string;
}

function matchKind(
  kind: MenuKind,
  draft: MenuDraft,
  menu: Menu,
  imported: ImportedIds,
): Record<string, number> {
  const stored = namesOf(kind, menu);
  const drafts = draftNames(kind, draft);
  const there = new Set(stored.map(({ id }) => id));
  const byGuid = new Map(stored.map(({ guid, id }) => [guid, id]));
  const matches: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (key: string, id: number | undefined): boolean => {
    if (id === undefined || taken.has(id)) return false;
    taken.add(id);
    matches[key] = id;
    return true;
  };
  const known = drafts.filter(({ key }) => {
    const id = byGuid.get(key) ?? imported[kind][key];
    return !take(key, id !== undefined && there.has(id) ? id : undefined);
  });
  const free = stored.filter(({ id }) => !taken.has(id));
  const byName = grouped(free, ({ name }) => name);
  const wanted = grouped(known, ({ name }) => name);
  for (const [name, [only, ...others]] of wanted) {
    const [one, ...more] = nameMatches(kind, byName, name);
    if (only && others.length === 0 && one && more.length === 0) take(only.key, one.id);
  }
  return matches;
}

/** A section is found by the end of its path, too: 'Pizza' is 'Dinner › Pizza' where there is no other. */
function nameMatches(
  kind: MenuKind,
  byName: ReadonlyMap<string, Candidate[]>,
  name: string,
): readonly Candidate[] {
  const exact = byName.get(name);
  if (exact || kind !== 'menuGroups') return exact ?? [];
  return [...byName].flatMap(([path, candidates]) => (path.endsWith(`${BELOW}${name}`) ? candidates : []));
}

const BELOW = '\u0000';
const plain = (name: string): string => name.trim().toLowerCase().replaceAll(BELOW, '');

function namesOf(kind: MenuKind, menu: Menu): Candidate[] {
  if (kind !== 'menuGroups')
    return menu[kind].map((one: Menu[MenuKind][number]) => ({
      id: idOf<MenuKind>(kind, one),
      guid: one.guid,
      name: plain(one.name),
    }));
  const parents = new Map(menu.menuGroups.map((group) => [group.menuGroupId, group]));
  return menu.menuGroups.map(({ menuGroupId, guid, name, parentId }) => ({
    id: menuGroupId,
    guid,
    name: pathOf(name, parentId, (id) => parents.get(id as number)),
  }));
}

function draftNames(kind: MenuKind, draft: MenuDraft): { key: string; name: string }[] {
  if (kind !== 'menuGroups')
    return (draft[kind] as Draft<{ name?: string }>[]).map(({ key, fields }) => ({
      key,
      name: plain(fields.name ?? ''),
    }));
  const parents = new Map<unknown, MenuGroupFields>(draft.menuGroups.map(({ key, fields }) => [key, fields]));
  return draft.menuGroups.map(({ key, fields }) => ({
    key,
    name: pathOf(fields.name ?? '', fields.parentId, (id) => parents.get(id) as never),
  }));
}

interface Section {
  name?: string | undefined;
  parentId?: unknown;
}

/** The deepest a menu goes; a group below itself ends here. */
const DEEPEST = 50;

function pathOf(name: string, parentId: unknown, groupOf: (id: unknown) => Section | undefined): string {
  const names = [plain(name)];
  let above = parentId === undefined ? undefined : groupOf(parentId);
  while (above && names.length < DEEPEST) {
    names.unshift(plain(above.name ?? ''));
    above = above.parentId === undefined ? undefined : groupOf(above.parentId);
  }
  return names.join(BELOW);
}

interface Owner {
  /** The stored owner, if there is one. */
  id: number | undefined;
  parts: readonly PartDraft[] | undefined;
}

/** Sizes and modifiers are found within their owner, by guid, an earlier import or name. Those of a new one keep the file's ids. */
function matchParts(
  owners: readonly Owner[],
  storedOf: ReadonlyMap<number, readonly Candidate[]>,
  imported: Readonly<Record<string, number>>,
): Record<string, number> {
  const matches: Record<string, number> = { ...imported };
  for (const { id, parts = [] } of owners) {
    const stored = id === undefined ? undefined : storedOf.get(id);
    if (stored) matchWithin(stored, parts, imported, matches);
    else for (const { key, id: own } of parts) if (own !== undefined) matches[key] ??= own;
  }
  return matches;
}

function matchWithin(
  stored: readonly Candidate[],
  parts: readonly PartDraft[],
  imported: Readonly<Record<string, number>>,
  matches: Record<string, number>,
): void {
  const left = new Map(stored.map((part) => [part.id, part]));
  const named = (name: string) => [...left.values()].find((part) => plain(part.name) === plain(name));
  for (const { key, name } of parts) {
    const one = stored.find(({ guid }) => guid === key) ?? left.get(imported[key] ?? 0) ?? named(name);
    if (one && left.delete(one.id)) matches[key] = one.id;
    else delete matches[key];
  }
}

function grouped<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(nameOf(entry));
    if (group) group.push(entry);
    else groups.set(nameOf(entry), [entry]);
  }
  return groups;
}
