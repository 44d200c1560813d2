// Composes the nightly repair schedules with their adapters.

import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestoreCounts } from '../adapters/firestore/count-store.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { firestoreRestaurants } from '../adapters/firestore/restaurants.ts';
import { firestoreStorefrontArchive } from '../adapters/firestore/storefront-archive.ts';
import { pictureBucket } from '../adapters/storage/picture-bucket.ts';
import { bucketPictureFiles } from '../adapters/storage/picture-files.ts';
import { runCleanUpCarts } from '../schedules/clean-up-carts.ts';
import { runComparePayments } from '../schedules/compare-payments.ts';
import { runCountOrderedTogether } from '../schedules/count-ordered-together.ts';
import { runEraseOrders } from '../schedules/erase-orders.ts';
import { runFollowDomainPurchases } from '../schedules/follow-domain-purchases.ts';
import { recordRun } from '../schedules/record-run.ts';
import { runRemovePictures } from '../schedules/remove-pictures.ts';
import { runRepairCounts } from '../schedules/repair-counts.ts';
import { runRepairOrders } from '../schedules/repair-orders.ts';
import { runRepairSearch } from '../schedules/repair-search.ts';
import { runRepairStorefronts } from '../schedules/repair-storefronts.ts';
import { runRepairUsers } from '../schedules/repair-users.ts';
import type { ScheduleName } from '../schedules/schedule-times.ts';
import { runSyncPlaces } from '../schedules/sync-places.ts';
import { runWarnOfDomainExpiry } from '../schedules/warn-of-domain-expiry.ts';
import { writePath } from '../audit/write-path.ts';
import { featureAllowances } from './allowances.ts';
import { readConfig } from './config.ts';
import { googleServicesFrom } from './google.ts';
import { log } from './logging.ts';
import { sourcesFrom } from './storefront-sources.ts';
import { vercelServicesFrom } from './vercel.ts';

const bucketFiles = () => bucketPictureFiles(pictureBucket(firebaseApp()));

export type NightlySchedule = Exclude<
  ScheduleName,
  | 'checkSetUps'
  | 'finishDueWork'
  | 'probeHosts'
  | 'reconcilePayments'
  | 'refreshListingTokens'
  | 'syncListings'
>;

const domainRegistrar = () => vercelServicesFrom(readConfig(process.env), log);

/** Each returns whether it did everything; what failed is on the list of failed work. */
export function composeNightly(): Record<NightlySchedule, () => Promise<boolean>> {
  const db = firestore();
  const ports = {
    countStore: firestoreCounts(db),
    records: firestoreRecords(db),
    orders: firestoreOrders(db),
  };
  const storefronts = { sources: sourcesFrom(db), storefronts: firestoreStorefrontArchive(db) };
  const deps = { ...ports, ...storefronts, log, now: Date.now };
  return {
    countOrderedTogether: () => recordRun(deps, 'countOrderedTogether', () => runCountOrderedTogether(deps)),
    cleanUpCarts: () => recordRun(deps, 'cleanUpCarts', () => runCleanUpCarts(deps)),
    comparePayments: () => recordRun(deps, 'comparePayments', () => runComparePayments(deps)),
    removePictures: () =>
      recordRun(deps, 'removePictures', () => runRemovePictures({ ...deps, files: bucketFiles() })),
    repairCounts: () => recordRun(deps, 'repairCounts', () => runRepairCounts(deps)),
    repairOrders: () => recordRun(deps, 'repairOrders', () => runRepairOrders(deps)),
    eraseOrders: () =>
      recordRun(deps, 'eraseOrders', () =>
        runEraseOrders({ ...deps, restaurants: firestoreRestaurants(db) }),
      ),
    followDomainPurchases: () =>
      recordRun(deps, 'followDomainPurchases', () =>
        runFollowDomainPurchases({ ...deps, writePath: writePath(deps), ...domainRegistrar() }),
      ),
    warnOfDomainExpiry: () =>
      recordRun(deps, 'warnOfDomainExpiry', () => runWarnOfDomainExpiry({ ...deps, ...domainRegistrar() })),
    repairUsers: () => recordRun(deps, 'repairUsers', () => runRepairUsers(deps)),
    repairSearch: () => recordRun(deps, 'repairSearch', () => runRepairSearch(deps)),
    repairStorefronts: () => recordRun(deps, 'repairStorefronts', () => runRepairStorefronts(deps)),
    syncPlaces: () =>
      recordRun(deps, 'syncPlaces', () => {
        const config = readConfig(process.env);
        const { placeSearch } = googleServicesFrom(config, log, Date.now);
        const { placeCallsADay } = config;
        return runSyncPlaces({ ...deps, placeSearch, placeCallsADay, allowances: featureAllowances(db) });
      }),
  };
}
