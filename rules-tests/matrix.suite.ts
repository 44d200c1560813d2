// Actor by place by collection by operation: what is allowed, and that all else is not.
import { isSiteAdmin, may } from '@bite/shared/identity/roles';
import { paths } from '@bite/shared/paths';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actors, staffActors } from './actors.ts';
import { expected, type OpenKind, type Operation, openKinds, operations } from './expectations.ts';
import { type PlaceName, placeNames, places, tenantStatus } from './places.ts';
import { firestoreOf, isAllowed, kinds, kitchenItemOf, locations } from './world.ts';

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const bump = {
  kitchenStatus: 'sentToKitchen',
  sentToKitchenAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
};

function attempt(db: Firestore, operation: Operation, path: string, change: object): Promise<unknown> {
  switch (operation) {
    case 'get':
      return getDocFromServer(doc(db, path));
    case 'list':
      return getDocsFromServer(query(collection(db, parentOf(path)), limit(10)));
    case 'create':
      return setDoc(doc(db, `${parentOf(path)}/new`), { name: 'new' });
    case 'update':
      return updateDoc(doc(db, path), change);
    case 'delete':
      return deleteDoc(doc(db, path));
  }
}

// One after the other: after a refusal the SDK sends again what it had sent since, and a bump counts once only.
async function allowedOperations(db: Firestore, path: string, change: object): Promise<Operation[]> {
  const allowed: Operation[] = [];
  for (const operation of operations) {
    if (await isAllowed(attempt(db, operation, path, change))) allowed.push(operation);
  }
  return allowed;
}

const isOpen = (kind: string): kind is OpenKind => openKinds.some((open) => open === kind);

function tried(kind: (typeof kinds)[number], actor: Actor, place: PlaceName): [path: string, change: object] {
  if (kind === 'kitchenItems') return [kitchenItemOf(actor, place), bump];
  return [locations[kind](places[place]), { name: 'changed' }];
}

export function describeMatrix(environment: () => RulesTestEnvironment): void {
  describe.each(actors)('O6-02 I6-02 C6-01 $name', (actor) => {
    let db: Firestore;
    beforeAll(() => {
      db = firestoreOf(environment(), actor);
    });

    it.each(kinds)('at the pizzeria, in %s, may do what the table says', async (kind) => {
      const allowed = await allowedOperations(db, ...tried(kind, actor, 'pizzeria'));
      const isOthers = kind === 'users' && actor.user?.isActive === true && isSiteAdmin(actor.user);
      const closed = isOthers ? ['get'] : [];
      expect(allowed).toEqual(isOpen(kind) ? expected(actor.name, 'pizzeria', kind) : closed);
    });

    it.each(placeNames.filter((place) => place !== 'pizzeria'))(
      'at %s, may do what the table says',
      async (place) => {
        for (const kind of openKinds) {
          const allowed = await allowedOperations(db, ...tried(kind, actor, place));
          expect(allowed, kind).toEqual(expected(actor.name, place, kind));
        }
      },
    );

    it('finds no other collection, at the root, under a tenant, a restaurant or an order', async () => {
      const at = places.pizzeria;
      const unknown = [
        paths.platformCounter('tenants'),
        `${paths.tenant(at.tenantId)}/notes/1`,
        `${paths.restaurant(at)}/notes/1`,
        `${locations.orders(at)}/notes/1`,
      ];
      for (const path of unknown)
        expect(await allowedOperations(db, path, { name: 'changed' }), path).toEqual([]);
    });
  });
}

/** The table above and roles.ts were written apart from each other; here they meet. */
export function describeAgreement(): void {
  const actions = {
    restaurants: 'restaurants.read',
    orders: 'orders.read',
    kitchenItems: 'orders.read',
  } as const;
  const restaurantsOf = (tenantId: number) => Object.values(places).filter((at) => at.tenantId === tenantId);

  describe.each(staffActors)('C6-01 the table and `may` agree on $name', ({ name, user }) => {
    it.each(placeNames)('at %s', (place) => {
      const at = places[place];
      const isActive = tenantStatus[at.tenantId] === 'active';
      const isThere = isActive || isSiteAdmin(user);
      for (const kind of openKinds) {
        const mayRead =
          kind === 'tenants'
            ? restaurantsOf(at.tenantId).some((one) => may(user, 'tenants.read', one))
            : may(user, actions[kind], at);
        const mayCook = kind === 'kitchenItems' && isActive && may(user, 'kitchen.write', at);
        const allowed = expected(name, place, kind);
        expect({ get: allowed.includes('get'), update: allowed.includes('update') }, kind).toEqual({
          get: mayRead && isThere,
          update: mayCook,
        });
      }
    });
  });
}
