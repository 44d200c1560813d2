// The data for the tests of Firestore's rules: its own project with one document in every collection at every place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientUidOf } from '@bite/shared/identity/client-account';
import { kitchenStates } from '@bite/shared/ordering/transitions';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { type Actor, actors, staffActors, storedRecord } from './actors.ts';
import { type Fields, FirestoreClient, liveSession } from './firestore-client.ts';
import { type PlaceName, placeNames, places, tenantStatus } from './places.ts';

export const projectId = 'demo-bite-rules';
export const orderGuid = '0f0e0d0c-0000-4000-8000-000000000001';
export const colleague = 'colleague';

const earlier = new Date('2026-01-01T12:00:00.000Z');

export type Kind = keyof typeof collections;

/** Every collection of paths.ts, with the path of its test document at a place. */
export const locations: Record<Kind, (at: RestaurantRef) => string> = {
  users: () => paths.user(colleague),
  customers: () => paths.customer(colleague),
  favourites: () => paths.favourites(colleague, 'restaurant-guid'),
  savedCards: () => paths.savedCard(colleague, 'saved-card'),
  dinerSessions: () => paths.dinerSession('hash'),
  signInCodes: () => paths.signInCode('hash'),
  providerSignIns: () => paths.providerSignIn('hash'),
  customerIdentities: () => paths.customerIdentity('hash'),
  pointsAccounts: (at) => paths.pointsAccount(at, colleague),
  pointsEntries: (at) => paths.pointsEntry(at, 'order.1.earned'),
  sessions: () => paths.session('hash'),
  handOverCodes: () => paths.handOverCode('hash'),
  passwordCodes: () => paths.passwordCode('hash'),
  invitations: () => paths.invitation('1'),
  businessRequests: () => paths.businessRequest(colleague),
  auditEntries: () => paths.auditEntry('1'),
  statistics: paths.restaurantCounts,
  siteConfiguration: () => paths.siteConfiguration('1'),
  tenants: (at) => paths.tenant(at.tenantId),
  restaurants: paths.restaurant,
  domainMappings: () => paths.domainMapping(30_000_001),
  domainClaims: () => paths.domainClaim('bella.example'),
  domainChecks: () => paths.domainCheck(30_000_001),
  domainProbes: () => paths.domainProbe(30_000_001, 'probe'),
  domainOffers: () => paths.domainOffer('hash'),
  domainPurchases: () => paths.domainPurchase('purchase'),
  domainExpiries: () => paths.domainExpiry('bella.example'),
  counters: (at) => paths.restaurantCounter(at, 'orderId'),
  items: below('items'),
  menuGroups: below('menuGroups'),
  modifierGroups: below('modifierGroups'),
  taxRates: below('taxRates'),
  deliveryZones: below('deliveryZones'),
  salesCategories: below('salesCategories'),
  courses: below('courses'),
  tags: below('tags'),
  prepStations: below('prepStations'),
  printers: below('printers'),
  cashDrawers: below('cashDrawers'),
  promotions: below('promotions'),
  promotionUses: (at) => paths.promotionUses(at, 1),
  promotionGuests: (at) => paths.promotionGuest(at, 'hash'),
  employees: below('employees'),
  jobTitles: below('jobTitles'),
  deletedRecords: below('deletedRecords'),
  orders: (at) => paths.order(at, orderGuid),
  carts: below('carts'),
  cartDays: below('cartDays'),
  reviews: below('reviews'),
  reviewReplies: (at) => paths.reviewReply(at, 'review'),
  autoReplyConfigs: (at) => paths.autoReplyConfig(at),
  autoReplyCounts: (at) => paths.autoReplyCount(at, '2026-06-10'),
  listingConsents: () => paths.listingConsent('hash'),
  listingConnections: (at) => paths.listingConnection(at),
  listingProfiles: (at) => paths.listingProfile(at),
  listingPosts: (at) => paths.listingPost(at, 'post'),
  listingSyncs: (at) => paths.listingSync(at),
  kitchenItems: (at) => paths.kitchenItem(at, orderGuid, 'item'),
  orderMessages: (at) => paths.orderMessage(at, 'order-1-mail'),
  paymentAttempts: below('paymentAttempts'),
  paymentSetups: (at) => paths.paymentSetup(at),
  paymentDays: (at) => paths.paymentDay(at, '20260610'),
  chargebacks: below('chargebacks'),
  placeConnections: (at) => paths.placeConnection(at),
  placesListings: (at) => paths.placesListing(at),
  pushDevices: (at) => paths.pushDevice(at, 'order-device'),
  trackingLinks: () => paths.trackingLink('hash'),
  storefronts: () => paths.storefront('guid'),
  storefrontLive: () => paths.storefrontLive('guid'),
  menuImports: (at) => paths.menuImport(at, 'square'),
  menuImportRuns: (at) => paths.menuImportRun(at, 'import'),
  menuImportTexts: (at) => paths.menuImportText(at, 'import.file.0'),
  menuLinks: ({ tenantId }) => paths.menuLink(tenantId, '20000001-20000002'),
  scheduledChanges: below('scheduledChanges'),
  rateLimits: () => paths.rateLimit('key'),
  slotCounts: (at) => paths.slotCounts(at, '2026-06-10'),
  stockCounts: (at) => paths.stockCounts(at),
  dueWork: () => paths.dueWork('work'),
  idempotencyKeys: () => paths.idempotencyKey('hash'),
  scheduleRuns: () => paths.scheduleRun('repairCounts'),
  migrations: () => paths.migration('1'),
  pictures: (at) => paths.picture(at, 'items:margherita.jpg'),
  pictureRuns: (at) => paths.pictureRun(at),
  vault: (at) => paths.vaultEntry(at, 'cardGateway'),
  sitePictures: () => paths.sitePicture('hero:night.jpg'),
};
export const kinds = Object.keys(locations) as Kind[];

