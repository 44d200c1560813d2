// Checks the content of the stack after the test command has loaded the demo data.
import { item } from '@bite/shared/catalogue/item.schema';
import { parseOptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { collections, paths } from '@bite/shared/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { stackFromEnvironment } from '../stack/environment.ts';
import { FIRST_ANSWER } from '../stack/patience.ts';
import { placedRestaurants } from './demo-data.ts';
import { emulatorClients } from './emulator-clients.ts';
import { demoPassword, demoUsers, uidOf } from './people.ts';

const stack = stackFromEnvironment();
const { auth, close, firestore } = emulatorClients(stack);
afterAll(close);

const soon = { timeout: FIRST_ANSWER, interval: 250 };

describe('a seeded stack', () => {
  it.each(placedRestaurants.map(({ demo, ...placed }) => ({ slug: demo.slug, ...placed })))(
    'has the published menu of $slug',
    async ({ guid, slug }) => {
      const snapshot = await firestore.doc(paths.storefront(guid)).get();
      expect(snapshot.get('slug')).toBe(slug);
    },
  );

  it.each(placedRestaurants.map(({ demo, at }) => ({ slug: demo.slug, at })))(
    'has counted what $slug has',
    async ({ at }) => {
      const storedOf = async (collection: string): Promise<number> =>
        (await firestore.collection(paths.restaurantCollection(at, collection)).count().get()).data().count;
      // Journeys run at the same time: what they add is counted a moment later.
      for (const { collection, kind } of [
        { collection: collections.items, kind: 'items' },
        { collection: collections.menuGroups, kind: 'menuGroups' },
        { collection: collections.employees, kind: 'employees' },
      ]) {
        await expect
          .poll(async () => {
            const counts = await firestore.doc(paths.restaurantCounts(at)).get();
            return counts.get(kind) > 0 && counts.get(kind) === (await storedOf(collection));
          }, soon)
          .toBe(true);
      }
      const restaurants = firestore.doc(paths.tenant(at.tenantId)).collection('restaurants');
      await expect
        .poll(async () => {
          const counts = await firestore.doc(paths.tenantCounts(at.tenantId)).get();
          return (
            counts.get('restaurants') > 0 && counts.get('restaurants') === (await restaurants.get()).size
          );
        }, soon)
        .toBe(true);
    },
  );

  it('stores times as timestamps, and items that read back', async () => {
    const [pizzeria] = placedRestaurants;
    if (!pizzeria) throw new Error('No restaurant');
    const found = await firestore
      .collection(paths.restaurantCollection(pizzeria.at, collections.items))
      .where('name', '==', 'Margherita')
      .get();
    const [margherita] = found.docs;
    if (!margherita) throw new Error('No Margherita');
    expect(margherita.get('createdAt')).toBeInstanceOf(Timestamp);
    expect(parseDocument(item, margherita).sizePrice).toHaveLength(3);
  });

  it('serves the pictures to anybody, to be kept for a year', async () => {
    const [pizzeria] = placedRestaurants;
    if (!pizzeria) throw new Error('No restaurant');
    const restaurant = await firestore.doc(paths.restaurant(pizzeria.at)).get();
    const hero = parseOptimizedImage(restaurant.get('websiteConfig.branding.heroImage'));
    const urls = [hero?.original.url, hero?.variants.small[0]?.url];
    const answers = await Promise.all(urls.map((url) => fetch(url ?? '')));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/jpeg'],
      [200, 'image/webp'],
    ]);
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('lets everyone sign in with the demo password', async () => {
    const { users } = await auth.getUsers(demoUsers.map(({ email }) => ({ uid: uidOf(email) })));
    expect(users).toHaveLength(demoUsers.length);
    const url = `http://127.0.0.1:${stack.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'owner@luigis.example.com',
        password: demoPassword,
        returnSecureToken: true,
      }),
    });
    expect(await answer.json()).toMatchObject({ localId: uidOf('owner@luigis.example.com') });
  });
});
