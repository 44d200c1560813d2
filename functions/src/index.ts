// The deployables, and nothing else: each loads its own code when it is first called.

import { isMenuKind, menuKinds } from '@bite/shared/catalogue/menu.schema';
import { placeOfPicture } from '@bite/shared/media/picture-place';
import { catalogueCollections, collections, pathPatterns } from '@bite/shared/paths';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import { storageBucket } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { onObjectDeleted, onObjectFinalized, type StorageEvent } from 'firebase-functions/v2/storage';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import type { NightlySchedule } from './composition/nightly.ts';
import { bypassPlatformParsers } from './http/bypass-platform-parsers.ts';
import { lazy } from './lazy.ts';
import {
  NIGHTLY_SECONDS,
  pictureRuntime,
  runtime,
  TASK_ATTEMPTS,
  WORK_SECONDS,
  workMemory,
} from './runtime.ts';
import { cronOf, type ScheduleName, scheduleTimes } from './schedules/schedule-times.ts';
import { secretsOf } from './secrets.ts';
import type { WriteEvent } from './triggers/write-event.ts';

setGlobalOptions(runtime);
bypassPlatformParsers();

const loadApi = lazy('api', async () => (await import('./composition/api.ts')).composeApi());
export const api = onRequest({ secrets: secretsOf.api }, async (request, response) => {
  (await loadApi())(request, response);
});

const loadSite = lazy('site', async () =>
  (await import('./composition/site.ts')).composeSite(import.meta.dirname),
);
export const site = onRequest(async (request, response) => {
  await (await loadSite())(request, response);
});

const loadEmbed = lazy('embed', async () =>
  (await import('./composition/embed.ts')).composeEmbed(import.meta.dirname),
);
export const embed = onRequest(async (request, response) => {
  await (await loadEmbed())(request, response);
});

const loadKitchen = lazy('onKitchenItem', async () =>
  (await import('./composition/kitchen.ts')).composeKitchen(),
);
export const onKitchenItem = onDocumentWritten(
  { document: pathPatterns.kitchenItem, retry: true },
  async ({ params, data, time }) => {
    const take = await loadKitchen();
    await take({
      params,
      time,
      before: data?.before.get('kitchenStatus'),
      after: data?.after.get('kitchenStatus'),
    });
  },
);

/** The deployable's name: the parts of a group's name are joined by a hyphen. */
const recordDeployable = (kind: RecordKind): string => `onRecord-${kind}`;
const isInStorefront = (kind: RecordKind): boolean =>
  catalogueCollections.some((collection) => collection === recordNames[kind].collection);

const storefrontDeployables = [
  ...recordKinds.filter(isInStorefront).map(recordDeployable),
  'onRestaurant',
  'onPicture',
  'onTenant',
  'onDomainMapping',
  'rebuildStorefront',
];
const loadStorefronts = lazy(storefrontDeployables, async () =>
  (await import('./composition/storefronts.ts')).composeStorefrontUpkeep(),
);
const countedDeployables = [...recordKinds.map(recordDeployable), 'onRestaurant', 'onOrder', 'recount'];
const loadCounts = lazy(countedDeployables, async () =>
  (await import('./composition/counts.ts')).composeCountUpkeep(),
);

const menuDeployables = menuKinds.map(recordDeployable);
const loadMenuLinks = lazy(menuDeployables, async () =>
  (await import('./composition/menu-links.ts')).composeMenuLinks(),
);

type Take = (event: WriteEvent) => Promise<void>;
const storefront =
  (take: 'onTenant' | 'onRestaurant' | 'onDomainMapping'): Take =>
  async (event) =>
    (await loadStorefronts())[take](event);
const count =
  (take: 'onRestaurant' | 'onRecord' | 'onOrder'): Take =>
  async (event) =>
    (await loadCounts())[take](event);

const follow: Take = async (event) => (await loadMenuLinks())(event);

// Requesting a rebuild is idempotent, so failed events may be delivered again.
const written = (document: string, ...takes: readonly Take[]) =>
  onDocumentWritten({ document, retry: true }, async (event) => {
    await Promise.all(takes.map((take) => take(event)));
  });

