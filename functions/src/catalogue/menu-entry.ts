// The audit entry for a menu that was written as a whole: one entry that lists what was added and changed.
import { randomUUID } from 'node:crypto';
import type { AuditChange, AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { emptyMenu, idOf, type Menu, menuKinds } from '@bite/shared/catalogue/menu.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { auditValue } from '../audit/audit.ts';
import type { MenuPlan } from './plan-menu.ts';

/** @param at ISO instant. */
export function menuEntry(
  { create, replace }: Pick<MenuPlan, 'create' | 'replace'>,
  { tenantId, restaurantId }: RestaurantRef,
  source: string,
  at: string,
  by = 'menu-import',
  removed: Menu = emptyMenu(),
): AuditEntry {
  return {
    entryId: randomUUID(),
    at,
    by,
    action: 'update',
    kind: collections.menuImports,
    recordId: source,
    path: paths.menuImport({ tenantId, restaurantId }, source),
    tenantId,
    restaurantId,
    changes: [...named(create, 'created'), ...named(replace, 'replaced'), ...named(removed, 'removed')],
  };
}

function named(menu: Menu, what: string): AuditChange[] {
  return menuKinds.flatMap((kind) => {
    const ids = menu[kind].map((entity: Menu[typeof kind][number]) => idOf(kind, entity));
    const field = `${kind}.${what}`;
    return ids.length === 0 ? [] : [{ field, to: auditValue(field, ids) }];
  });
}
