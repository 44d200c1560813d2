// A menu in memory with the port's guarantees: all or nothing, refused if it has changed since it was opened.
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import {
  emptyMenu,
  type ImportedIds,
  idOf,
  importedIds,
  type Menu,
  type MenuKind,
  menuKinds,
} from '@bite/shared/catalogue/menu.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { isSameContent } from '@bite/shared/kernel/fields';

import type { CatalogueWriter, MenuChanges } from '../ports/catalogue-writer.ts';

interface Stored {
  menu: Menu;
  imported: ImportedIds;
}

export interface MemoryCatalogue extends CatalogueWriter, Pick<Stored, 'menu'> {
  /** The number of writes. */
  writes: number;
  /** The audit entries of the writes. */
  entries: AuditEntry[];
}

/** The menu of one restaurant; tests may change it. */
export function memoryCatalogue(menu: Partial<Menu> = {}): MemoryCatalogue {
  const remembered = new Map<string, ImportedIds>();
  const importedFrom = (source: string): ImportedIds => remembered.get(source) ?? importedIds.parse({});
  const store: MemoryCatalogue = {
    menu: { ...emptyMenu(), ...menu },
    writes: 0,
    entries: [],
    async open(_place, source) {
      const now = (): Stored => ({ menu: store.menu, imported: importedFrom(source) });
      const opened = structuredClone(now());
      return {
        ...opened,
        async write(changes, { onProgress } = {}) {
          refuseConflicts(changes, opened, now());
          const next = structuredClone(store.menu);
          for (const kind of menuKinds) apply(kind, next, changes);
          store.menu = next;
          if (changes.imported) remembered.set(source, structuredClone(changes.imported));
          store.writes += 1;
          if (changes.entry) store.entries.push(changes.entry);
          onProgress?.(1, 1);
          return { remaining: 0, commits: 1 };
        },
      };
    },
  };
  return store;
}

function refuseConflicts(changes: MenuChanges, opened: Stored, now: Stored): void {
  const conflict = new DomainError('CONFLICT', 'The menu was changed by somebody else meanwhile');
  if (changes.imported && !isSameContent(opened.imported, now.imported)) throw conflict;
  for (const kind of menuKinds) {
    const byId = ({ menu }: Stored) => new Map(menu[kind].map((entity) => [idOf(kind, entity), entity]));
    const [before, after] = [byId(opened), byId(now)];
    for (const entity of changes.create[kind]) {
      if (after.has(idOf(kind, entity))) throw new DomainError('ID_COLLISION', 'Counter may be out of sync.');
    }
    for (const entity of [...changes.replace[kind], ...(changes.remove?.[kind] ?? [])]) {
      const id = idOf(kind, entity);
      if (!isSameContent(before.get(id), after.get(id))) throw conflict;
    }
  }
}

function apply<Kind extends MenuKind>(
  kind: Kind,
  menu: Menu,
  { create, replace, remove }: MenuChanges,
): void {
  type Entity = Menu[Kind][number];
  const written = [...(create[kind] as Entity[]), ...(replace[kind] as Entity[])];
  const gone = (remove?.[kind] ?? []) as Entity[];
  const ids = new Set([...written, ...gone].map((entity) => idOf(kind, entity)));
  const kept = (menu[kind] as Entity[]).filter((entity) => !ids.has(idOf(kind, entity)));
  const all = structuredClone([...kept, ...written]);
  menu[kind] = all.sort((one, other) => idOf(kind, one) - idOf(kind, other)) as Menu[Kind];
}
