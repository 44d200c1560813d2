// The copies that are kept in step from or at a restaurant, as its staff see them.
import type { linkedRecord, MenuLink, ShownMenuLink } from '@bite/shared/catalogue/exchange/menu-link.schema';
import { may } from '@bite/shared/identity/roles';
import { DomainError } from '@bite/shared/kernel/errors';
import type { z } from 'zod';
import { restaurantsOf } from '../../../collections/collections.ts';
import { authorizeRestaurant } from '../../../records/authorize-restaurant.ts';
import type { MenuImportDeps, PlaceRequest } from '../check-menu-file.ts';
import { entitiesById } from './compare-copy.ts';
import { type LinkRef, linkIdOf, linkSource, linksWith, menuLinksOf, nameIn } from './menu-links.ts';

export const linkNotFound = (): DomainError =>
  new DomainError('NOT_FOUND', 'This menu is not kept in step with that one');

export async function listMenuLinks(
  deps: MenuImportDeps,
  request: PlaceRequest,
): Promise<{ links: ShownMenuLink[] }> {
  await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'read');
  const links = await linksWith(deps.records, request.place);
  return { links: await Promise.all(links.map((link) => shown(deps, request, link))) };
}

/** Throws NOT_FOUND. */
export async function shownLink(
  deps: MenuImportDeps,
  request: PlaceRequest,
  ref: LinkRef,
): Promise<ShownMenuLink> {
  const link = await deps.records.get(menuLinksOf(ref.tenantId), linkIdOf(ref));
  if (!link) throw linkNotFound();
  return shown(deps, request, link);
}

async function shown(
  { records }: Pick<MenuImportDeps, 'records'>,
  { place: { tenantId }, user }: PlaceRequest,
  { restaurantIds: _ids, exceptions, ...link }: MenuLink,
): Promise<ShownMenuLink> {
  const ids = [link.fromRestaurantId, link.toRestaurantId];
  const [from, to] = await records.getAll(restaurantsOf(tenantId), ids.map(String));
  const copy = { tenantId, restaurantId: link.toRestaurantId };
  return {
    ...link,
    fromName: from?.name ?? '',
    toName: to?.name ?? '',
    exceptions: may(user, 'catalogue.read', copy) ? exceptions : [],
  };
}

/** The items and menu groups of a copy that follow, by name: any of them may be made an exception. */
export async function listLinkedRecords(
  deps: MenuImportDeps,
  request: PlaceRequest,
  fromRestaurantId: number,
): Promise<{ records: z.output<typeof linkedRecord>[] }> {
  await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'read');
  const { menu, imported } = await deps.catalogue.open(request.place, linkSource(fromRestaurantId));
  const records = (['items', 'menuGroups'] as const).flatMap((kind) => {
    const there = entitiesById(kind, menu);
    return Object.entries(imported[kind]).flatMap(([key, recordId]) => {
      const name = imported.left?.[nameIn(kind, key)] && there.get(recordId)?.name;
      return name ? [{ kind, key, recordId, name }] : [];
    });
  });
  return { records: records.sort((one, other) => one.name.localeCompare(other.name)) };
}
