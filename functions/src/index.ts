// The deployables, and nothing else: each loads its own code when it is first called.
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/api/record-names';
import { catalogueCollections, pathPatterns } from '@bite/shared/paths';
import { storageBucket } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { onObjectDeleted, onObjectFinalized, type StorageEvent } from 'firebase-functions/v2/storage';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import type { NightlySchedule } from './composition/nightly.ts';
import { bypassPlatformParsers } from './http/raw-bodies.ts';
import { lazy } from './lazy.ts';
import { NIGHTLY_SECONDS, pictureRuntime, runtime, TASK_ATTEMPTS, workMemory } from './runtime.ts';
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

/** The deployable of a kind: a group's names are joined by a hyphen. */
const recordDeployable = (kind: RecordKind): string => `onRecord-${kind}`;
const isInStorefront = (kind: RecordKind): boolean =>
  catalogueCollections.some((collection) => collection === recordNames[kind].collection);

const storefrontDeployables = [
  ...recordKinds.filter(isInStorefront).map(recordDeployable),
  'onRestaurant',
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

type Take = (event: WriteEvent) => Promise<void>;
const storefront =
  (take: 'onTenant' | 'onRestaurant' | 'onDomainMapping'): Take =>
  async (event) =>
    (await loadStorefronts())[take](event);
const count =
  (take: 'onRestaurant' | 'onRecord' | 'onOrder'): Take =>
  async (event) =>
    (await loadCounts())[take](event);

// Asking for a rebuild again asks for the same one, so that an event that failed may come again.
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

/** One for each kind of record: onRecord-taxRates. Of those that diners see, the storefront is built anew, too. */
export const onRecord = Object.fromEntries(
  recordKinds.map((kind) => [
    kind,
    written(
      pathPatterns.restaurantCollection(recordNames[kind].collection),
      ...(isInStorefront(kind) ? [storefront('onRestaurant')] : []),
      count('onRecord'),
    ),
  ]),
);
export const onOrder = written(pathPatterns.order, count('onOrder'));

const loadPictures = lazy(['onPictureStored', 'onPictureDeleted'], async () =>
  (await import('./composition/pictures.ts')).composePictures(),
);
const checkPicture = async ({ data, time }: StorageEvent): Promise<void> =>
  (await loadPictures())({ path: data.name, time });
/** The bucket by a parameter, which the deployment fills in: a name that is read here is asked for wherever this is imported. */
const ofBucket = { ...pictureRuntime, bucket: storageBucket, retry: true };

export const onPictureStored = onObjectFinalized(ofBucket, checkPicture);
/** A file that is replaced is deleted, too. */
export const onPictureDeleted = onObjectDeleted(ofBucket, checkPicture);

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

const loadDueWork = lazy('finishDueWork', async () =>
  (await import('./composition/due-work.ts')).composeDueWork(),
);
const nightly = [
  'healCounts',
  'healOrders',
  'healUsers',
  'healSearch',
  'healStorefronts',
] as const satisfies NightlySchedule[];
const loadNightly = lazy(nightly, async () => (await import('./composition/nightly.ts')).composeNightly());
const runs = {
  finishDueWork: async () => (await loadDueWork())(),
  healCounts: async () => (await loadNightly()).healCounts(),
  healOrders: async () => (await loadNightly()).healOrders(),
  healUsers: async () => (await loadNightly()).healUsers(),
  healSearch: async () => (await loadNightly()).healSearch(),
  healStorefronts: async () => (await loadNightly()).healStorefronts(),
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

// schedules.test.ts holds that every name has its export: the compiler cannot.
// It may have to run a nightly one that failed.
export const finishDueWork = scheduled('finishDueWork', {
  memory: workMemory,
  secrets: secretsOf.finishDueWork,
});
export const healCounts = scheduled('healCounts');
export const healOrders = scheduled('healOrders');
export const healUsers = scheduled('healUsers');
export const healSearch = scheduled('healSearch');
export const healStorefronts = scheduled('healStorefronts');
