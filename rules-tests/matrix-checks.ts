// The matrix of actor, place, collection and operation, and checks outside it: one's own record, collections that do not
// exist, collection groups, lists without a limit.
import { collections, paths } from '@bite/shared/paths';
import { type Actor, type ActorName, actorNamed, actors, sessionsOfOld } from './actors.ts';
import type { Check } from './check.ts';
import {
  expectedAt,
  expectedOf,
  expectedOfOwn,
  type OpenKind,
  type Operation,
  openKinds,
  operations,
} from './expectations.ts';
import { type Attempt, type Fields, serverTime } from './firestore-client.ts';
import { type PlaceName, placeNames, places } from './places.ts';
import { type Kind, kinds, kindsAtPlaces, kitchenItemOf, locations, orderGuid, triedItem } from './world.ts';

const bump = { kitchenStatus: 'sentToKitchen', sentToKitchenAt: serverTime, updatedAt: serverTime };

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isOpen = (kind: Kind): kind is OpenKind => openKinds.some((open) => open === kind);

function attemptOf(does: Operation, path: string, change: Fields, name: string): Attempt {
  switch (does) {
    case 'list':
      return { does, path: parentOf(path), limit: 10 };
    case 'create':
      return { does, path: `${parentOf(path)}/${name}`, fields: { name: 'new', ...change } };
    case 'update':
      return { does, path, fields: change };
    default:
      return { does, path };
  }
}

function checksOn(
  { name: who, uid }: Actor,
  about: Kind,
  path: string,
  allowed: readonly Operation[],
  change: Fields = { name: 'changed' },
): Check[] {
  return operations.map((does) => ({
    who,
    uid,
    about,
    attempt: attemptOf(does, path, change, `new-by-${uid ?? 'nobody'}`),
    allowed: allowed.includes(does),
  }));
}

/** Who tries what is closed to all: everybody with `npm test -- --long`, otherwise a few whose permissions differ most. */
const triesClosedKinds = (actor: Actor): boolean =>
  process.env['BITE_LONG'] !== undefined || strangersAndStaff.includes(actor);

/** Everything is tried at the home place and at another tenant's; elsewhere only what depends on the place. */
function kindsTriedAt(place: PlaceName, isClosedTried: boolean): readonly Kind[] {
  const dependent: readonly Kind[] = [...openKinds, 'restaurants'];
  if (place === 'pizzeria') return isClosedTried ? kinds : [...dependent, 'users', 'storefrontLive'];
  return place === 'a restaurant of another tenant' && isClosedTried ? kindsAtPlaces : dependent;
}

/** The matrix: the actor's five operations on the collections of the place. */
export function matrixChecks(
  actor: Actor,
  place: PlaceName,
  isClosedTried = triesClosedKinds(actor),
): Check[] {
  const at = places[place];
  return kindsTriedAt(place, isClosedTried).flatMap((kind) => {
    if (!isOpen(kind)) return checksOn(actor, kind, locations[kind](at), expectedOf(actor, kind));
    const allowed = expectedAt(actor.name, place, kind);
    return kind === 'kitchenItems'
      ? checksOn(actor, kind, kitchenItemOf(actor, place), allowed, bump)
      : checksOn(actor, kind, locations[kind](at), allowed);
  });
}

/** Permissions that people might give themselves, one field at a time and all at once. */
const promotions: readonly Fields[] = [
  { isSiteAdmin: true },
  { siteRole: 'site_admin' },
  { isActive: true },
  { access: {} },
  { tenantAssignments: [] },
  { displayName: 'Me' },
  { isActive: true, isSiteAdmin: true, siteRole: 'site_owner', access: {} },
];

/** One's own users/{uid}, and a customers/{uid} of the same uid, which is closed; and other people's. */
export function ownRecordChecks(actor: Actor): Check[] {
  const { name: who, uid } = actor;
  if (uid === undefined) return [];
  return (['users', 'customers'] as const).flatMap((about) => {
    const own = `${collections[about]}/${uid}`;
    const written = promotions.map((fields): Check => {
      return { who, uid, about, attempt: { does: 'update', path: own, fields }, allowed: false };
    });
    const listed: Check[] = [undefined, 1].map((limit) => {
      const attempt = {
        does: 'list',
        path: collections[about],
        named: uid,
        ...(limit && { limit }),
      } as const;
      return { who, uid, about, attempt, allowed: false, how: 'by its name' };
    });
    const made: Check[] = promotions.slice(-1).map((fields) => {
      return { who, uid, about, attempt: { does: 'create', path: own, fields }, allowed: false };
    });
    const expected = about === 'users' ? expectedOfOwn : [];
    return [...checksOn(actor, about, own, expected), ...written, ...made, ...listed];
  });
}

