// Storage's rules: pictures are public one by one; nobody lists or writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storagePaths } from '@bite/shared/paths';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { places } from './places.ts';

const at = places.pizzeria;
const restaurant = storagePaths.restaurantFolder(at, 'items').replace(/\/items$/, '');

const pictures = [
  `${storagePaths.restaurantFolder(at, 'items')}/margherita.jpg`,
  `${storagePaths.restaurantFolder(at, 'items')}/margherita/w320.webp`,
  `${storagePaths.restaurantFolder(at, 'branding')}/logo.png`,
  `${storagePaths.siteConfigFolder('fallbacks')}/plate.jpg`,
];
const elsewhere = [
  'plate.jpg',
  'private/plate.jpg',
  'site-config/plate.jpg',
  'tenants/plate.jpg',
  `tenants/${at.tenantId}/plate.jpg`,
  `tenants/${at.tenantId}/exports/orders.csv`,
  `${restaurant}/orders.csv`,
];

const attempts = {
  read: (storage: FirebaseStorage, path: string) => getBytes(ref(storage, path)),
  'read the metadata': (storage: FirebaseStorage, path: string) => getMetadata(ref(storage, path)),
  list: (storage: FirebaseStorage, path: string) => list(ref(storage, path).parent ?? ref(storage)),
  create: (storage: FirebaseStorage, path: string) => uploadBytes(ref(storage, `${path}.new`), bytes, jpeg),
  replace: (storage: FirebaseStorage, path: string) => uploadBytes(ref(storage, path), bytes, jpeg),
  'change the metadata': (storage: FirebaseStorage, path: string) => updateMetadata(ref(storage, path), jpeg),
  delete: (storage: FirebaseStorage, path: string) => deleteObject(ref(storage, path)),
};
type Attempt = keyof typeof attempts;
const attemptNames = Object.keys(attempts) as Attempt[];

const bytes = new Uint8Array([0xff, 0xd8, 0xff]);
const jpeg = { contentType: 'image/jpeg' };

let environment: RulesTestEnvironment;

beforeAll(async () => {
  const rules = readFileSync(join(import.meta.dirname, '..', 'storage.rules'), 'utf8');
  environment = await initializeTestEnvironment({ projectId: 'demo-bite-rules', storage: { rules } });
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage;
    for (const path of [...pictures, ...elsewhere]) await uploadBytes(ref(storage, path), bytes, jpeg);
  });
});
afterAll(() => environment.cleanup());

async function allowedAttempts(storage: FirebaseStorage, path: string): Promise<Attempt[]> {
  const allowed: Attempt[] = [];
  for (const name of attemptNames) {
    try {
      await attempts[name](storage, path);
      allowed.push(name);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'storage/unauthorized') throw error;
    }
  }
  return allowed;
}

const visitors = { 'nobody in particular': undefined, 'somebody signed in': 'somebody' };

describe.each(Object.entries(visitors))('O7.3-07 C7-04 %s', (_, uid) => {
  const storageOf = (): FirebaseStorage => {
    const context = uid ? environment.authenticatedContext(uid) : environment.unauthenticatedContext();
    return context.storage() as unknown as FirebaseStorage;
  };

  it.each(pictures)('sees %s, and can neither list nor write beside it', async (path) => {
    expect(await allowedAttempts(storageOf(), path)).toEqual(['read', 'read the metadata']);
  });

  it.each(elsewhere)('finds nothing at %s', async (path) => {
    expect(await allowedAttempts(storageOf(), path)).toEqual([]);
  });
});
