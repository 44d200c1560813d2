// A restaurant of the demo whose listing at the simulated Google is connected, as if somebody had given access.
import { createHash } from 'node:crypto';
import { listingConnectionView } from '@bite/shared/listing/connection.schema';
import { collections, paths } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreRecords } from '../../functions/src/adapters/firestore/records.ts';
import { LISTING_CONNECTION, listingConnectionsOf } from '../../functions/src/collections/listing.ts';
import { googleServicesFrom } from '../../functions/src/composition/google.ts';
import { vaultFrom } from '../../functions/src/composition/vault.ts';
import { consentUrl } from '../../functions/src/listing/connection/consent-url.ts';
import {
  keepTokens,
  type ListingTokens,
  listingTokensAt,
} from '../../functions/src/listing/connection/listing-tokens.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import type { PlacedRestaurant } from '../seed/demo-data.ts';
import { localSecret } from '../stack/secrets.ts';

interface Listing {
  /** Who gives access. */
  email: string;
  accountId: string;
  locationId: string;
}

/** @param google Where the simulated Google is. @returns What ends it, and forgets what was kept of the listing. */
export async function connectListing(
  firestore: Firestore,
  google: string,
  { at: place, guid, tenantGuid }: PlacedRestaurant,
  { email, accountId, locationId }: Listing,
): Promise<() => Promise<void>> {
  const records = firestoreRecords(firestore);
  const restaurant = firestore.doc(paths.restaurant(place));
  const before = await restaurant.get();
  const tokens = await tokensOf(google, email);
  const vault = vaultFrom({ vaultKeys: localSecret('VAULT_KEYS') }, { records, now: Date.now });
  await keepTokens(vault, place, tokens, 'test');
  const now = new Date().toISOString();
  const connection = listingConnectionView.parse({
    ...{ connectionId: `test-${process.pid}`, tenantGuid, restaurantGuid: guid, status: 'connected' },
    ...{ accountId, locationId, tokenExpiresAt: new Date(tokens.expiresAt).toISOString() },
    ...{ connectedAt: now, createdAt: now, updatedAt: now },
  });
  await records.transact(async (transaction) =>
    transaction.set(listingConnectionsOf(place), LISTING_CONNECTION, connection),
  );
  return async () => {
    for (const name of kept)
      await firestore.recursiveDelete(firestore.collection(paths.restaurantCollection(place, name)));
    await vault.remove(listingTokensAt(place));
    await restaurant.set(before.data() ?? {});
  };
}

const kept = [
  collections.listingConnections,
  collections.listingSyncs,
  collections.reviews,
  collections.reviewReplies,
  collections.autoReplyConfigs,
  collections.autoReplyCounts,
];

async function tokensOf(google: string, email: string): Promise<ListingTokens> {
  const listings = { clientId: 'sandbox', clientSecret: 'sandbox-secret' };
  const settings = { origin: google, listings, placesKey: undefined, notifications: undefined };
  const { listingGrants } = googleServicesFrom({ google: settings }, silentLog, Date.now);
  const { clientId, consentPage } = listingGrants.application ?? { clientId: '', consentPage: '' };
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const redirectUri = 'http://localhost:5005/listing/connected';
  const page = consentUrl({ clientId, consentPage, state: 'test', challenge, redirectUri });
  const body = new URLSearchParams({ email });
  const allowed = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const code = new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const granted = await listingGrants.exchange({ code, verifier, redirectUri });
  if (granted.outcome === 'failed') throw new Error(`The simulated Google gave no tokens: ${granted.reason}`);
  const { accessToken, refreshToken = '', expiresAt } = granted.value;
  return { accessToken, refreshToken, expiresAt };
}
