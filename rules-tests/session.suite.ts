// Lists, own records, and what happens to a session that is open when access ends.
import { paths } from '@bite/shared/paths';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  type FirestoreError,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { staffActors, staffNamed } from './actors.ts';
import { places } from './places.ts';
import { asServer, firestoreOf, isAllowed, orderGuid } from './world.ts';

const at = places.pizzeria;
const order = paths.order(at, orderGuid);
const orders = paths.restaurantCollection(at, 'orders');
const listed = { orders, 'kitchen items': paths.kitchenItems(at, orderGuid) };

function describeLists(environment: () => RulesTestEnvironment): void {
  const dbOf = (name: Parameters<typeof staffNamed>[0]): Firestore =>
    firestoreOf(environment(), staffNamed(name));
  const lists = (asked: Query): Promise<boolean> => isAllowed(getDocsFromServer(asked));

  describe.each(Object.entries(listed))('a list of %s', (_, path) => {
    it.each([1, 200])('C6-01 of at most %i is given', async (count) => {
      expect(await lists(query(collection(dbOf('a manager'), path), limit(count)))).toBe(true);
    });

    it.each([201, 10_000])('C6-01 of up to %i is refused', async (count) => {
      expect(await lists(query(collection(dbOf('a manager'), path), limit(count)))).toBe(false);
    });

    it('C6-01 without a bound is refused, to site administrators too', async () => {
      expect(await lists(collection(dbOf('a manager'), path))).toBe(false);
      expect(await lists(collection(dbOf('a site administrator'), path))).toBe(false);
    });
  });

  it("C6-01 the board's queries are among those allowed", async () => {
    const all = collection(dbOf('an employee at the counter'), orders);
    expect(await lists(query(all, where('status', 'in', ['newOrder', 'inProgress']), limit(200)))).toBe(true);
    const finished = where('status', 'in', ['completed', 'cancelled', 'voided']);
    expect(await lists(query(all, finished, orderBy('updatedAt', 'desc'), limit(50)))).toBe(true);
  });

  it.each(['orders', 'kitchen_items', 'restaurants', 'employees', 'items'])(
    'C6-01 nobody asks for %s across restaurants',
    async (group) => {
      for (const name of ['the owner', 'support', 'a site administrator'] as const) {
        expect(await lists(query(collectionGroup(dbOf(name), group), limit(1))), name).toBe(false);
      }
    },
  );
}

function describeOwnRecord(environment: () => RulesTestEnvironment): void {
  describe.each(staffActors)('I3.4-02 the own record of $name', ({ uid }) => {
    it('can be read, and nothing of it written', async () => {
      const own = doc(firestoreOf(environment(), { uid }), paths.user(uid));
      expect(await isAllowed(getDocFromServer(own))).toBe(true);
      const changes = {
        isSiteAdmin: true,
        siteRole: 'site_admin',
        isActive: true,
        access: {},
        tenantAssignments: [],
        displayName: 'Me',
      };
      for (const [field, value] of Object.entries(changes)) {
        expect(await isAllowed(updateDoc(own, { [field]: value })), field).toBe(false);
      }
      expect(await isAllowed(deleteDoc(own))).toBe(false);
    });
  });

  it('I3.4-03 a stranger can ask for the own record, and not make one', async () => {
    const own = doc(firestoreOf(environment(), { uid: 'stranger' }), paths.user('stranger'));
    expect((await getDocFromServer(own)).exists()).toBe(false);
    expect(await isAllowed(setDoc(own, { isActive: true, isSiteAdmin: true }))).toBe(false);
  });

  it('I3.4-02 an owner reads no colleague', async () => {
    const db = firestoreOf(environment(), staffNamed('the owner'));
    const { uid } = staffNamed('an employee in the kitchen');
    expect(await isAllowed(getDocFromServer(doc(db, paths.user(uid))))).toBe(false);
  });
}

function describeRevocation(environment: () => RulesTestEnvironment): void {
  describe('a session that is open', () => {
    const { uid, user } = staffNamed('an employee in the kitchen');
    const tenant = paths.tenant(at.tenantId);
    const change = (path: string, fields: object): Promise<void> =>
      asServer(environment(), (db) => updateDoc(doc(db, path), { ...fields }));

    afterEach(async () => {
      await change(paths.user(uid), user);
      await change(tenant, { status: 'active' });
    });

    const endings: [title: string, path: string, fields: object][] = [
      ['I4-27 the assignment ends', paths.user(uid), { access: {} }],
      ['I4-26 the user is deactivated', paths.user(uid), { isActive: false }],
      ['C6-02 the kitchen flag is taken away', paths.user(uid), { access: without(user.access) }],
      ['O3-05 the tenant is suspended', tenant, { status: 'suspended' }],
      ['O3-05 the tenant becomes inactive', tenant, { status: 'inactive' }],
    ];

    it.each(endings)('reads nothing more when %s', async (_, path, fields) => {
      const db = firestoreOf(environment(), { uid });
      const read = (): Promise<boolean> => isAllowed(getDocFromServer(doc(db, order)));
      expect(await read()).toBe(true);
      await change(path, fields);
      expect(await read()).toBe(false);
    });

    it.each(endings)('loses the list it listens to when %s and an order changes', async (_, path, fields) => {
      const db = firestoreOf(environment(), { uid });
      const lost = listenUntilLost(query(collection(db, orders), limit(200)));
      await lost.begun;
      await change(path, fields);
      await change(order, { name: String(fields) });
      expect((await lost.error).code).toBe('permission-denied');
    });
  });
}

function without(access: object): object {
  return JSON.parse(JSON.stringify(access).replaceAll('"kitchen":true', '"kitchen":false')) as object;
}

function listenUntilLost(asked: Query): { begun: Promise<void>; error: Promise<FirestoreError> } {
  const begun = Promise.withResolvers<void>();
  const error = Promise.withResolvers<FirestoreError>();
  onSnapshot(asked, { next: () => begun.resolve(), error: error.resolve });
  return { begun: begun.promise, error: error.promise };
}

export function describeSessions(environment: () => RulesTestEnvironment): void {
  describeLists(environment);
  describeOwnRecord(environment);
  describeRevocation(environment);
}
