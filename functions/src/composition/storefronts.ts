// Composes what keeps storefronts up to date: triggers, the task, and their adapters.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { firestoreStorefrontArchive } from '../adapters/firestore/storefront-archive.ts';
import { type RebuildTask, taskRebuilds } from '../adapters/tasks/rebuilds.ts';
import { type BuildDeps, buildStorefront } from '../catalogue/build-storefront.ts';
import type { SaveOutcome } from '../ports/storefront-archive.ts';
import { region } from '../runtime.ts';
import { until } from '../tasks/clock.ts';
import { rebuildStorefront } from '../tasks/rebuild-storefront.ts';
import {
  onDomainMappingWritten,
  onRestaurantWritten,
  onTenantWritten,
  type StorefrontTrigger,
} from '../triggers/on-storefront-source-written.ts';
import { retryTransientFailures } from '../triggers/retry-transient-failures.ts';
import type { WriteEvent } from '../triggers/write-event.ts';
import { log } from './logging.ts';
import { sourcesFrom } from './storefront-sources.ts';

/** The name of the task function in index.ts and of its queue. */
const QUEUE = 'rebuildStorefront';

function buildDeps(db: Firestore): BuildDeps {
  return { sources: sourcesFrom(db), storefronts: firestoreStorefrontArchive(db), log };
}

/** Builds one storefront immediately, for tools that cannot wait for the triggers. */
export function buildNow(db: Firestore, place: RestaurantRef): Promise<SaveOutcome> {
  return buildStorefront(buildDeps(db), place);
}

export interface StorefrontUpkeep {
  onTenant: (event: WriteEvent) => Promise<void>;
  /** Events of the restaurant's own document and of its catalogue. */
  onRestaurant: (event: WriteEvent) => Promise<void>;
  onDomainMapping: (event: WriteEvent) => Promise<void>;
  /** @param data As taskRebuilds enqueued it. */
  rebuildStorefront: (data: unknown, retryCount: number) => Promise<void>;
}

export function composeStorefrontUpkeep(): StorefrontUpkeep {
  const db = firestore();
  const deps = { ...buildDeps(db), records: firestoreRecords(db), until, log, now: Date.now };
  const queue = getFunctions(firebaseApp()).taskQueue<RebuildTask>(`locations/${region}/functions/${QUEUE}`);
  const change = { sources: deps.sources, rebuilds: taskRebuilds(queue) };
  const upkeep = (take: StorefrontTrigger) => (event: WriteEvent) => {
    const work = { kind: 'rebuildStorefronts', data: take.changeIn(event) } as const;
    return retryTransientFailures(deps, event, work, () => take(change, event));
  };
  return {
    onTenant: upkeep(onTenantWritten),
    onRestaurant: upkeep(onRestaurantWritten),
    onDomainMapping: upkeep(onDomainMappingWritten),
    rebuildStorefront: (data, retryCount) => rebuildStorefront(deps, data, retryCount),
  };
}
