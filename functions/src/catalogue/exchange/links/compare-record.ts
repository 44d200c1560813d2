// Tells staff of one copied record, aspect by aspect, what comes from the source and what differs here, with both values.
import { aspectOf, aspectsOf, type LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';
import { exchangedFields } from '@bite/shared/catalogue/exchange/menu-entities';
import type { copiedRecord, LinkException, MenuLink } from '@bite/shared/catalogue/exchange/menu-link.schema';
import { type ImportedIds, idOf, type Menu, type MenuKind } from '@bite/shared/catalogue/menu.schema';
import type { Draft } from '@bite/shared/catalogue/menu-draft';
import { may } from '@bite/shared/identity/roles';
import { type Fields, isSameContent } from '@bite/shared/kernel/fields';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { z } from 'zod';
import { restaurantsOf } from '../../../collections/collections.ts';
import { authorizeRestaurant } from '../../../records/authorize-restaurant.ts';
import type { MenuImportDeps, PlaceRequest } from '../check-menu-file.ts';
import { inTurn } from '../import-queue.ts';
import { comparable, entitiesById } from './compare-copy.ts';
import { decideCopy, isArranged } from './decide-copy.ts';
import { linkNotFound } from './list-menu-links.ts';
import { type LinkRef, linkIdOf, linkSource, menuLinksOf, nameIn } from './menu-links.ts';
import { type CopyReading, isEmpty, readCopy, readSource } from './read-copy.ts';

type CopiedRecord = z.output<typeof copiedRecord>;
type Aspect = CopiedRecord['aspects'][number];

/** Null for a record that does not come from there. Throws NOT_FOUND if the menu is not kept in step with that one. */
export async function compareLinkedRecord(
  deps: MenuImportDeps,
  request: PlaceRequest,
  fromRestaurantId: number,
  { kind, recordId }: { kind: MenuKind; recordId: number },
): Promise<{ copied: CopiedRecord | null }> {
  const { place } = request;
  const { tenantId } = place;
  const to = await authorizeRestaurant(deps, { ...request, kind: 'items' }, 'read');
  const ref: LinkRef = { tenantId, fromRestaurantId, toRestaurantId: place.restaurantId };
  const link = await deps.records.get(menuLinksOf(tenantId), linkIdOf(ref));
  const from = await deps.records.get(restaurantsOf(tenantId), String(fromRestaurantId));
  if (!link || !from) throw linkNotFound();
  return inTurn('comparison', request, () =>
    compareNow(deps, request, { ref, link, from, to }, { kind, recordId }),
  );
}

interface Linked {
  ref: LinkRef;
  link: MenuLink;
  from: Restaurant;
  to: Restaurant;
}

/** Needs the ids of the whole menu, and so plans it. */
async function compareNow(
  deps: MenuImportDeps,
  { place, user }: PlaceRequest,
  { ref, link, from, to }: Linked,
  { kind, recordId }: Named,
): Promise<{ copied: CopiedRecord | null }> {
  const { tenantId, fromRestaurantId } = ref;
  const source = await readSource(deps, ref, link);
  if (isEmpty(source)) {
    const { imported } = await deps.catalogue.open(place, linkSource(fromRestaurantId));
    const former = keyOf(imported, link, { kind, recordId });
    return { copied: former === undefined ? null : { key: former, isThere: false, aspects: [] } };
  }
  const reading = await readCopy(deps, ref, link, { from, to, source });
  const { state, whole, desired } = reading;
  const key =
    keyOf(state.imported, link, { kind, recordId }) ??
    Object.entries(desired.ids[kind]).find(isId(recordId))?.[0];
  if (key === undefined) return { copied: null };
  const isThere = (source[kind] as { guid: string }[]).some(({ guid }) => guid === key);
  const { found } = decideCopy(state, whole, desired, source);
  const known = [...found, ...link.exceptions].find((one) => one.kind === kind && one.key === key);
  // Whoever may change the copy may have all of this written there; others see no values of a menu that they may not read.
  const maySee =
    may(user, 'catalogue.write', place) ||
    may(user, 'catalogue.read', { tenantId, restaurantId: fromRestaurantId });
  const aspects = aspectsBetween(reading, { kind, key, recordId }, known?.own ?? {});
  return {
    copied: {
      key,
      isThere,
      aspects: maySee ? aspects : aspects.map((one) => ({ ...one, differences: [] })),
    },
  };
}

interface Named {
  kind: MenuKind;
  recordId: number;
}

const isId =
  (recordId: number) =>
  ([, id]: [string, number]): boolean =>
    id === recordId;

/** The record's guid at the source, of one that a step has written or found. */
function keyOf(
  imported: ImportedIds,
  { exceptions }: MenuLink,
  { kind, recordId }: Named,
): string | undefined {
  const isWritten = ([key]: [string, number]): boolean => imported.left?.[nameIn(kind, key)] !== undefined;
  return (
    exceptions.find((one) => one.kind === kind && one.recordId === recordId)?.key ??
    Object.entries(imported[kind]).filter(isId(recordId)).find(isWritten)?.[0]
  );
}

function aspectsBetween(
  { state, desired, whole }: CopyReading,
  { kind, key, recordId }: Named & { key: string },
  own: LinkException['own'],
): Aspect[] {
  const here = entitiesById(kind, state.menu).get(recordId);
  const there = entitiesById(kind, desired.menu).get(recordId);
  const draft = (whole[kind] as Draft<Fields>[]).find((one) => one.key === key);
  const aspects = aspectsOf(kind).filter((aspect) => !draft || aspect !== 'place' || isArranged(kind, draft));
  if (!here) return [];
  const all = there && draft ? differencesBetween(kind, here, there, desired.menu) : [];
  return aspects.map((aspect) => {
    const differences = all.filter(({ field }) => aspectOf(kind, field) === aspect);
    return { aspect, state: stateOf(own[aspect], differences.length > 0), differences };
  });
}

function stateOf(own: LinkException['own'][LinkAspect], differs: boolean): Aspect['state'] {
  if (own === 'chosen' || own === 'changedHere') return own;
  return differs ? 'underWay' : 'inStep';
}

function differencesBetween(
  kind: MenuKind,
  here: Menu[MenuKind][number],
  there: Menu[MenuKind][number],
  menu: Menu,
): Aspect['differences'] {
  const copied = new Set(menu.items.map((item) => idOf('items', item)));
  const [mine, theirs] = [comparable(kind, here, copied), comparable(kind, there, copied)];
  return exchangedFields(kind)
    .filter((field) => !isSameContent({ is: mine[field] }, { is: theirs[field] }))
    .map((field) => ({
      field,
      here: (here as unknown as Fields)[field],
      there: (there as unknown as Fields)[field],
    }));
}
