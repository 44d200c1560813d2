// The API with its adapters: the one place where they meet.

import type { Express } from 'express';
import { firebaseSessions } from '../adapters/auth/firebase-sessions.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreDomainMappings } from '../adapters/firestore/domain-mappings.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreRateLimitStore } from '../adapters/firestore/rate-limit-store.ts';
import { firestoreRestaurants } from '../adapters/firestore/restaurants.ts';
import { firestoreStorefronts } from '../adapters/firestore/storefronts.ts';
import { firestoreUsers } from '../adapters/firestore/users.ts';
import { createApp } from '../http/app.ts';
import { domainHandlers } from '../http/domains.ts';
import { defaultLimits, type Limits, limitersFrom } from '../http/limits.ts';
import { orderHandlers } from '../http/orders.ts';
import { restaurantHandlers } from '../http/restaurants.ts';
import { storefrontHandlers } from '../http/storefront.ts';
import { authenticate } from '../identity/authenticate.ts';
import { lazy } from '../lazy.ts';
import { emulatorAddresses } from './emulators.ts';
import { log } from './logging.ts';

/** Hosting and the platform's front end each append to X-Forwarded-For: the client is the entry before theirs. */
const TRUSTED_PROXIES = 2;

/** Few ask for it: no deployable loads it before someone does. */
const openApi = lazy([], async () => (await import('../http/openapi.ts')).printOpenApi());

export interface ApiOptions {
  limits?: Limits;
  now?: () => number;
}

export function composeApi({ limits = defaultLimits, now = Date.now }: ApiOptions = {}): Express {
  const db = firestore();
  const storefronts = firestoreStorefronts(db);
  const restaurants = firestoreRestaurants(db);
  const accounts = { sessions: firebaseSessions(), users: firestoreUsers(db) };
  const deps = { storefronts, restaurants, orders: firestoreOrders(db), ids: firestoreIds(db), now };
  return createApp({
    handlers: {
      ...domainHandlers({ storefronts, domainMappings: firestoreDomainMappings(db) }),
      ...storefrontHandlers({ storefronts, domainMappings: firestoreDomainMappings(db) }),
      ...orderHandlers(deps),
      ...restaurantHandlers({ restaurants }),
    },
    guards: { staff: async (header) => ({ user: await authenticate(accounts, header('authorization')) }) },
    limiters: limitersFrom(limits, (name) =>
      name === 'placeOrder' ? firestoreRateLimitStore(db, name, now) : undefined,
    ),
    trustedProxies: TRUSTED_PROXIES,
    log,
    emulators: emulatorAddresses(process.env),
    openApi,
  });
}
