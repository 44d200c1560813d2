// The nightly repair schedules with their adapters.

import { firestoreCounts } from '../adapters/firestore/count-store.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { firestoreStorefrontArchive } from '../adapters/firestore/storefront-archive.ts';
import { firestoreSources } from '../adapters/firestore/storefront-sources.ts';
import { runHealCounts } from '../schedules/heal-counts.ts';
import { runHealOrders } from '../schedules/heal-orders.ts';
import { runHealSearch } from '../schedules/heal-search.ts';
import { runHealStorefronts } from '../schedules/heal-storefronts.ts';
import { runHealUsers } from '../schedules/heal-users.ts';
import { noteRun } from '../schedules/note-run.ts';
import type { ScheduleName } from '../schedules/schedule-times.ts';
import { log } from './logging.ts';

export type NightlySchedule = Exclude<ScheduleName, 'finishDueWork'>;

/** Each answers whether it did everything: what it could not do is on the list of failed work. */
export function composeNightly(): Record<NightlySchedule, () => Promise<boolean>> {
  const db = firestore();
  const ports = {
    countStore: firestoreCounts(db),
    records: firestoreRecords(db),
    orders: firestoreOrders(db),
  };
  const storefronts = { sources: firestoreSources(db), storefronts: firestoreStorefrontArchive(db) };
  const deps = { ...ports, ...storefronts, log, now: Date.now };
  return {
    healCounts: () => noteRun(deps, 'healCounts', () => runHealCounts(deps)),
    healOrders: () => noteRun(deps, 'healOrders', () => runHealOrders(deps)),
    healUsers: () => noteRun(deps, 'healUsers', () => runHealUsers(deps)),
    healSearch: () => noteRun(deps, 'healSearch', () => runHealSearch(deps)),
    healStorefronts: () => noteRun(deps, 'healStorefronts', () => runHealStorefronts(deps)),
  };
}
