// A temporary copy of a demo restaurant whose texts all have the maximum length.
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { urls } from './platform.ts';

const WORD = 'W'.repeat(200);
const RESTAURANT_ID = 29_999_999;
/** In a separate tenant: an owner of the demo's would be asked to choose between two restaurants. */
const TENANT_ID = 18_888_888;
/** A short menu, since every dish is another change that the snapshot must follow. */
const dishes = ['Margherita', 'Garlic Knots', 'Tiramisù'];
/** Fields with texts of staff, wherever they are. */
const spoken = /^(name|concept|street|city|description|customerDescription|aboutText|announcement)$/;
/** The category bar is found by its name (O2.2-08). */
const isKept = (text: string): boolean => text === 'Featured Items';

function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one));
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]));
  if (key === 'restaurantId') return RESTAURANT_ID;
  if (key === 'tenantId') return TENANT_ID;
  return typeof value === 'string' && spoken.test(key) && !isKept(value)
    ? `${value} ${WORD}`.slice(0, 255)
    : value;
}

export interface LongWords {
  slug: string;
  remove: () => Promise<void>;
}

async function copy(
  db: Firestore,
  from: DocumentReference,
  to: DocumentReference,
  own: object,
): Promise<void> {
  for (const collection of ['menu_groups', 'items', 'modifier_groups', 'tax_rates']) {
    const { docs } = await from.collection(collection).get();
    const batch = db.batch();
    for (const doc of docs.filter((one) => collection !== 'items' || dishes.includes(one.get('name'))))
      batch.set(to.collection(collection).doc(doc.id), lengthened(doc.data()) as object);
    await batch.commit();
  }
  const restaurant = (await from.get()).data();
  await to.set({ ...(lengthened(restaurant) as object), ...own });
}

/** Resolves when diners can see the copy: each written record starts a rebuild, and the emulator runs them one by one. */
export async function openLongWords(db: Firestore): Promise<LongWords> {
  const slug = 'long-words';
  const found = await db.collectionGroup('restaurants').where('slug', '==', 'luigis-pizzeria').limit(1).get();
  const [from] = found.docs;
  if (!from) throw new Error('The demo has no pizzeria');
  const tenant = db.doc(`tenants/${TENANT_ID}`);
  await tenant.set({
    ...(await from.ref.parent.parent?.get())?.data(),
    tenantId: TENANT_ID,
    restaurantIds: [RESTAURANT_ID],
    guid: crypto.randomUUID(),
    name: 'Long Words',
    displayName: 'Long Words',
  });
  const to = tenant.collection('restaurants').doc(String(RESTAURANT_ID));
  await copy(db, from.ref, to, { slug, guid: crypto.randomUUID() });
  const isServed = async () => (await fetch(`${urls.site}/api/v1/storefront?slug=${slug}`)).ok;
  await expect.poll(isServed, { timeout: FIRST_ANSWER, interval: 1_000 }).toBe(true);
  return { slug, remove: () => db.recursiveDelete(tenant) };
}
