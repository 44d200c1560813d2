// The test environment: a Firestore of its own with one document in every collection at every place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KitchenState } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, Timestamp, writeBatch } from 'firebase/firestore';
import { type Actor, actors, staffActors } from './actors.ts';
import { type PlaceName, placeNames, places, tenantStatus } from './places.ts';

export const projectId = 'demo-bite-rules';
export const orderGuid = '0f0e0d0c-0000-4000-8000-000000000001';
export const colleague = 'colleague';

const earlier = Timestamp.fromDate(new Date('2026-01-01T12:00:00.000Z'));

/** Every collection of paths.ts, at a place: where it lies, and what a document of it is called. */
export const locations: Record<keyof typeof collections, (at: RestaurantRef) => string> = {
  users: () => `users/${colleague}`,
  tenants: (at) => paths.tenant(at.tenantId),
  restaurants: paths.restaurant,
  domainMappings: () => paths.domainMapping(30_000_001),
  counters: (at) => paths.restaurantCounter(at, 'orderId'),
  items: below('items', '1'),
  menuGroups: below('menuGroups', '1'),
  modifierGroups: below('modifierGroups', '1'),
  taxRates: below('taxRates', '1'),
  salesCategories: below('salesCategories', '1'),
  courses: below('courses', '1'),
  tags: below('tags', '1'),
  employees: below('employees', '1'),
  jobTitles: below('jobTitles', '1'),
  orders: (at) => paths.order(at, orderGuid),
  kitchenItems: (at) => paths.kitchenItem(at, orderGuid, 'item'),
  storefronts: () => paths.storefront('guid'),
  storefrontLive: () => paths.storefrontLive('guid'),
  menuImports: (at) => paths.menuImport(at, 'square'),
  rateLimits: () => paths.rateLimit('key'),
};
export const kinds = Object.keys(locations) as (keyof typeof collections)[];

function below(kind: keyof typeof collections, id: string): (at: RestaurantRef) => string {
  return (at) => `${paths.restaurantCollection(at, collections[kind])}/${id}`;
}

export function kitchenItem(kitchenStatus: KitchenState) {
  return { name: 'Margherita', quantity: 1, kitchenStatus, createdAt: earlier, updatedAt: earlier };
}

/** Each actor bumps an item of their own, so that none finds another's work done. */
export const kitchenItemOf = (actor: Actor, place: PlaceName): string =>
  paths.kitchenItem(places[place], orderGuid, `for-${actor.uid ?? 'nobody'}`);

export async function startWorld(): Promise<RulesTestEnvironment> {
  setLogLevel('silent'); // the SDK reports every refusal it was asked for
  const rules = readFileSync(join(import.meta.dirname, '..', 'firestore.rules'), 'utf8');
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
  await environment.clearFirestore();
  await asServer(environment, seed);
  return environment;
}

/** Runs past the rules, as the server does. */
export async function asServer(
  environment: RulesTestEnvironment,
  act: (db: Firestore) => Promise<void>,
): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => act(context.firestore() as unknown as Firestore));
}

export function firestoreOf(environment: RulesTestEnvironment, { uid }: Pick<Actor, 'uid'>): Firestore {
  const context = uid ? environment.authenticatedContext(uid) : environment.unauthenticatedContext();
  return context.firestore() as unknown as Firestore;
}

async function seed(db: Firestore): Promise<void> {
  const batch = writeBatch(db);
  for (const { uid, user } of staffActors) batch.set(doc(db, paths.user(uid)), user);
  for (const place of placeNames) {
    const at = places[place];
    for (const kind of kinds) batch.set(doc(db, locations[kind](at)), { name: kind });
    batch.set(doc(db, paths.tenant(at.tenantId)), { name: place, status: tenantStatus[at.tenantId] });
    for (const actor of actors) batch.set(doc(db, kitchenItemOf(actor, place)), kitchenItem('pending'));
  }
  await batch.commit();
}

/** Whether the rules let it through. Anything but a refusal by the rules is thrown on. */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'permission-denied') return false;
    throw error;
  }
}