export const onTenant = written(pathPatterns.tenant, storefront('onTenant'));
export const onRestaurant = written(
  pathPatterns.restaurant,
  storefront('onRestaurant'),
  count('onRestaurant'),
);
export const onDomainMapping = written(pathPatterns.domainMapping, storefront('onDomainMapping'));

/** One trigger per kind of record: onRecord-taxRates. Kinds that diners see also rebuild the storefront. */
export const onRecord = Object.fromEntries(
  recordKinds.map((kind) => [
    kind,
    written(
      pathPatterns.restaurantCollection(recordNames[kind].collection),
      ...(isInStorefront(kind) ? [storefront('onRestaurant')] : []),
      ...(isMenuKind(kind) ? [follow] : []),
      count('onRecord'),
    ),
  ]),
);
export const onOrder = written(pathPatterns.order, count('onOrder'));

const loadPictures = lazy(['onPictureStored', 'onPictureDeleted'], async () =>
  (await import('./composition/pictures.ts')).composePictures(),
);
/** Most events are of the copies that it stores itself: they load nothing. */
const checkPicture = async ({ data, time }: StorageEvent): Promise<void> => {
  if (placeOfPicture(data.name)) await (await loadPictures())({ path: data.name, time });
};
/** A parameter that the deployment fills in: a name read here would be needed wherever this module is imported. */
const ofBucket = { ...pictureRuntime, bucket: storageBucket, retry: true };

export const onPictureStored = onObjectFinalized(ofBucket, checkPicture);
/** Also runs for a file that is replaced. */
export const onPictureDeleted = onObjectDeleted(ofBucket, checkPicture);

const loadPictureRuns = lazy('optimizePictures', async () =>
  (await import('./composition/pictures.ts')).composePictureRuns(),
);
/** Has the memory for a picture, and time for a step of a minute with its last picture. */
export const optimizePictures = onTaskDispatched(
  {
    ...pictureRuntime,
    retryConfig: { maxAttempts: TASK_ATTEMPTS, minBackoffSeconds: 2, maxBackoffSeconds: 120 },
  },
  async ({ data, retryCount }) => (await loadPictureRuns())(data, retryCount),
);

/** What is known of a picture: entities that hold its plain URL are shown with its copies. */
export const onPicture = written(
  pathPatterns.restaurantCollection(collections.pictures),
  storefront('onRestaurant'),
);

const rebuilding = {
  retryConfig: { maxAttempts: TASK_ATTEMPTS, minBackoffSeconds: 2, maxBackoffSeconds: 120 },
  concurrency: 4,
};

export const rebuildStorefront = onTaskDispatched(rebuilding, async ({ data, retryCount }) =>
  (await loadStorefronts()).rebuildStorefront(data, retryCount),
);
export const recount = onTaskDispatched(rebuilding, async ({ data, retryCount }) =>
  (await loadCounts()).recount(data, retryCount),
);

