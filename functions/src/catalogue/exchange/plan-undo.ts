// Plans how an import is undone: what it created is deleted, what it changed is restored, its time of change included, so
// that the import before can be undone next. What somebody has changed since, and
// what is used by now, stays, and is named.

import { valuesAt } from '@bite/shared/catalogue/field-paths';
import {
  emptyMenu,
  idOf,
  isMenuKind,
  type Menu,
  type MenuKind,
  menuKinds,
} from '@bite/shared/catalogue/menu.schema';
import {
  itemReferences,
  menuGroupReferences,
  missingReferences,
  type References,
} from '@bite/shared/catalogue/references';
import { isSameContent } from '@bite/shared/kernel/fields';
import { byId, type ReplacedEntity } from './replaced-entities.ts';

type Entity = Menu[MenuKind][number];

export interface UndoPlan {
  replace: Menu;
  remove: Menu;
  /** 'Lemonade: was changed since' */
  kept: string[];
}

export interface UndoOptions {
  /** The time of change of everything that the import wrote. */
  startedAt: string;
  /** The menu group that the website shows. */
  shownGroup: number | undefined;
}

const references: Readonly<Partial<Record<MenuKind, References>>> = {
  items: itemReferences,
  menuGroups: menuGroupReferences,
};

export function planUndo(menu: Menu, replaced: readonly ReplacedEntity[], options: UndoOptions): UndoPlan {
  const plan: UndoPlan = { replace: emptyMenu(), remove: emptyMenu(), kept: [] };
  const stored = new Map(menuKinds.map((kind) => [kind, byId(kind, menu)]));
  const leaving = new Map<string, Leaving>();
  for (const { kind, id, before } of replaced) {
    const now = stored.get(kind)?.get(id);
    if (!now || (before && isSameContent(before, now))) continue;
    if (now.updatedAt !== options.startedAt) plan.kept.push(`${now.name}: was changed since`);
    else if (before) restore(plan, kind, before, menu);
    else leaving.set(`${kind} ${id}`, { kind, id, entity: now });
  }
  keepUsed(plan, menu, leaving, options);
  for (const { kind, entity } of leaving.values()) (plan.remove[kind] as Entity[]).push(entity);
  return plan;
}

interface Leaving {
  kind: MenuKind;
  id: number;
  entity: Entity;
}

function restore(plan: UndoPlan, kind: MenuKind, before: Entity, menu: Menu): void {
  const existing = Object.fromEntries(menuKinds.map((each) => [each, new Set(byId(each, menu).keys())]));
  const missing = missingReferences(before, references[kind] ?? {}, existing).filter((one) =>
    isMenuKind(one.kind),
  );
  const [first] = missing;
  if (first) plan.kept.push(`${before.name}: ${first.message.toLowerCase()} any more`);
  else (plan.replace[kind] as Entity[]).push(before);
}

/** What stays may refer to something that would go: then that stays, too, with everything it refers to. */
function keepUsed(
  plan: UndoPlan,
  menu: Menu,
  leaving: Map<string, Leaving>,
  { shownGroup }: UndoOptions,
): void {
  const restored = new Map(
    menuKinds.flatMap((kind) =>
      (plan.replace[kind] as Entity[]).map((one) => [`${kind} ${idOf<MenuKind>(kind, one)}`, one] as const),
    ),
  );
  const staying = menuKinds.flatMap((kind) =>
    [...byId(kind, menu)]
      .filter(([id]) => !leaving.has(`${kind} ${id}`))
      .map(([id, one]) => ({ kind, entity: restored.get(`${kind} ${id}`) ?? one })),
  );
  const shown = leaving.get(`menuGroups ${shownGroup}`);
  if (shown) keep(plan, leaving, shown, staying, 'is the menu of the website');
  // Grows by what is kept.
  for (const { kind, entity } of staying)
    for (const [path, target] of Object.entries(references[kind] ?? {}))
      for (const { value } of valuesAt(entity, path)) {
        const used = leaving.get(`${target} ${value}`);
        if (used) keep(plan, leaving, used, staying, `is used by ${entity.name}`);
      }
}

function keep(
  plan: UndoPlan,
  leaving: Map<string, Leaving>,
  { kind, id, entity }: Leaving,
  staying: { kind: MenuKind; entity: Entity }[],
  why: string,
): void {
  leaving.delete(`${kind} ${id}`);
  plan.kept.push(`${entity.name}: ${why}`);
  staying.push({ kind, entity });
}
