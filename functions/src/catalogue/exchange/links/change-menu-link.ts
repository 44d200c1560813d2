// Keeping a copy in step is begun, ended, and told what the copy has of its own. Beginning needs permission to edit both menus;
// what concerns the copy alone needs permission to edit that.
import type { LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';
import { aspectsOf } from '@bite/shared/catalogue/exchange/link-aspects';
import type {
  LinkException,
  MenuLink,
  ShownMenuLink,
} from '@bite/shared/catalogue/exchange/menu-link.schema';
import type { MenuKind } from '@bite/shared/catalogue/menu.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { AuditedTransaction } from '../../../audit/write-path.ts';
import { dueWork } from '../../../due-work/due-work.ts';
import { authorOf } from '../../../identity/caller.ts';
import { authorizeRestaurant } from '../../../records/authorize-restaurant.ts';
import type { MenuImportDeps, PlaceRequest } from '../check-menu-file.ts';
import { inTurn } from '../import-queue.ts';
import { entitiesById } from './compare-copy.ts';
import { followMenu } from './follow-menu.ts';
import { linkNotFound, shownLink } from './list-menu-links.ts';
import {
  followWork,
  type LinkRef,
  linkIdOf,
  linkSource,
  menuLinksOf,
  nameIn,
  withException,
} from './menu-links.ts';

const MOST_IN_TENANT = 1000;

const refOf = ({ place: { tenantId, restaurantId } }: PlaceRequest, fromRestaurantId: number): LinkRef => ({
  tenantId,
  fromRestaurantId,
  toRestaurantId: restaurantId,
});

/**
 * Begins to keep the copy at the request's place in step, or continues it in the caller's name. Takes the first step at once.
 * Throws CONFLICT if the source itself follows this menu.
 */
export async function keepMenuInStep(
  deps: MenuImportDeps,
  request: PlaceRequest,
  fromRestaurantId: number,
  { menuGroupIds }: { menuGroupIds?: number[] | undefined },
): Promise<ShownMenuLink> {
  const ref = refOf(request, fromRestaurantId);
  const { tenantId, restaurantId } = request.place;
  await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'write');
  const from = { tenantId, restaurantId: fromRestaurantId };
  await authorizeRestaurant(deps, { ...request, place: from, kind: 'items' }, 'write');
  const { user } = request;
  const at = menuLinksOf(tenantId);
  await deps.writePath.transact(authorOf(request), async (transaction) => {
    const all = await transaction.find(at, { limit: MOST_IN_TENANT });
    refuseCircle(
      all.map(({ record }) => record),
      ref,
    );
    const before = all.find(({ id }) => id === linkIdOf(ref))?.record;
    const now = new Date(deps.now()).toISOString();
    const link: MenuLink = {
      fromRestaurantId,
      toRestaurantId: restaurantId,
      restaurantIds: [fromRestaurantId, restaurantId],
      ...(menuGroupIds && { menuGroupIds }),
      by: user.uid,
      byName: user.displayName ?? user.email,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      exceptions: before?.exceptions ?? [],
      ...(before?.lastStep && { lastStep: before.lastStep }),
    };
    if (before) transaction.replace(at, linkIdOf(ref), before, link);
    else transaction.create(at, linkIdOf(ref), link);
    enqueue(deps, transaction, ref);
  });
  return stepNow(deps, request, ref);
}

/** The copy stays as it is. Throws NOT_FOUND. */
export async function endMenuLink(
  deps: MenuImportDeps,
  request: PlaceRequest,
  fromRestaurantId: number,
): Promise<null> {
  await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'write');
  const ref = refOf(request, fromRestaurantId);
  const at = menuLinksOf(ref.tenantId);
  await deps.writePath.transact(authorOf(request), async (transaction) => {
    const link = await transaction.get(at, linkIdOf(ref));
    if (!link) throw linkNotFound();
    transaction.remove(at, linkIdOf(ref), link);
    transaction.follow(dueWork, followWork(ref, deps.now()).id, undefined);
  });
  return null;
}

