// The demo's connections to Google listings: a location at the stack's simulated Google, with the access to it in the vault.
import { listingConnectionView } from '@bite/shared/listing/connection.schema';
import { mirrorOf } from '@bite/shared/listing/connection-mirror';
import { storedListingSync } from '@bite/shared/listing/sync-status.schema';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreRecords } from '../../functions/src/adapters/firestore/records.ts';
import { vaultFrom } from '../../functions/src/composition/vault.ts';
import { dueWork, storedWork } from '../../functions/src/due-work/due-work.ts';
import { keepTokens } from '../../functions/src/listing/connection/listing-tokens.ts';
import { begunSync } from '../../functions/src/listing/reviews/listing-sync.ts';
import { demoGrant } from '../../sandbox/google/google-data.ts';
import { localSecret } from '../stack/secrets.ts';
import type { DemoListing, DemoRestaurant } from './demo-restaurant.ts';
import { guidOf } from './deterministic-guid.ts';
import { uidOf } from './people.ts';
import { document, type SeedDocument } from './seed-document.ts';

interface Placed {
  demo: Pick<DemoRestaurant, 'name' | 'slug' | 'listing'>;
  at: RestaurantRef;
}

interface Owned {
  at: RestaurantRef;
  tenantGuid: string;
  restaurantGuid: string;
  now: string;
}

const connectedBy = uidOf('owner@luigis.example.com');

const connectionOf = (
  { accountId, accountName, locationId }: DemoListing,
  { name, slug }: Placed['demo'],
  { tenantGuid, restaurantGuid, now }: Owned,
) =>
  listingConnectionView.parse({
    ...{ connectionId: guidOf(`listing/${slug}`), tenantGuid, restaurantGuid, status: 'connected' },
    ...{ accountId, accountName, locationId, locationTitle: name, connectedBy },
    // Over already: the first call has it refreshed.
    ...{ tokenExpiresAt: now, connectedAt: now, createdAt: now, updatedAt: now },
  });

export const listingDocuments = (demo: Placed['demo'], owned: Owned): SeedDocument[] =>
  demo.listing
    ? [
        document(
          paths.listingConnection(owned.at),
          listingConnectionView,
          connectionOf(demo.listing, demo, owned),
        ),
        ...firstSync(demo, owned),
      ]
    : [];

/** It is read for the first time as soon as the stack finishes due work. */
function firstSync({ slug }: Placed['demo'], { at, now }: Owned): SeedDocument[] {
  const { sync, work } = begunSync(at, guidOf(`listing/${slug}`), undefined, Date.parse(now));
  return [
    document(paths.listingSync(at), storedListingSync, { ...sync, syncFrequency: 'hourly' }),
    document(`${dueWork.path}/${work.id}`, storedWork, work.record),
  ];
}

/** What the restaurant's own record says of it. */
export const platformSyncOf = (demo: Placed['demo'], owned: Owned) =>
  demo.listing && {
    platforms: { googleMyBusiness: mirrorOf(undefined, connectionOf(demo.listing, demo, owned)) },
  };

/** Puts the access into the vault, under the key that the stack's functions have. */
export async function storeListingTokens(db: Firestore, restaurants: readonly Placed[]): Promise<void> {
  const deps = { records: firestoreRecords(db), now: () => Date.now() };
  const vault = vaultFrom({ vaultKeys: localSecret('VAULT_KEYS') }, deps);
  const tokens = { accessToken: 'none', refreshToken: demoGrant.refreshToken, expiresAt: 0 };
  for (const { demo, at } of restaurants) if (demo.listing) await keepTokens(vault, at, tokens, connectedBy);
}