const loadDueWork = lazy(
  ['finishDueWork', 'reconcilePayments', 'refreshListingTokens', 'syncListings', 'attemptDueWork'],
  async () => (await import('./composition/due-work.ts')).composeDueWork(),
);
const nightly = [
  'cleanUpCarts',
  'comparePayments',
  'countOrderedTogether',
  'removePictures',
  'repairCounts',
  'repairOrders',
  'eraseOrders',
  'repairUsers',
  'repairSearch',
  'repairStorefronts',
  'syncPlaces',
  'followDomainPurchases',
  'warnOfDomainExpiry',
] as const satisfies NightlySchedule[];
const loadNightly = lazy(nightly, async () => (await import('./composition/nightly.ts')).composeNightly());
const loadDomainWatch = lazy(['checkSetUps', 'probeHosts'], async () =>
  (await import('./composition/domain-watch.ts')).composeDomainWatch(),
);
const runs = {
  checkSetUps: async () => (await loadDomainWatch()).checkSetUps(),
  probeHosts: async () => (await loadDomainWatch()).probeHosts(),
  finishDueWork: async () => (await loadDueWork()).finish(),
  reconcilePayments: async () => (await loadDueWork()).reconcile(),
  syncListings: async () => (await loadDueWork()).syncListings(),
  refreshListingTokens: async () => (await loadDueWork()).refreshListingTokens(),
  cleanUpCarts: async () => (await loadNightly()).cleanUpCarts(),
  countOrderedTogether: async () => (await loadNightly()).countOrderedTogether(),
  comparePayments: async () => (await loadNightly()).comparePayments(),
  removePictures: async () => (await loadNightly()).removePictures(),
  repairCounts: async () => (await loadNightly()).repairCounts(),
  repairOrders: async () => (await loadNightly()).repairOrders(),
  eraseOrders: async () => (await loadNightly()).eraseOrders(),
  repairUsers: async () => (await loadNightly()).repairUsers(),
  repairSearch: async () => (await loadNightly()).repairSearch(),
  repairStorefronts: async () => (await loadNightly()).repairStorefronts(),
  syncPlaces: async () => (await loadNightly()).syncPlaces(),
  followDomainPurchases: async () => (await loadNightly()).followDomainPurchases(),
  warnOfDomainExpiry: async () => (await loadNightly()).warnOfDomainExpiry(),
} satisfies Record<ScheduleName, () => Promise<unknown>>;

const scheduled = (name: ScheduleName, more: Omit<ScheduleOptions, 'schedule'> = {}) =>
  onSchedule(
    {
      schedule: cronOf(scheduleTimes[name]),
      timeZone: 'UTC',
      timeoutSeconds: NIGHTLY_SECONDS,
      ...more,
    },
    async () => {
      await runs[name]();
    },
  );

/** Of schedules that ask outside services and enqueue due work. */
const workOptions = { timeoutSeconds: WORK_SECONDS, secrets: secretsOf.finishDueWork };

// schedules.test.ts checks that every schedule has its export, since the compiler cannot.
// Has the memory and time for a nightly schedule that failed and is repeated.
export const finishDueWork = scheduled('finishDueWork', {
  memory: workMemory,
  secrets: secretsOf.finishDueWork,
});
/** Two runs at a time do no harm, and one that hangs delays no other. */
const watchOptions = { timeoutSeconds: WORK_SECONDS, secrets: secretsOf.ofDomains };
export const checkSetUps = scheduled('checkSetUps', watchOptions);
export const probeHosts = scheduled('probeHosts', watchOptions);
export const reconcilePayments = scheduled('reconcilePayments', workOptions);
export const syncListings = scheduled('syncListings', workOptions);
export const refreshListingTokens = scheduled('refreshListingTokens', workOptions);
/** For work that cannot wait for the schedule, which does what fails here. */
export const attemptDueWork = onTaskDispatched(
  {
    memory: workMemory,
    timeoutSeconds: WORK_SECONDS,
    concurrency: 4,
    secrets: secretsOf.finishDueWork,
    retryConfig: { maxAttempts: 1 },
  },
  async ({ data }) => (await loadDueWork()).attempt(data),
);
export const removePictures = scheduled('removePictures');
export const repairCounts = scheduled('repairCounts');
export const repairOrders = scheduled('repairOrders');
export const eraseOrders = scheduled('eraseOrders');
export const repairUsers = scheduled('repairUsers');
export const cleanUpCarts = scheduled('cleanUpCarts');
export const comparePayments = scheduled('comparePayments');
export const countOrderedTogether = scheduled('countOrderedTogether');
export const repairSearch = scheduled('repairSearch');
export const repairStorefronts = scheduled('repairStorefronts');
export const syncPlaces = scheduled('syncPlaces', { secrets: secretsOf.syncPlaces });
export const followDomainPurchases = scheduled('followDomainPurchases', { secrets: secretsOf.ofDomains });
export const warnOfDomainExpiry = scheduled('warnOfDomainExpiry', { secrets: secretsOf.ofDomains });
