// Reads a copy beside its source: what it is, and what it would be if it followed in everything. Writes nothing.
import { exportMenu } from '@bite/shared/catalogue/exchange/bite-menu';
import type { LinkException, MenuLink } from '@bite/shared/catalogue/exchange/menu-link.schema';
import { selectedMenu } from '@bite/shared/catalogue/exchange/menu-selection';
import { readBiteMenu } from '@bite/shared/catalogue/exchange/read-bite-menu';
import { byMenuKind, type ImportedIds, type Menu, menuKinds } from '@bite/shared/catalogue/menu.schema';
import type { MenuDraft } from '@bite/shared/catalogue/menu-draft';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { OpenMenu } from '../../../ports/catalogue-writer.ts';
import { mergeImportedMenu } from '../../merge-imported-menu.ts';
import type { MenuPlan } from '../../plan-menu.ts';
import { previewMenu } from '../../write-menu.ts';
import type { MenuImportDeps } from '../check-menu-file.ts';
import { importSources } from '../import-sources.ts';
import { matchStored } from '../match-stored.ts';
import { namedStations } from '../named-stations.ts';
import { contextOf } from '../plan-import.ts';
import { type CopyState, deletedHere } from './decide-copy.ts';
import { exceptionsByName, type LinkRef, linkSource, nameIn } from './menu-links.ts';

export interface CopyPlaces {
  from: Restaurant;
  to: Restaurant;
  /** What of the source's menu is copied. */
  source: Menu;
}

export interface CopyReading {
  place: RestaurantRef;
  to: Restaurant;
  open: OpenMenu;
  state: CopyState;
  deleted: LinkException[];
  /** What the copy would be, as a draft and with its ids. */
  whole: MenuDraft;
  desired: MenuPlan;
}

/** What of the source's menu is copied by this link. */
export async function readSource(deps: MenuImportDeps, ref: LinkRef, link: MenuLink): Promise<Menu> {
  const at = { tenantId: ref.tenantId, restaurantId: ref.fromRestaurantId };
  const { menu } = await deps.catalogue.open(at, importSources.bite);
  return link.menuGroupIds ? selectedMenu(menu, link.menuGroupIds) : menu;
}

/** Nothing follows then: a location whose menu is cleared away must not take the others off the menu with it. */
export const isEmpty = (menu: Menu): boolean => menuKinds.every((kind) => menu[kind].length === 0);

/** Throws VALIDATION_FAILED for a menu that cannot be copied. */
export async function readCopy(
  deps: MenuImportDeps,
  ref: LinkRef,
  link: MenuLink,
  { from, to, source }: CopyPlaces,
): Promise<CopyReading> {
  if (isEmpty(source))
    throw new DomainError('VALIDATION_FAILED', `The menu of ${from.name} is empty: this copy stays as it is`);
  const place: RestaurantRef = { tenantId: ref.tenantId, restaurantId: ref.toRestaurantId };
  const open = await deps.catalogue.open(place, linkSource(ref.fromRestaurantId));
  const state: CopyState = {
    menu: open.menu,
    imported: await memoryOf(deps, place, open),
    exceptions: exceptionsByName(link),
  };
  const deleted = deletedHere(source, state);
  const file = exportMenu(withoutThese(source, deleted), {
    restaurant: from.name,
    currency: from.settings.currency,
    isWhole: false,
    prepStations: await namedStations(deps.records, from),
  });
  const reading = readBiteMenu(JSON.stringify(file), await contextOf(deps, to, open));
  if (!reading.ok)
    throw new DomainError('VALIDATION_FAILED', reading.faults[0]?.message ?? 'The menu cannot be copied');
  const ids = matchStored(reading.draft, open.menu, state.imported);
  const whole = mergeImportedMenu(reading.draft, open.menu, ids, to, reading.rules);
  const desired = previewMenu(deps, open.menu, whole, {
    currency: to.settings.currency,
    isStored: true,
  });
  return { place, to, open, state, deleted, whole, desired };
}

/** The first step knows what earlier copies brought. */
async function memoryOf(deps: MenuImportDeps, place: RestaurantRef, open: OpenMenu): Promise<ImportedIds> {
  if (open.imported.left) return open.imported;
  return (await deps.catalogue.open(place, importSources.bite)).imported;
}

function withoutThese(menu: Menu, gone: readonly LinkException[]): Menu {
  if (gone.length === 0) return menu;
  const names = new Set(gone.map(({ kind, key }) => nameIn(kind, key)));
  return byMenuKind((kind) =>
    (menu[kind] as { guid: string }[]).filter(({ guid }) => !names.has(nameIn(kind, guid))),
  ) as unknown as Menu;
}
