// Decides what of a source menu a copy takes over now. Pure: the same two menus and the same memory give the same decision,
// so that a step may be repeated, come late, or run twice.
//
// Each aspect of each record is in one of these states:
// - followed: the copy has it as a step left it, or has exactly what the source has now. It is written.
// - own: chosen by staff, or found to be different from what a step left. It is not written, whatever the source has.
// - never followed: there before the link and different. It is the location's own from the beginning.
import { aspectOf, isSwitchedOff, type LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';
import type { LinkException } from '@bite/shared/catalogue/exchange/menu-link.schema';
import { type ImportedIds, type Menu, type MenuKind, menuKinds } from '@bite/shared/catalogue/menu.schema';
import type { Draft, MenuDraft } from '@bite/shared/catalogue/menu-draft';
import type { Fields } from '@bite/shared/kernel/fields';
import { isStaffOwned } from '../../merge-imported-menu.ts';
import type { MenuPlan } from '../../plan-menu.ts';
import {
  type CopiedItems,
  entitiesById,
  FIELDS,
  fieldsVersion,
  type Left,
  versionsOf,
} from './compare-copy.ts';
import { nameIn } from './menu-links.ts';

export interface CopyState {
  menu: Menu;
  /** What earlier steps remember: ids, and how they left the records. */
  imported: ImportedIds;
  exceptions: ReadonlyMap<string, LinkException>;
}

export interface CopyDecision {
  draft: MenuDraft;
  /** Found now: what differs from what a step left. */
  found: LinkException[];
  leftBy: (plan: MenuPlan) => { after: Left; meanwhile: Left };
}

interface Followed {
  kind: MenuKind;
  key: string;
  aspects: LinkAspect[];
  /** The versions before this step. */
  before: ReadonlyMap<LinkAspect, string>;
}

const idsIn = (record: Readonly<Record<string, number>>): Set<number> => new Set(Object.values(record));

/** What an earlier step left, unless records have other fields since then. */
const comparableLeft = ({ left = {} }: ImportedIds): Left =>
  left[FIELDS]?.['version']?.includes(fieldsVersion()) ? left : {};

/** Guids at the source of what staff deleted at the copy, and do not want back. */
export function deletedHere(source: Menu, { menu, imported, exceptions }: CopyState): LinkException[] {
  return menuKinds.flatMap((kind) => {
    const there = entitiesById(kind, menu);
    return (source[kind] as { guid: string; name: string }[]).flatMap(({ guid: key, name }) => {
      const recordId = imported[kind][key];
      const known = exceptions.get(nameIn(kind, key));
      if (recordId === undefined || there.has(recordId) || !imported.left?.[nameIn(kind, key)]) return [];
      if (known?.own.details === 'followAgain') return [];
      return [{ kind, key, recordId, name, own: { ...known?.own, details: 'deletedHere' as const } }];
    });
  });
}

/** @param desired What the copy would be if it followed in everything. */
export function decideCopy(
  state: CopyState,
  whole: MenuDraft,
  desired: MenuPlan,
  source: Menu,
): CopyDecision {
  const decider = new Decider(state, desired);
  const draft = Object.fromEntries(
    menuKinds.map((kind) => [
      kind,
      [
        ...(whole[kind] as Draft<Fields>[]).map((one) => decider.decide(kind, one)),
        ...(isSwitchedOff(kind) ? decider.switchOff(kind, source) : []),
      ],
    ]),
  ) as unknown as MenuDraft;
  return { draft, found: decider.found, leftBy: (plan) => decider.leftBy(plan) };
}

class Decider {
  readonly found: LinkException[] = [];
  private readonly followed: Followed[] = [];
  private readonly left: Left;
  private readonly before: CopiedItems;
  private readonly after: CopiedItems;
  private readonly stored: Record<MenuKind, Map<number, Menu[MenuKind][number]>>;
  private readonly wanted: Record<MenuKind, Map<number, Menu[MenuKind][number]>>;
  private readonly state: CopyState;
  private readonly desired: MenuPlan;

  constructor(state: CopyState, desired: MenuPlan) {
    this.state = state;
    this.desired = desired;
    this.left = comparableLeft(state.imported);
    this.before = idsIn(state.imported.items);
    this.after = idsIn({ ...state.imported.items, ...desired.ids.items });
    const byKind = (menu: Menu) =>
      Object.fromEntries(menuKinds.map((kind) => [kind, entitiesById(kind, menu)])) as typeof this.stored;
    this.stored = byKind(state.menu);
    this.wanted = byKind(desired.menu);
  }

  decide(kind: MenuKind, draft: Draft<Fields>): Draft<Fields> {
    const { key } = draft;
    if (isStaffOwned(key)) return draft;
    const entity = draft.id === undefined ? undefined : this.stored[kind].get(draft.id);
    const wanted = this.wanted[kind].get(this.desired.ids[kind][key] ?? 0);
    if (!wanted) return draft;
    const aspects = [...versionsOf(kind, wanted, this.after)].flatMap(([aspect, version]) =>
      isArranged(kind, draft) || aspect !== 'place' ? [{ aspect, version }] : [],
    );
    const before = entity ? versionsOf(kind, entity, this.before) : new Map<LinkAspect, string>();
    if (!entity) {
      this.followed.push({ kind, key, aspects: aspects.map(({ aspect }) => aspect), before });
      return draft;
    }
    const now = versionsOf(kind, entity, this.after);
    const own = aspects.filter(
      ({ aspect, version }) =>
        !this.isFollowed(nameIn(kind, key), aspect, before.get(aspect) ?? '', now.get(aspect) === version),
    );
    const ownAspects = own.map(({ aspect }) => aspect);
    this.note(kind, draft, entity, ownAspects);
    const follows = aspects.map(({ aspect }) => aspect).filter((aspect) => !ownAspects.includes(aspect));
    this.followed.push({ kind, key, aspects: follows, before });
    return { ...draft, fields: without(kind, draft.fields, ownAspects) };
  }

  private isFollowed(name: string, aspect: LinkAspect, version: string, isAsWanted: boolean): boolean {
    const own = this.state.exceptions.get(name)?.own[aspect];
    if (own === 'followAgain') return true;
    if (own === 'chosen' || own === 'changedHere') return false;
    return isAsWanted || (this.left[name]?.[aspect]?.includes(version) ?? false);
  }

  private note(
    kind: MenuKind,
    { key, id = 0 }: Draft<Fields>,
    { name }: { name: string },
    own: LinkAspect[],
  ): void {
    const known = this.state.exceptions.get(nameIn(kind, key))?.own ?? {};
    const isNew = own.some((aspect) => known[aspect] === undefined);
    if (!isNew) return;
    const states = Object.fromEntries(own.map((aspect) => [aspect, known[aspect] ?? 'changedHere']));
    this.found.push({ kind, key, recordId: id, name, own: { ...known, ...states } });
  }

  /** What is gone from the source is switched off and stays, so that it can come back with its numbers and its history. */
  switchOff(kind: 'items' | 'menuGroups', source: Menu): Draft<Fields>[] {
    const there = new Set<string>(source[kind].map(({ guid }) => guid));
    return Object.entries(this.state.imported[kind]).flatMap(([key, id]) => {
      const entity = this.stored[kind].get(id);
      const name = nameIn(kind, key);
      if (!entity || there.has(key) || !this.state.imported.left?.[name]) return [];
      const before = versionsOf(kind, entity, this.before);
      if (!this.isFollowed(name, 'availability', before.get('availability') ?? '', false)) return [];
      this.followed.push({ kind, key, aspects: ['availability'], before });
      return [{ key, id, fields: { isActive: false } }];
    });
  }

  leftBy(plan: MenuPlan): { after: Left; meanwhile: Left } {
    const copied = idsIn({ ...this.state.imported.items, ...plan.ids.items });
    const planned = Object.fromEntries(
      menuKinds.map((kind) => [kind, entitiesById(kind, plan.menu)]),
    ) as typeof this.stored;
    const after: Left = { ...this.left, [FIELDS]: { version: [fieldsVersion()] } };
    const meanwhile: Left = { ...after };
    for (const { kind, key, aspects, before } of this.followed) {
      const entity = planned[kind].get(plan.ids[kind][key] ?? 0);
      if (!entity) continue;
      const versions = versionsOf(kind, entity, copied);
      const name = nameIn(kind, key);
      const isGone = aspects.length === 1 && aspects[0] === 'availability';
      const kept = isGone ? this.left[name] : {};
      const each = (list: (aspect: LinkAspect) => string[]) => ({
        ...kept,
        ...Object.fromEntries(aspects.map((aspect) => [aspect, [...new Set(list(aspect))]])),
      });
      after[name] = each((aspect) => [versions.get(aspect) ?? '']);
      meanwhile[name] = each((aspect) =>
        [before.get(aspect), versions.get(aspect)].filter((version) => version !== undefined),
      );
    }
    return { after, meanwhile };
  }
}

/** Where a section without a parent stands is up to each restaurant. */
export const isArranged = (kind: MenuKind, { fields }: Draft<Fields>): boolean =>
  kind !== 'menuGroups' || fields['position'] !== undefined;

const without = (kind: MenuKind, fields: Fields, own: readonly LinkAspect[]): Fields =>
  own.length === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([field]) => !own.includes(aspectOf(kind, field))));