function below(kind: Kind): (at: RestaurantRef) => string {
  return (at) => `${paths.restaurantCollection(at, collections[kind])}/1`;
}

/** Collections below a place, which have one document at each. */
export const kindsAtPlaces = kinds.filter((kind) => locations[kind](places.pizzeria).startsWith('tenants/'));

export function kitchenItem(kitchenStatus: string, more: Fields = {}): Fields {
  return { name: 'Margherita', quantity: 1, kitchenStatus, createdAt: earlier, updatedAt: earlier, ...more };
}

/** Each actor has an item of their own, so that the attempts do not affect each other. */
export const kitchenItemOf = (actor: Actor, place: PlaceName): string =>
  paths.kitchenItem(places[place], orderGuid, `for-${actor.uid ?? 'nobody'}`);

/** Items at the pizzeria for the kitchen's state changes, one per attempt. */
export const triedItem = (name: string): string => paths.kitchenItem(places.pizzeria, orderGuid, name);

function* documentsAt(place: PlaceName): Iterable<[path: string, fields: Fields]> {
  const at = places[place];
  for (const kind of kinds) yield [locations[kind](at), { name: kind }];
  yield [paths.tenant(at.tenantId), { name: place, status: tenantStatus[at.tenantId] }];
  yield [paths.tenantCounts(at.tenantId), { restaurants: 1 }];
  for (const actor of actors) yield [kitchenItemOf(actor, place), kitchenItem('pending')];
}

function* everything(): Iterable<[path: string, fields: Fields]> {
  for (const actor of staffActors) yield [paths.user(actor.uid), storedRecord(actor)];
  for (const { uid } of actors) if (uid) yield [paths.customer(uid), { uid }];
  yield [paths.platformCounter('tenants'), { next: 1 }];
  for (const place of placeNames) yield* documentsAt(place);
  for (const from of kitchenStates)
    for (const to of kitchenStates) yield [triedItem(`${from}-${to}`), kitchenItem(from)];
  yield [triedItem('sent'), kitchenItem('sentToKitchen')];
  yield [triedItem('eaten'), kitchenItem('eaten')];
}

/** All documents of the world, by path; changes are undone from here. */
export const world: ReadonlyMap<string, Fields> = new Map(everything());

export const rulesText = (name: 'firestore.rules' | 'storage.rules'): string =>
  readFileSync(join(import.meta.dirname, '..', name), 'utf8');

/** The REST client, after resetting the data and the rules. */
export async function startClient(): Promise<FirestoreClient> {
  const client = new FirestoreClient(projectId);
  await client.clear();
  await client.load(rulesText('firestore.rules'));
  await client.store(world);
  return client;
}

/** The same data through Firebase's own library, which supports listeners and batches. Call `startClient` first. */
export function startEnvironment(): Promise<RulesTestEnvironment> {
  setLogLevel('silent'); // the library logs every refusal
  return initializeTestEnvironment({ projectId, firestore: {} });
}

/** Bypasses the rules, as the server does. */
export async function asServer(
  environment: RulesTestEnvironment,
  act: (db: Firestore) => Promise<void>,
): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => act(context.firestore() as unknown as Firestore));
}

export function firestoreOf(environment: RulesTestEnvironment, { uid }: Pick<Actor, 'uid'>): Firestore {
  const context = uid
    ? environment.authenticatedContext(clientUidOf(uid), { person: uid, session: liveSession })
    : environment.unauthenticatedContext();
  return context.firestore() as unknown as Firestore;
}

/** Whether the rules allow it. Errors other than a refusal by the rules are thrown. */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'permission-denied') return false;
    throw error;
  }
}
