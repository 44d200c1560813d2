// Reads a restaurant's menu as a whole and writes changes to it.

import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { ImportedIds, Menu } from '@bite/shared/catalogue/menu.schema';
import type { RestaurantRef } from '@bite/shared/paths';

export interface MenuChanges {
  /** New entities, complete. */
  create: Menu;
  /** Complete entities that replace those with the same id. */
  replace: Menu;
  /** Entities that are deleted. */
  remove?: Menu;
  /** The ids to remember for the next import from this source; absent if there are no new ones. */
  imported?: ImportedIds;
  /** The audit entry, written in the last commit. */
  entry?: AuditEntry;
}

export interface OpenMenu {
  /** The menu when it was opened. */
  readonly menu: Menu;
  /** The ids that earlier imports from the source created. */
  readonly imported: ImportedIds;
  /**
   * Says how many documents are left, if it was told to stop after some commits.
   * One commit if the database allows it; otherwise the menu groups come last, in one commit, so that nothing new shows
   * before all of it is stored; if anything is deleted, they come first, so that nothing refers to what is gone. Throws CONFLICT if one of the entities or the imported ids changed since the menu was opened, and
   * ID_COLLISION if a new id is taken.
   */
  write(changes: MenuChanges, options?: MenuWriteOptions): Promise<{ remaining: number }>;
}

export interface MenuWriteOptions {
  onProgress?: ((written: number, total: number) => void) | undefined;
  maxCommits?: number | undefined;
}

export interface CatalogueWriter {
  /** `source` is the name under which imports are remembered. */
  open(place: RestaurantRef, source: string): Promise<OpenMenu>;
}
