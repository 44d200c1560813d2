// The matrix of actor, place, collection and operation: what is allowed, and that everything else is refused.
import { isSiteAdmin, may } from '@bite/shared/identity/roles';
import { collections } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { actors, staffActors } from './actors.ts';
import { wrongAnswers } from './check.ts';
import { expectedAt, openKinds } from './expectations.ts';
import type { FirestoreClient } from './firestore-client.ts';
import {
  boundChecks,
  groupChecks,
  listedKinds,
  matrixChecks,
  ownRecordChecks,
  strangersAndStaff,
  strayChecks,
} from './matrix-checks.ts';
import { placeNames, places, tenantStatus } from './places.ts';
import { rulesText } from './world.ts';

export function describeMatrix(client: () => FirestoreClient): void {
  describe.each(actors)('$name', (actor) => {
    it.each(placeNames)('O6-02 I6-01 I6-02 C6-01 at %s, may do what the table says', async (place) => {
      expect(await wrongAnswers(client(), matrixChecks(actor, place))).toEqual([]);
    });

    it('I3.4-02 I3.4-03 reads what is stored of themselves and writes nothing of it', async () => {
      expect(await wrongAnswers(client(), ownRecordChecks(actor))).toEqual([]);
    });

    it('O6-02 C6-01 asks for no collection across restaurants', async () => {
      expect(await wrongAnswers(client(), groupChecks(actor))).toEqual([]);
    });
  });

  it.each(strangersAndStaff)('C6-01 $name finds nothing where no collection belongs', async (actor) => {
    expect(await wrongAnswers(client(), strayChecks(actor))).toEqual([]);
  });

  it.each(listedKinds)('C6-01 a list of %s holds two hundred at most', async (kind) => {
    expect(await wrongAnswers(client(), boundChecks(kind))).toEqual([]);
  });

  it('C6-01 the rules match no path at any depth, which alone would open a collection group', () => {
    const matches = rulesText('firestore.rules').match(/^\s*match .*$/gm) ?? [];
    // Only what clients may open has one: all else is closed by having none.
    expect(matches.length).toBeGreaterThan(openKinds.length);
    expect(matches.filter((line) => line.includes('=**'))).toEqual([]);
  });

  it('C6-01 the rules name the collections of paths.ts and no others', () => {
    const named = [...rulesText('firestore.rules').matchAll(/match \/([a-z_]+)\//g)].map(([, name]) => name);
    const known: readonly string[] = Object.values(collections);
    expect(named.filter((name) => name !== 'databases' && !known.includes(String(name)))).toEqual([]);
  });
}

/** The expectations were written independently of roles.ts; here they are compared. */
export function describeAgreement(): void {
  const actions = {
    orders: 'orders.read',
    kitchenItems: 'orders.read',
    pictures: 'website.read',
    stockCounts: 'orders.read',
    reviews: 'listing.read',
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
            ? restaurantsOf(at.tenantId).some((one) => may(user, 'tenantSettings.read', one))
            : may(user, actions[kind], at);
        const mayCook = kind === 'kitchenItems' && isActive && may(user, 'kitchen.write', at);
        const allowed = expectedAt(name, place, kind);
        expect({ get: allowed.includes('get'), update: allowed.includes('update') }, kind).toEqual({
          get: mayRead && isThere,
          update: mayCook,
        });
      }
    });
  });
}
