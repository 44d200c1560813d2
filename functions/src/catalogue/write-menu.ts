// The only way in which menus are written as a whole: validated first, then numbered and stored in one batch.
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import {
  type ImportedIds,
  idOf,
  type Menu,
  type MenuKind,
  menuKinds,
} from '@bite/shared/catalogue/menu.schema';
import type { MenuDraft } from '@bite/shared/catalogue/menu-draft';
import { isSameContent } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import type { OpenMenu } from '../ports/catalogue-writer.ts';
import type { Ids } from '../ports/ids.ts';
import { menuEntry } from './menu-entry.ts';
import { type MenuPlan, type PlanOptions, planMenu } from './plan-menu.ts';

export interface WriteMenuDeps {
  ids: Ids;
  newGuid: () => string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface WriteMenuOptions {
  /** Remembers which draft became which entity, for the next import of these keys. */
  isImport?: boolean;
  /** The source of the menu, under which imports are remembered. */
  source?: string;
  /** Called with the plan when everything is valid, just before it is written. */
  onPlan?: ((counts: MenuPlan['counts']) => void) | undefined;
  onProgress?: ((written: number, total: number) => void) | undefined;
  /** ISO 4217: amounts with more decimals than it has are refused. */
  currency?: string;
  /** The draft is a menu that is stored already (PlanOptions). */
  isStored?: boolean;
  /** Called with the final plan, ids included, just before the first write. What it throws prevents the write. */
  beforeWrite?: (plan: MenuPlan) => Promise<void>;
  /** The audit entry, if any; by default one by the import that names what this plan writes. */
  entryOf?: (plan: MenuPlan) => AuditEntry | undefined;
  /** Remembered with the ids: how this plan leaves the records, after it and while it is written in several commits. */
  leftBy?: (plan: MenuPlan) => { after: ImportedIds['left']; meanwhile: ImportedIds['left'] };
  /** Stops after so many commits; the rest is written by the next call with the same draft. */
  maxCommits?: number;
}

export interface WrittenMenu extends MenuPlan {
  /** Documents that are still to be written. */
  remaining: number;
  /** How many commits the whole takes. */
  commits: number;
}

/** The result of writing the draft, with provisional ids. Throws as writeMenu does; stores nothing. */
export function previewMenu(
  deps: Pick<WriteMenuDeps, 'newGuid' | 'now'>,
  menu: Menu,
  draft: MenuDraft,
  { currency, isStored }: Pick<PlanOptions, 'currency' | 'isStored'> = {},
): MenuPlan {
  const last = new Map(menuKinds.map((kind) => [kind, highestId(menu, draft, kind)]));
  const newId = (kind: MenuKind): number => {
    const id = (last.get(kind) ?? 0) + 1;
    last.set(kind, id);
    return id;
  };
  const now = new Date(deps.now()).toISOString();
  return planMenu(menu, draft, { newId, newGuid: deps.newGuid, now, currency, isStored });
}

function highestId(menu: Menu, draft: MenuDraft, kind: MenuKind): number {
  const stored = menu[kind].map((entity) => idOf(kind, entity));
  const ids = [...stored, ...draft[kind].map(({ id }) => id ?? 0)];
  return ids.reduce((highest, id) => Math.max(highest, id), 0);
}

/**
 * Writes what differs from the open menu, if anything. Throws VALIDATION_FAILED with `details.faults` before anything is
 * stored, CONFLICT if the menu has changed since it was opened, ID_COLLISION if a counter is out of sync (C8-01).
 */
export async function writeMenu(
  deps: WriteMenuDeps,
  place: RestaurantRef,
  open: OpenMenu,
  draft: MenuDraft,
  options: WriteMenuOptions = {},
): Promise<WrittenMenu> {
  const preview = previewMenu(deps, open.menu, draft, options);
  options.onPlan?.(preview.counts);
  const newId = await reserveIds(deps.ids, place, draft);
  const plan = planMenu(open.menu, draft, {
    newId,
    newGuid: deps.newGuid,
    now: new Date(deps.now()).toISOString(),
    currency: options.currency,
    isStored: options.isStored,
  });
  await options.beforeWrite?.(plan);
  const left = options.leftBy?.(plan);
  const ids = options.isImport ? merged(open.imported, plan.ids) : open.imported;
  const imported = left ? { ...ids, left: left.after } : ids;
  const hasOtherIds = !isSameContent(imported, open.imported);
  const count = menuKinds.reduce(
    (sum, kind) => sum + plan.create[kind].length + plan.replace[kind].length,
    0,
  );
  if (count === 0 && !hasOtherIds) return { ...plan, remaining: 0, commits: 0 };
  const { create, replace } = plan;
  const entry = options.entryOf
    ? options.entryOf(plan)
    : menuEntry(plan, place, options.source ?? 'menu', new Date(deps.now()).toISOString());
  const importedInParts = left && { ...ids, left: left.meanwhile };
  const { remaining, commits } = await open.write(
    { create, replace, ...(entry && { entry }), ...(hasOtherIds && { imported, importedInParts }) },
    { onProgress: options.onProgress, maxCommits: options.maxCommits },
  );
  return { ...plan, remaining, commits };
}

/** Reserves consecutive ids for new drafts, kind by kind. */
async function reserveIds(
  ids: Ids,
  place: RestaurantRef,
  draft: MenuDraft,
): Promise<(kind: MenuKind) => number> {
  const next = new Map<MenuKind, number>();
  for (const kind of menuKinds) {
    const count = draft[kind].filter(({ id }) => id === undefined).length;
    if (count > 0) next.set(kind, await ids.reserve(kind, place, count));
  }
  return (kind) => {
    const id = next.get(kind) ?? 0;
    next.set(kind, id + 1);
    return id;
  };
}

function merged(before: ImportedIds, added: ImportedIds): ImportedIds {
  const kinds = Object.keys(added) as (keyof ImportedIds)[];
  return Object.fromEntries(kinds.map((kind) => [kind, { ...before[kind], ...added[kind] }])) as ImportedIds;
}
