// Listeners of the screens, and what happens to an open session when access ends.
import { clientUidOf } from '@bite/shared/identity/client-account';
import { paths } from '@bite/shared/paths';
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import {
  collection,
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
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { actorNamed, staffNamed } from './actors.ts';
import { wrongAnswers } from './check.ts';
import { type FirestoreClient, liveSession } from './firestore-client.ts';
import { sessionChecks } from './matrix-checks.ts';
import { places } from './places.ts';
import { asServer, firestoreOf, isAllowed, orderGuid, world } from './world.ts';

const at = places.pizzeria;
const order = paths.order(at, orderGuid);
const orders = paths.restaurantCollection(at, 'orders');
const review = `${paths.restaurantCollection(at, 'reviews')}/1`;

function describeTokens(client: () => FirestoreClient): void {
  it('O7.1-07 a token opens nothing without a session, and nothing once that is over or ended', async () => {
    expect(await wrongAnswers(client(), sessionChecks())).toEqual([]);
  });
}

function describeListening(environment: () => RulesTestEnvironment): void {
  const dbOf = (name: Parameters<typeof staffNamed>[0]): Firestore =>
    firestoreOf(environment(), staffNamed(name));
  const lists = (asked: Query): Promise<boolean> => isAllowed(getDocsFromServer(asked));

  it("C6-01 the board's queries are among those allowed", async () => {
    const all = collection(dbOf('an employee at the counter'), orders);
    expect(await lists(query(all, where('status', 'in', ['newOrder', 'inProgress']), limit(200)))).toBe(true);
    const finished = where('status', 'in', ['completed', 'cancelled', 'voided']);
    expect(await lists(query(all, finished, orderBy('updatedAt', 'desc'), limit(50)))).toBe(true);
  });

  it('O7.1-07 the account of a person’s clients opens nothing by itself, only where the server has named the person', async () => {
    const { uid } = staffNamed('an employee at the counter');
    const reads = (claims: TokenOptions): Promise<boolean> => {
      const context = environment().authenticatedContext(clientUidOf(uid), claims);
      return isAllowed(getDocFromServer(doc(context.firestore() as unknown as Firestore, order)));
    };
    expect(await reads({ person: uid, session: liveSession })).toBe(true);
    expect(await reads({ session: liveSession })).toBe(false);
    expect(await reads({})).toBe(false);
  });

  it('I3.4-03 a stranger can ask for the own record, to learn that there is none', async () => {
    const { uid = '' } = actorNamed('a stranger who signed in');
    const own = doc(firestoreOf(environment(), { uid }), paths.user(uid));
    expect((await getDocFromServer(own)).exists()).toBe(false);
  });
}

interface Ending {
  title: string;
  /** The person with the session. */
  who: Parameters<typeof staffNamed>[0];
  /** What the session listens to. */
  watched: string;
  change: 'user' | 'tenant';
  fields: object;
}

const cook = staffNamed('an employee in the kitchen');
const tenant = paths.tenant(at.tenantId);
const ofCook = { who: cook.name as Ending['who'], watched: order } as const;
const ofManager = { who: 'a manager', watched: review } as const;

const endings: readonly Ending[] = [
  { ...ofCook, title: 'I4-27 the assignment ends', change: 'user', fields: { access: {} } },
  { ...ofCook, title: 'I4-26 the user is deactivated', change: 'user', fields: { isActive: false } },
  {
    ...ofCook,
    title: 'C6-02 the kitchen flag is taken away',
    change: 'user',
    fields: { access: without(cook.user.access) },
  },
  { ...ofCook, title: 'O3-05 the tenant is suspended', change: 'tenant', fields: { status: 'suspended' } },
  { ...ofCook, title: 'O3-05 the tenant becomes inactive', change: 'tenant', fields: { status: 'inactive' } },
  {
    ...ofCook,
    title: 'O7.1-07 all sessions are ended',
    change: 'user',
    fields: { revokedAt: new Date(liveSession.startedAt) },
  },
  {
    ...ofCook,
    title: 'O7.1-07 this session is ended',
    change: 'user',
    fields: { endedSessions: { [liveSession.id]: '2026-01-01T12:00:00.000Z' } },
  },
  { ...ofManager, title: 'I4-27 a manager’s assignment ends', change: 'user', fields: { access: {} } },
  {
    ...ofManager,
    title: 'I6-02 a manager becomes an employee',
    change: 'user',
    fields: { access: { [String(at.tenantId)]: { role: 'employee', restaurants: {} } } },
  },
  {
    ...ofManager,
    title: 'O3-05 a manager’s tenant is suspended',
    change: 'tenant',
    fields: { status: 'suspended' },
  },
  {
    who: 'a site administrator',
    watched: order,
    title: 'O6-03 a site administrator is one no more',
    change: 'user',
    fields: { isSiteAdmin: false },
  },
  {
    who: 'a site administrator by role',
    watched: order,
    title: 'O6-03 a site administrator’s role becomes a viewer’s',
    change: 'user',
    fields: { siteRole: 'viewer' },
  },
  {
    who: 'support',
    watched: order,
    title: 'I6-01 support becomes a viewer',
    change: 'user',
    fields: { siteRole: 'viewer' },
  },
];

function describeRevocation(client: () => FirestoreClient, environment: () => RulesTestEnvironment): void {
  const before = [tenant, ...endings.map(({ who }) => paths.user(staffNamed(who).uid))];
  const undone = new Map(before.map((path) => [path, world.get(path) ?? {}]));

  describe('a session that is open', () => {
    const update = (path: string, fields: object): Promise<void> =>
      asServer(environment(), (db) => updateDoc(doc(db, path), { ...fields }));
    const end = ({ who, change, fields }: Ending): Promise<void> =>
      update(change === 'tenant' ? tenant : paths.user(staffNamed(who).uid), fields);

    afterEach(() => client().store(undone));

    it.each(endings)('reads nothing more when $title', async (ending) => {
      const db = firestoreOf(environment(), staffNamed(ending.who));
      const read = (): Promise<boolean> => isAllowed(getDocFromServer(doc(db, ending.watched)));
      expect(await read()).toBe(true);
      await end(ending);
      expect(await read()).toBe(false);
    });

    it.each(endings)('loses the list it listens to when $title and something changes', async (ending) => {
      const db = firestoreOf(environment(), staffNamed(ending.who));
      const list = ending.watched.slice(0, ending.watched.lastIndexOf('/'));
      const lost = listenUntilLost(query(collection(db, list), limit(200)));
      await lost.begun;
      await end(ending);
      await update(ending.watched, { name: ending.title });
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

export function describeSessions(
  client: () => FirestoreClient,
  environment: () => RulesTestEnvironment,
): void {
  describeTokens(client);
  describeListening(environment);
  describeRevocation(client, environment);
}
