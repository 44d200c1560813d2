// Reads a restaurant's menu as a whole and writes changes to it.

import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { ImportedIds, Menu, MenuKind } from '@bite/shared/catalogue/menu.schema';
import { nouns } from '@bite/shared/catalogue/references';
import { DomainError } from '@bite/shared/kernel/errors';
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
  /** What to remember instead if it takes several commits: it is stored with the first one. */
  importedInParts?: ImportedIds | undefined;
  /** The audit entry, written in the last commit. */
  entry?: AuditEntry;
}

export interface OpenMenu {
  /** The menu when it was opened. */
  readonly menu: Menu;
  /** The ids that earlier imports from the source created. */
  readonly imported: ImportedIds;
  /**
   * Says how many documents are left, if it was told to stop after some commits, and how many commits the whole takes.
   * One commit if the database allows it; otherwise the menu groups come last, in one commit, so that nothing new shows
   * before all of it is stored; if anything is deleted, they come first, so that nothing refers to what is gone. Throws CONFLICT if one of the entities or the imported ids changed since the menu was opened, and
   * ID_COLLISION if a new id is taken.
   */
  write(changes: MenuChanges, options?: MenuWriteOptions): Promise<{ remaining: number; commits: number }>;
}

export interface MenuWriteOptions {
  onProgress?: ((written: number, total: number) => void) | undefined;
  maxCommits?: number | undefined;
}

export interface CatalogueWriter {
  /** `source` is the name under which imports are remembered. Throws RECORD_UNREADABLE, which names what cannot be read. */
  open(place: RestaurantRef, source: string): Promise<OpenMenu>;
}

const MOST_NAMED = 5;

/**
 * A menu is read whole or not at all: what is taken from one, or matched against it, would be wrong without the records that
 * are left out, and a name that is taken would be given again.
 */
export function refuseUnreadable(
  unreadable: readonly { kind: MenuKind; id: string; name: unknown; reason: string }[],
): void {
  if (unreadable.length === 0) return;
  const named = unreadable
    .slice(0, MOST_NAMED)
    .map(({ kind, id, name, reason }) => {
      const called = typeof name === 'string' && name !== '' ? ` “${name.slice(0, 100)}”` : '';
      return `${nouns[kind]} ${id}${called} (${reason})`;
    })
    .join('; ');
  const more = unreadable.length > MOST_NAMED ? `; and ${unreadable.length - MOST_NAMED} more` : '';
  const message = `This menu holds records that cannot be read. Delete or mend them in their lists first: ${named}${more}`;
  throw new DomainError('RECORD_UNREADABLE', message);
}