export interface ExceptionRequest {
  kind: MenuKind;
  key: string;
  /** What the copy has of its own from now on; all else follows again. */
  own: LinkAspect[];
  /** What follows again although nothing of it was noted yet. */
  again?: LinkAspect[] | undefined;
}

/** Throws NOT_FOUND for a record that is not copied. */
export async function setLinkException(
  deps: MenuImportDeps,
  request: PlaceRequest,
  fromRestaurantId: number,
  { kind, key, own, again = [] }: ExceptionRequest,
): Promise<ShownMenuLink> {
  await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'write');
  const ref = refOf(request, fromRestaurantId);
  const at = menuLinksOf(ref.tenantId);
  const known = await recordOf(deps, request, fromRestaurantId, { kind, key });
  await deps.writePath.transact(authorOf(request), async (transaction) => {
    const link = await transaction.get(at, linkIdOf(ref));
    if (!link) throw linkNotFound();
    const before = link.exceptions.find((one) => one.kind === kind && one.key === key);
    const record = before ?? (known && { kind, key, ...known });
    if (!record) throw new DomainError('NOT_FOUND', 'This is not copied from there');
    const after = { ...record, own: ownAfter(kind, before?.own ?? {}, { own, again }) };
    const updatedAt = new Date(deps.now()).toISOString();
    transaction.replace(at, linkIdOf(ref), link, {
      ...link,
      updatedAt,
      exceptions: withException(link.exceptions, after),
    });
    enqueue(deps, transaction, ref);
  });
  return stepNow(deps, request, ref);
}

/** What was its own and is not any more follows again. */
function ownAfter(
  kind: MenuKind,
  before: LinkException['own'],
  { own, again: asked }: { own: readonly LinkAspect[]; again: readonly LinkAspect[] },
): LinkException['own'] {
  const wanted = aspectsOf(kind).filter((aspect) => own.includes(aspect));
  const again = aspectsOf(kind).filter(
    (aspect) => (before[aspect] || asked.includes(aspect)) && !own.includes(aspect),
  );
  return {
    ...Object.fromEntries(
      wanted.map((aspect) => {
        const state = before[aspect];
        return [aspect, state === undefined || state === 'followAgain' ? 'chosen' : state];
      }),
    ),
    ...Object.fromEntries(again.map((aspect) => [aspect, 'followAgain'])),
  };
}

async function recordOf(
  deps: MenuImportDeps,
  { place }: PlaceRequest,
  fromRestaurantId: number,
  { kind, key }: Pick<ExceptionRequest, 'kind' | 'key'>,
): Promise<{ recordId: number; name: string } | undefined> {
  const { menu, imported } = await deps.catalogue.open(place, linkSource(fromRestaurantId));
  const recordId = imported.left?.[nameIn(kind, key)] ? imported[kind][key] : undefined;
  const name = recordId === undefined ? undefined : entitiesById(kind, menu).get(recordId)?.name;
  return recordId === undefined || name === undefined ? undefined : { recordId, name };
}

function enqueue(
  { now }: MenuImportDeps,
  transaction: Pick<AuditedTransaction, 'follow'>,
  ref: LinkRef,
): void {
  const { id, record } = followWork(ref, now());
  transaction.follow(dueWork, id, record);
}

/** The work is stored: what cannot be done now, perhaps because others wait their turn, is done within minutes. */
async function stepNow(deps: MenuImportDeps, request: PlaceRequest, ref: LinkRef): Promise<ShownMenuLink> {
  try {
    await inTurn('import', { user: request.user, place: request.place }, () => followMenu(deps, ref));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  return shownLink(deps, request, ref);
}

/** A menu that follows another one cannot be followed by it, whatever lies between. */
function refuseCircle(links: readonly MenuLink[], { fromRestaurantId, toRestaurantId }: LinkRef): void {
  const followers = new Set([toRestaurantId]);
  for (const id of followers)
    for (const link of links) if (link.fromRestaurantId === id) followers.add(link.toRestaurantId);
  if (followers.has(fromRestaurantId))
    throw new DomainError(
      'CONFLICT',
      'That menu follows this one already: two menus cannot follow each other',
    );
}
