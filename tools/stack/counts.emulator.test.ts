// Record counts of the running platform, kept by its own triggers and task queue.
import { collections, paths } from '@bite/shared/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { placedRestaurants } from '../seed/demo-data.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { stackFromEnvironment } from './environment.ts';

const { close, firestore } = emulatorClients(stackFromEnvironment());
afterAll(close);

const [pizzeria] = placedRestaurants;
if (!pizzeria) throw new Error('No restaurant');
const counts = firestore.doc(paths.restaurantCounts(pizzeria.at));
const tags = firestore.collection(paths.restaurantCollection(pizzeria.at, collections.tags));
const ids = Array.from({ length: 5 }, (_, index) => `counted-${process.pid}-${index}`);

/** Resolves once this number of tags is counted. */
const tagsCounted = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const stop = counts.onSnapshot((snapshot) => {
      if (snapshot.get('tags') !== wanted) return;
      stop();
      resolve(wanted);
    }, reject);
  });

describe('the counts of the running platform', () => {
  it('follow what is created and deleted, one by one and at once', async () => {
    const before = (await tags.count().get()).data().count;
    const batch = firestore.batch();
    for (const id of ids) batch.set(tags.doc(id), { name: id });
    await batch.commit();
    expect(await tagsCounted(before + 5)).toBe(before + 5);
    for (const id of ids.slice(0, 3)) await tags.doc(id).delete();
    expect(await tagsCounted(before + 2)).toBe(before + 2);
    for (const id of ids.slice(3)) await tags.doc(id).delete();
    expect(await tagsCounted(before)).toBe(before);
  }, 90_000);
});
