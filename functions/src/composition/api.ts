// Composes the API from its adapters.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Express } from 'express';
import { getAuth } from 'firebase-admin/auth';
import { firebaseAppCheck } from '../adapters/auth/app-check.ts';
import { firebaseAccounts } from '../adapters/auth/firebase-accounts.ts';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestoreCatalogueWriter } from '../adapters/firestore/catalogue-writer.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreDomainMappings } from '../adapters/firestore/domain-mappings.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreAllowances } from '../adapters/firestore/rate-limit-store.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { firestoreRestaurants } from '../adapters/firestore/restaurants.ts';
import { firestoreStorefronts } from '../adapters/firestore/storefronts.ts';
import { smtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { rememberedAddresses } from '../adapters/memory/unknown-addresses.ts';
import { offensiveNames } from '../adapters/names/offensive-names.ts';
import { publicSuffixes } from '../adapters/names/public-suffixes.ts';
import { commonPasswordList, loadCommonPasswords } from '../adapters/passwords/common-passwords.ts';
import { rememberUnknownHosts } from '../domains/remember-unknown-hosts.ts';
import { createApp } from '../http/app.ts';
import { apiGuards } from '../http/guards.ts';
import { type ApiPorts, apiHandlers } from '../http/handlers.ts';
import { defaultPolicies, type Policies, relaxed } from '../http/limit-policies.ts';
import { createLimiter } from '../http/limits.ts';
import { lazy } from '../lazy.ts';
import { callBudget } from '../listing/call-budget.ts';
import type { AppCheck } from '../ports/app-check.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import type { Log } from '../ports/log.ts';
import { featureAllowances, isRelaxed } from './allowances.ts';
import { applePayFrom } from './apple-pay.ts';
import { cardGatewayFrom } from './card-gateway.ts';
import { readConfig } from './config.ts';
import { domainServicesFrom } from './domain-services.ts';
import { dueWorkQueue } from './due-work-queue.ts';
import { emulatorAddresses } from './emulators.ts';
import { googleServicesFrom } from './google.ts';
import { identityProvidersFrom } from './identity-providers.ts';
import { log as cloudLog } from './logging.ts';
import { pictureUrlOf } from './picture-origins.ts';
import { pictureRunQueue } from './picture-run-queue.ts';
import { pushSenderFrom } from './push-sender.ts';
import { replyWriterFrom } from './reply-writer.ts';
import { texterFrom } from './texter.ts';
import { vaultFrom } from './vault.ts';

/** Rarely used, so no deployable loads them before the first call. */
const openApi = lazy([], async () => (await import('../http/openapi.ts')).printOpenApi());
const commonest = lazy([], loadCommonPasswords);

const pictures = lazy([], async () => {
  const { pictureBucket } = await import('../adapters/storage/picture-bucket.ts');
  const { bucketPictureFiles } = await import('../adapters/storage/picture-files.ts');
  return bucketPictureFiles(pictureBucket(firebaseApp()));
});

/** Under the emulators all callers share one address. */
const policiesHere = (): Policies => (isRelaxed() ? relaxed(defaultPolicies, 100) : defaultPolicies);

/** Loaded with the first address that a circle or an outline asks about. */
function geocoderAt(url: string, log: Log): Geocoder {
  const geocoder = lazy([], async () =>
    (await import('../adapters/geocoder/nominatim.ts')).nominatim({ url, log }),
  );
  return { locate: async (address) => (await geocoder()).locate(address) };
}

const appCheck = lazy([], async () => (await import('firebase-admin/app-check')).getAppCheck(firebaseApp()));

/** Of one phone number at a restaurant, to be paid at the counter. */
const MOST_OPEN_ORDERS = 5;

export interface ApiOptions {
  limits?: Policies;
  now?: () => number;
  log?: Log;
}

function appCheckFrom(env: NodeJS.ProcessEnv): AppCheck | undefined {
  if (env['APP_CHECK'] !== 'enforce') return undefined;
  return firebaseAppCheck({ verifyToken: async (token) => (await appCheck()).verifyToken(token) });
}

export function composeApi(options: ApiOptions = {}): Express {
  const { limits = policiesHere(), now = Date.now, log = cloudLog } = options;
  const db = firestore();
  const config = readConfig(process.env);
  const { adminOrigin, siteOrigin, ownHosts, smtp, texts, guestHashKey, signIn, geocoderUrl, proxyNetworks } =
    config;
  const records = firestoreRecords(db);
  const allowances = featureAllowances(db);
  const ports: ApiPorts = {
    storefronts: firestoreStorefronts(db, log),
    restaurants: firestoreRestaurants(db),
    domainMappings: rememberUnknownHosts(firestoreDomainMappings(db), rememberedAddresses()),
    ...domainServicesFrom(config, log, now),
    domainPolicy: config.domainPolicy,
    ...{ offensiveNames, publicSuffixes },
    orders: firestoreOrders(db),
    records,
    catalogue: firestoreCatalogueWriter(db),
    identityProviders: identityProvidersFrom(signIn, log, now),
    ids: firestoreIds(db),
    accounts: firebaseAccounts(getAuth(firebaseApp())),
    allowances,
    mailer: smtpMailer(smtp, log),
    texter: texterFrom(texts, log),
    ...googleServicesFrom(config, log, now),
    replyWriter: replyWriterFrom(config.replyModel, log),
    callBudget: callBudget({ allowances, now }),
    applePay: applePayFrom(config, log),
    cardGateway: cardGatewayFrom(config, log),
    cardGatewayOrigin: config.cardGatewayOrigin,
    vault: vaultFrom(config, { records, now }),
    placeCallsADay: config.placeCallsADay,
    pushSender: pushSenderFrom(config.push, log),
    commonPasswords: commonPasswordList(commonest),
    pictureFiles: {
      remove: async (...request) => (await pictures()).remove(...request),
      removeBelow: async (...request) => (await pictures()).removeBelow(...request),
    },
    geocoder: geocoderUrl === undefined ? undefined : geocoderAt(geocoderUrl, log),
    pictureRuns: pictureRunQueue(),
    dueWorkQueue: dueWorkQueue(log),
    guestHashKey,
    // Under the emulators, and where something is measured, everybody orders with few numbers.
    mostOpenOrders: isRelaxed() || options.limits ? undefined : MOST_OPEN_ORDERS,
    pictureUrl: pictureUrlOf(process.env),
    log,
    now,
    wait: async (milliseconds) => setTimeout(milliseconds),
    newGuid: randomUUID,
    adminOrigin,
    siteOrigin,
    ownHosts,
  };
  return createApp({
    handlers: apiHandlers(ports),
    guards: apiGuards(ports),
    limiter: createLimiter({
      policies: limits,
      allowances: firestoreAllowances(db),
      log,
      now,
      wait: ports.wait,
    }),
    appCheck: appCheckFrom(process.env),
    proxyNetworks,
    log,
    emulators: emulatorAddresses(process.env),
    openApi,
  });
}
