// Composes the schedule that finishes due work and the task that tries it at once, with the adapters that the work needs.
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { firebaseAccounts } from '../adapters/auth/firebase-accounts.ts';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestoreCounts } from '../adapters/firestore/count-store.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { firestoreStorefrontArchive } from '../adapters/firestore/storefront-archive.ts';
import { firestoreStorefronts } from '../adapters/firestore/storefronts.ts';
import { smtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { type UpkeepDeps, upkeepHandlers } from '../due-work/upkeep-handlers.ts';
import { workHandlers } from '../due-work/work-handlers.ts';
import { callBudget } from '../listing/call-budget.ts';
import { runFinishDueWork } from '../schedules/finish-due-work.ts';
import { runReconcilePayments } from '../schedules/reconcile-payments.ts';
import { recordRun } from '../schedules/record-run.ts';
import { runRefreshListingTokens } from '../schedules/refresh-listing-tokens.ts';
import { runSyncListings } from '../schedules/sync-listings.ts';
import { attemptDueWork } from '../tasks/attempt-due-work.ts';
import { until } from '../tasks/clock.ts';
import { featureAllowances } from './allowances.ts';
import { cardGatewayFrom } from './card-gateway.ts';
import { readConfig } from './config.ts';
import { domainServicesFrom } from './domain-services.ts';
import { dueWorkQueue } from './due-work-queue.ts';
import { googleServicesFrom } from './google.ts';
import { log } from './logging.ts';
import type { NightlySchedule } from './nightly.ts';
import { pushSenderFrom } from './push-sender.ts';
import { replyWriterFrom } from './reply-writer.ts';
import { sourcesFrom } from './storefront-sources.ts';
import { texterFrom } from './texter.ts';
import { vaultFrom } from './vault.ts';

export interface DueWorkRuns {
  /** The schedule. */
  finish: () => Promise<void>;
  /** The schedule that settles payments. */
  reconcile: () => Promise<void>;
  /** The schedule that refreshes the access to business listings. */
  refreshListingTokens: () => Promise<void>;
  /** The schedule that has listings brought up to date. */
  syncListings: () => Promise<void>;
  /** @param data As taskDueWork enqueued it. */
  attempt: (data: unknown) => Promise<void>;
}

export function composeDueWork(): DueWorkRuns {
  const db = firestore();
  const config = readConfig(process.env);
  const { adminOrigin, siteOrigin, smtp, texts } = config;
  const records = firestoreRecords(db);
  const allowances = featureAllowances(db);
  const deps = {
    records,
    orders: firestoreOrders(db),
    ids: firestoreIds(db),
    newGuid: randomUUID,
    countStore: firestoreCounts(db),
    sources: sourcesFrom(db),
    storefronts: firestoreStorefrontArchive(db),
    accounts: firebaseAccounts(getAuth(firebaseApp())),
    allowances,
    mailer: smtpMailer(smtp, log),
    texter: texterFrom(texts, log),
    ...domainServicesFrom(config, log, Date.now),
    cardGateway: cardGatewayFrom(config, log),
    vault: vaultFrom(config, { records, now: Date.now }),
    pushSender: pushSenderFrom(config.push, log),
    ...googleServicesFrom(config, log, Date.now),
    callBudget: callBudget({ allowances, now: Date.now }),
    menuPages: firestoreStorefronts(db, log),
    replyWriter: replyWriterFrom(config.replyModel, log),
    listingTopic: config.google.notifications?.topic,
    dueWorkQueue: dueWorkQueue(log),
    adminOrigin,
    siteOrigin,
    log,
    now: Date.now,
    applyScheduledChange,
    checkPicture,
    continueMenuImport,
    followMenu,
    optimizePictures,
    runSchedule,
  };
  const handlers = { ...workHandlers(deps), ...upkeepHandlers(deps) };
  return {
    finish: async () => {
      await recordRun(deps, 'finishDueWork', async () => {
        await runFinishDueWork({ ...deps, handlers });
        // Failed work is tried again or has already been reported.
        return {};
      });
    },
    reconcile: async () => {
      await recordRun(deps, 'reconcilePayments', () => runReconcilePayments(deps));
    },
    refreshListingTokens: async () => {
      await recordRun(deps, 'refreshListingTokens', () => runRefreshListingTokens(deps));
    },
    syncListings: async () => {
      await recordRun(deps, 'syncListings', () => runSyncListings(deps));
    },
    attempt: (data) => attemptDueWork({ ...deps, handlers, until }, data),
  };
}

const applyScheduledChange: UpkeepDeps['applyScheduledChange'] = async (...planned) =>
  (await import('./scheduled-changes.ts')).applyScheduledChangeNow(...planned);

const continueMenuImport: UpkeepDeps['continueMenuImport'] = async (...run) =>
  (await import('./menu-work.ts')).continueMenuImportNow(...run);

const followMenu: UpkeepDeps['followMenu'] = async (link) =>
  (await import('./menu-work.ts')).followMenuNow(link);

/** Loaded lazily: few pictures are given up on. */
const checkPicture = async (path: string): Promise<void> =>
  (await import('./pictures.ts')).checkPictureNow(path);

const optimizePictures: UpkeepDeps['optimizePictures'] = async (...run) =>
  (await import('./pictures.ts')).optimizePicturesNow(...run);

/** Runs nightly schedules only, since the other one is the caller. */
async function runSchedule(name: string): Promise<void> {
  const nightly = (await import('./nightly.ts')).composeNightly();
  if (Object.hasOwn(nightly, name) && !(await nightly[name as NightlySchedule]()))
    throw Object.assign(new Error(`${name} could not do everything`), { code: 'PARTLY_FAILED' });
}
