// The one way in which menus are written as a whole: validated first, given ids, and stored in one batch.
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
import { type MenuPlan, planMenu } from './plan-menu.ts';

export interface WriteMenuDeps {
  ids: Ids;
  newGuid: () => string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface WriteMenuOptions {
  /** Remember which draft became which entity, for the next import of these keys. */
  isImport?: boolean;
  /** Where the menu comes from, under which imports are remembered. */
  source?: string;
  /** Everything is right, and this is what will be written. */
  onPlan?: ((counts: MenuPlan['counts']) => void) | undefined;
  onProgress?: ((written: number, total: number) => void) | undefined;
}

/** The result of writing the draft, with provisional ids. Throws as writeMenu does; stores nothing. */
export function previewMenu(
  deps: Pick<WriteMenuDeps, 'newGuid' | 'now'>,
  menu: Menu,
  draft: MenuDraft,
): MenuPlan {
  const last = new Map(menuKinds.map((kind) => [kind, highestId(menu, draft, kind)]));
  const newId = (kind: MenuKind): number => {
    const id = (last.get(kind) ?? 0) + 1;
    last.set(kind, id);
    return id;
  };
  return planMenu(menu, draft, { newId, newGuid: deps.newGuid, now: new Date(deps.now()).toISOString() });
}

function highestId(menu: Menu, draft: MenuDraft, kind: MenuKind): number {
  const stored = menu[kind].map((entity) => idOf(kind, entity));
  const ids = [...stored, ...draft[kind].map(({ id }) => id ?? 0)];
  return ids.reduce((highest, id) => Math.max(highest, id), 0);
}

/**
 * Writes what differs from the open menu, or nothing. Throws VALIDATION_FAILED with `details.faults` before anything is
 * stored, CONFLICT where the menu changed since it was opened, ID_COLLISION where a counter is out of sync (C8-01).
 */
export async function writeMenu(
  deps: WriteMenuDeps,
  place: RestaurantRef,
  open: OpenMenu,
  draft: MenuDraft,
  options: WriteMenuOptions = {},
): Promise<MenuPlan> {
  const preview = previewMenu(deps, open.menu, draft);
  options.onPlan?.(preview.counts);
  const newId = await reserveIds(deps.ids, place, draft);
  const plan = planMenu(open.menu, draft, {
    newId,
    newGuid: deps.newGuid,
    now: new Date(deps.now()).toISOString(),
  });
  const imported = options.isImport ? merged(open.imported, plan.ids) : open.imported;
  const isNews = !isSameContent(imported, open.imported);
  const count = menuKinds.reduce(
    (sum, kind) => sum + plan.create[kind].length + plan.replace[kind].length,
    0,
  );
  if (count === 0 && !isNews) return plan;
  const { create, replace } = plan;
  const entry = menuEntry(plan, place, options.source ?? 'menu', new Date(deps.now()).toISOString());
  await open.write({ create, replace, entry, ...(isNews && { imported }) }, options.onProgress);
  return plan;
}

/** As many ids in a row as there are drafts without one, kind by kind. */
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
