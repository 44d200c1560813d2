// Brings a copied menu up to date with its source. Compares the present states and never events: told twice, late or out of
// order it does the same. What is written, and the memory of how it was left, go into one commit; a large menu takes several,
// and then the memory has both versions of each record until all of it is written (decision 41).
import type { LinkException, MenuLink } from '@bite/shared/catalogue/exchange/menu-link.schema';
import { type Menu, menuKinds } from '@bite/shared/catalogue/menu.schema';
import { DomainError, errorStatus } from '@bite/shared/kernel/errors';
import { isSameContent } from '@bite/shared/kernel/fields';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { users } from '../../../collections/collections.ts';
import type { OpenMenu } from '../../../ports/catalogue-writer.ts';
import { authorizeRestaurant } from '../../../records/authorize-restaurant.ts';
import { menuEntry } from '../../menu-entry.ts';
import { writeMenu } from '../../write-menu.ts';
import type { MenuImportDeps } from '../check-menu-file.ts';
import { decideCopy } from './decide-copy.ts';
import { exceptionsByName, type LinkRef, linkIdOf, linkSource, menuLinksOf, nameIn } from './menu-links.ts';
import { type CopyPlaces, readCopy, readSource } from './read-copy.ts';

/** Far below the size of a document. */
const MOST_EXCEPTIONS = 3000;
/** A large menu is gone over once more after it was written. */
const MOST_PASSES = 3;

/** What may succeed later is thrown; what cannot is noted on the link. */
export async function followMenu(deps: MenuImportDeps, ref: LinkRef): Promise<void> {
  const link = await deps.records.get(menuLinksOf(ref.tenantId), linkIdOf(ref));
  if (!link) return;
  try {
    await follow(deps, ref, link);
  } catch (error) {
    if (!(error instanceof DomainError) || isTemporary(error)) throw error;
    await settle(deps, ref, (now) => ({ ...now, problem: problemOf(error, link) }));
  }
}

const isTemporary = ({ code }: DomainError): boolean =>
  errorStatus[code] >= 500 || code === 'CONFLICT' || code === 'ID_COLLISION';

const problemOf = ({ code, message }: DomainError, { byName }: MenuLink): string =>
  code === 'FORBIDDEN'
    ? `${byName} may not edit both locations any more. Whoever may can continue it.`
    : message;

async function follow(untimed: MenuImportDeps, ref: LinkRef, link: MenuLink): Promise<void> {
  // Everything that a step writes has its time, by which the events of its own writes are known.
  const now = untimed.now();
  const deps = { ...untimed, now: () => now };
  const places = await readPlaces(deps, ref, link);
  const found = new Map<string, LinkException>();
  let changed = 0;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const step = await writeStep(deps, ref, link, places);
    for (const one of step.found) found.set(nameIn(one.kind, one.key), one);
    changed += step.changed;
    if (step.commits <= 1) break;
  }
  const at = new Date(now).toISOString();
  await settle(deps, ref, ({ problem: _solved, ...current }) => ({
    ...current,
    exceptions: withFound(current, link, found),
    ...(changed > 0 && { lastStep: { at, changed } }),
  }));
}

/** With the permissions that the person has now. Throws FORBIDDEN. */
async function readPlaces(deps: MenuImportDeps, ref: LinkRef, link: MenuLink): Promise<CopyPlaces> {
  const { tenantId } = ref;
  const user = await deps.records.get(users, link.by);
  if (!user) throw new DomainError('FORBIDDEN', 'You have no access to this');
  const at = (restaurantId: number): Promise<Restaurant> =>
    authorizeRestaurant(deps, { kind: 'items', user, place: { tenantId, restaurantId } }, 'write');
  const [from, to] = [await at(ref.fromRestaurantId), await at(ref.toRestaurantId)];
  return { from, to, source: await readSource(deps, ref, link) };
}

interface Step {
  found: LinkException[];
  changed: number;
  commits: number;
}

async function writeStep(
  deps: MenuImportDeps,
  ref: LinkRef,
  link: MenuLink,
  places: CopyPlaces,
): Promise<Step> {
  const { place, open, state, deleted, whole, desired, to } = await readCopy(deps, ref, link, places);
  const { draft, found, leftBy } = decideCopy(state, whole, desired, places.source);
  if (state.exceptions.size + found.length + deleted.length > MOST_EXCEPTIONS)
    throw new DomainError(
      'PAYLOAD_TOO_LARGE',
      'Too many records here have something of their own: this copy cannot be kept in step',
    );
  const at = new Date(deps.now()).toISOString();
  const known: OpenMenu = { ...open, imported: state.imported };
  const plan = await writeMenu(deps, place, known, draft, {
    isImport: true,
    source: linkSource(ref.fromRestaurantId),
    currency: to.settings.currency,
    isStored: true,
    leftBy,
    entryOf: (planned) =>
      sizeOf(planned) > 0
        ? menuEntry(planned, place, linkSource(ref.fromRestaurantId), at, link.by)
        : undefined,
  });
  return { found: [...deleted, ...found], changed: sizeOf(plan), commits: plan.commits };
}

const sizeOf = ({ create, replace }: { create: Menu; replace: Menu }): number =>
  menuKinds.reduce((sum, kind) => sum + create[kind].length + replace[kind].length, 0);

/** The exceptions as they are now, with those that the step found, and without those that it has followed again. */
function withFound(
  now: MenuLink,
  atStart: MenuLink,
  found: ReadonlyMap<string, LinkException>,
): LinkException[] {
  const before = exceptionsByName(atStart);
  const all = exceptionsByName(now);
  for (const [name, one] of found) {
    const known = all.get(name);
    all.set(name, { ...one, own: { ...one.own, ...withoutFollowed(known?.own ?? {}, {}) } });
  }
  return [...all].flatMap(([name, one]) => {
    const isBack = one.own.details === 'deletedHere' && !found.has(name);
    const { details, ...rest } = withoutFollowed(one.own, before.get(name)?.own ?? {});
    const own = { ...rest, ...(details && !isBack && { details }) };
    return Object.keys(own).length > 0 ? [{ ...one, own }] : [];
  });
}

/** Without what was to be followed again when the step began, unless somebody has said otherwise since. */
function withoutFollowed(own: LinkException['own'], atStart: LinkException['own']): LinkException['own'] {
  return Object.fromEntries(
    Object.entries(own).filter(
      ([aspect, state]) =>
        !(state === 'followAgain' && atStart[aspect as keyof typeof atStart] === 'followAgain'),
    ),
  );
}

async function settle(
  { writePath, now }: MenuImportDeps,
  ref: LinkRef,
  change: (link: MenuLink) => MenuLink,
): Promise<void> {
  const at = menuLinksOf(ref.tenantId);
  await writePath.transact({ uid: 'system' }, async (transaction) => {
    const link = await transaction.get(at, linkIdOf(ref));
    if (!link) return;
    const next = change(link);
    if (isSameContent(link, next)) return;
    transaction.follow(at, linkIdOf(ref), { ...next, updatedAt: new Date(now()).toISOString() });
  });
}
