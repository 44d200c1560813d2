// Copies of menus that are kept in step: where they are stored, how they are found, and the work that brings one up to date.
import {
  type LinkException,
  type MenuLink,
  menuLink,
} from '@bite/shared/catalogue/exchange/menu-link.schema';
import type { MenuKind } from '@bite/shared/catalogue/menu.schema';
import { SECOND } from '@bite/shared/kernel/durations';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { findReadable } from '../../../collections/find-readable.ts';
import { type DueWork, newWork } from '../../../due-work/due-work.ts';
import { type RequestWorkDeps, requestWork } from '../../../due-work/request-work.ts';
import type { RecordCollection, RecordReader } from '../../../ports/records.ts';

export interface LinkRef {
  tenantId: number;
  fromRestaurantId: number;
  toRestaurantId: number;
}

export const menuLinksOf = (tenantId: number): RecordCollection<MenuLink> => ({
  path: `${paths.tenant(tenantId)}/${collections.menuLinks}`,
  schema: menuLink,
});

/** Nobody queries what a copy has of its own. */
export const fieldOverrides = [
  { collectionGroup: collections.menuLinks, fieldPath: 'exceptions', indexes: [] },
];

export const linkIdOf = ({ fromRestaurantId, toRestaurantId }: Omit<LinkRef, 'tenantId'>): string =>
  `${fromRestaurantId}-${toRestaurantId}`;

/** The name under which the copy remembers which of its records came from there, and how they were left. */
export const linkSource = (fromRestaurantId: number): string => `link-${fromRestaurantId}`;

/** More than one restaurant has. */
export const MOST_LINKS = 100;

/** One that cannot be read is left out: it must not stop the others. */
export const linksWith = async (
  records: Pick<RecordReader, 'find'>,
  { tenantId, restaurantId }: RestaurantRef,
): Promise<MenuLink[]> => {
  const where = [{ field: 'restaurantIds', is: 'array-contains', value: restaurantId }] as const;
  const { found } = await findReadable(records, menuLinksOf(tenantId), { where, limit: MOST_LINKS });
  return found.map(({ record }) => record);
};

/** The name of a record within a link. */
export const nameIn = (kind: MenuKind, key: string): string => `${kind} ${key}`;

export const exceptionsByName = ({ exceptions }: Pick<MenuLink, 'exceptions'>): Map<string, LinkException> =>
  new Map(exceptions.map((one) => [nameIn(one.kind, one.key), one]));

/** Without the record's entry if it has nothing of its own. */
export const withException = (exceptions: readonly LinkException[], one: LinkException): LinkException[] => [
  ...exceptions.filter(({ kind, key }) => kind !== one.kind || key !== one.key),
  ...(Object.keys(one.own).length > 0 ? [one] : []),
];

/** Changes come in bursts: one step follows all of them. Short, since somebody may be looking at the copy. */
const BURST = 2 * SECOND;

/** Work that brings the copy up to date. Stored again while it is being done, it is done once more. */
export const followWork = ({ tenantId, fromRestaurantId, toRestaurantId }: LinkRef, now: number): DueWork =>
  newWork('followMenu', { tenantId, restaurantId: toRestaurantId, fromRestaurantId }, now, {
    id: `followMenu-${tenantId}-${fromRestaurantId}-${toRestaurantId}`,
    dueAt: now + BURST,
  });

export interface RequestFollowingDeps extends RequestWorkDeps {
  /** Milliseconds. */
  now: () => number;
}

export const requestFollowing = (deps: RequestFollowingDeps, link: LinkRef): Promise<void> =>
  requestWork(deps, followWork(link, deps.now()));
