// What an import would bring into being because the restaurant has nothing of its name. A slip of the pen makes a new section:
// each is named, with what it was probably meant to be.
import type { MenuImportReport } from '@bite/shared/catalogue/exchange/menu-import.schema';
import type { Menu, MenuKind } from '@bite/shared/catalogue/menu.schema';
import { NearNames } from '@bite/shared/kernel/near-names';
import type { MenuPlan } from '../plan-menu.ts';

export type NewName = MenuImportReport['newNames'][number];

/** Of each kind: more than anybody reads, and few enough to be compared with each other. */
const MOST = 1000;

const kinds = [
  'menuGroups',
  'modifierGroups',
  'taxRates',
  'tags',
  'courses',
  'salesCategories',
  'items',
] as const;

interface Entity {
  name: string;
  guid: string;
  /** Of a menu group. */
  parentId?: number | undefined;
  items?: readonly unknown[];
}

export const newNames = (before: Menu, plan: Pick<MenuPlan, 'create' | 'menu'>): NewName[] =>
  kinds.flatMap((kind) => namesOf(kind, before[kind] as Entity[], plan));

function namesOf(
  kind: MenuKind,
  stored: readonly Entity[],
  { create, menu }: Pick<MenuPlan, 'create' | 'menu'>,
): NewName[] {
  const created = (create[kind] as Entity[]).slice(0, MOST);
  const known = new NearNames(stored);
  const fresh = new NearNames<Entity>([]);
  const likes = new Map<Entity, string | undefined>();
  // Of two new names the rarer one is the slip.
  for (const one of [...created].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const like =
      known.nearest(one.name, (other) => isComparable(one, other)) ??
      (kind === 'items' ? undefined : fresh.nearest(one.name, (other) => !isSameName(one, other)));
    likes.set(one, like?.name);
    fresh.add(one);
  }
  // New items are what an import is for: of them, only those are named that are called like one that is there.
  const shown = kind === 'items' ? created.filter((one) => likes.get(one) !== undefined) : created;
  const pathTo = kind === 'menuGroups' ? pathsIn(menu) : ({ name }: Entity) => name;
  return shown.map((one) => {
    const like = likes.get(one);
    return { kind, name: pathTo(one), ...(like !== undefined && { like }) };
  });
}

const sizeOf = ({ items }: Entity): number => items?.length ?? 0;

const isSameName = (one: Entity, other: Entity): boolean =>
  one.name.trim().toLowerCase() === other.name.trim().toLowerCase();

/** Sections of one name below different ones are meant to be two. */
const isComparable = (one: Entity, other: Entity): boolean =>
  !isSameName(one, other) || one.parentId === other.parentId;

function pathsIn({ menuGroups }: Menu): (one: Entity) => string {
  const groups = new Map(menuGroups.map((group) => [group.menuGroupId, group]));
  return ({ name, parentId }) => {
    const above = parentId === undefined ? undefined : groups.get(parentId)?.name;
    return above === undefined ? name : `${above} › ${name}`;
  };
}
