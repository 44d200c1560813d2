// A restaurant's menu, read as a whole and then written on.

import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { ImportedIds, Menu } from '@bite/shared/catalogue/menu.schema';
import type { RestaurantRef } from '@bite/shared/paths';

export interface MenuChanges {
  /** Whole entities that were not there when the menu was opened. */
  create: Menu;
  /** Whole entities in place of those with the same id. */
  replace: Menu;
  /** What to remember for the next import from the same source; absent where nothing new came up. */
  imported?: ImportedIds;
  /** What is told of it all, written in the last step. */
  entry?: AuditEntry;
}

export interface OpenMenu {
  /** As it was when opened. */
  readonly menu: Menu;
  /** What earlier imports from the source brought. */
  readonly imported: ImportedIds;
  /**
   * Everything in one step; where that is more than the database takes at once, menu groups last and in one step, so that
   * nothing new shows before all of it is there. Throws CONFLICT where somebody changed one of the entities, or imported,
   * since the menu was opened, and ID_COLLISION where a new id is taken.
   */
  write(changes: MenuChanges, onProgress?: (written: number, total: number) => void): Promise<void>;
}

export interface CatalogueWriter {
  /** `source` names whose imports are remembered together. */
  open(place: RestaurantRef, source: string): Promise<OpenMenu>;
}