/** What a token's session allows: for people with permission, and what nobody may do without a session. */
export function sessionChecks(): Check[] {
  const order = locations.orders(places.pizzeria);
  const names: readonly ActorName[] = ['the owner', 'a site administrator'];
  return names.map(actorNamed).flatMap(({ name: who, uid = '' }) =>
    Object.entries(sessionsOfOld).flatMap(([how, [session, allowed]]) =>
      (
        [
          ['orders', { does: 'get', path: order }],
          ['orders', { does: 'list', path: parentOf(order), limit: 10 }],
          ['tenants', { does: 'get', path: locations.tenants(places.pizzeria) }],
          ['kitchenItems', { does: 'update', path: triedItem('pending-sentToKitchen'), fields: bump }],
          ['users', { does: 'get', path: paths.user(uid) }],
        ] as const
      ).map(([about, attempt]) => ({ who, uid, about, attempt, allowed, session, how: `in ${how}` })),
    ),
  );
}

const parents = {
  'the root': '',
  'a tenant': `${paths.tenant(places.pizzeria.tenantId)}/`,
  'a restaurant': `${paths.restaurant(places.pizzeria)}/`,
  'an order': `${paths.order(places.pizzeria, orderGuid)}/`,
};
const strays = [...kinds, 'notes'] as const;

/** Each collection name at a wrong path, and one that does not exist. */
export function strayChecks(actor: Actor): Check[] {
  return strays.flatMap((stray) => {
    const about = stray === 'notes' ? 'items' : stray;
    const name = stray === 'notes' ? stray : collections[stray];
    const home = stray === 'notes' ? '' : parentOf(locations[stray](places.pizzeria));
    const elsewhere = Object.values(parents).filter((parent) => `${parent}${name}` !== home);
    const checks = elsewhere.flatMap((parent) => checksOn(actor, about, `${parent}${name}/1`, []));
    return checks.filter(({ attempt: { does } }) => does === 'get' || does === 'list' || does === 'create');
  });
}

/** Collection group queries are refused for everyone. */
export function groupChecks(actor: Actor, isClosedTried = triesClosedKinds(actor)): Check[] {
  const { name: who, uid } = actor;
  const lower = [paths.tenant(places.pizzeria.tenantId), paths.restaurant(places.pizzeria)];
  const tried = isClosedTried ? kinds : openKinds;
  return tried.flatMap((about) =>
    ['', ...(strangersAndStaff.includes(actor) ? lower : [])].map((below): Check => {
      const attempt = { does: 'list across', collection: collections[about], below, limit: 1 } as const;
      return { who, uid, about, attempt, allowed: false, how: `below ${below || 'the root'}` };
    }),
  );
}

export const listedKinds = ['orders', 'kitchenItems', 'reviews'] as const;

/** A list must have a limit of at most 200, and counting is refused as well. */
export function boundChecks(about: (typeof listedKinds)[number]): Check[] {
  const path = parentOf(locations[about](places.pizzeria));
  const names: readonly ActorName[] = ['a manager', 'a site administrator'];
  return names
    .map(actorNamed)
    .flatMap(({ name: who, uid }) => [
      ...[1, 200].map(
        (limit): Check => ({ who, uid, about, attempt: { does: 'list', path, limit }, allowed: true }),
      ),
      ...[201, 10_000].map(
        (limit): Check => ({ who, uid, about, attempt: { does: 'list', path, limit }, allowed: false }),
      ),
      { who, uid, about, attempt: { does: 'list', path }, allowed: false, how: 'without a bound' },
      { who, uid, about, attempt: { does: 'count', path }, allowed: false, how: 'without a bound' },
    ]);
}

export const strangersAndStaff: readonly Actor[] = (
  ['nobody in particular', 'a diner', 'the owner', 'a site administrator'] as const
).map(actorNamed);

/** The whole matrix, by everybody. */
export const matrix = (): Check[] =>
  actors.flatMap((actor) => placeNames.flatMap((place) => matrixChecks(actor, place, true)));
