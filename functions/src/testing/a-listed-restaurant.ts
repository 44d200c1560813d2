// A restaurant with a connected business listing, over ports in memory.
import { listingConnectionView } from '@bite/shared/listing/connection.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { LISTING_CONNECTION, listingConnectionsOf } from '../collections/listing.ts';
import { callBudget } from '../listing/call-budget.ts';
import type { CallListingDeps } from '../listing/call-listing.ts';
import { keepTokens } from '../listing/connection/listing-tokens.ts';
import type { ListingGrants } from '../ports/listing-grants.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Vault } from '../ports/vault.ts';
import { aPlace } from './a-place.ts';
import { memoryAllowances } from './memory-allowances.ts';
import { type MemoryListing, type MemoryListingOptions, memoryListing } from './memory-listing.ts';
import { type MemoryPlace, memoryPlace, place } from './memory-place.ts';
import { memoryVault } from './memory-vault.ts';

export const listed = { accountId: '101', locationId: '2001' } as const;

export interface ListedRestaurant
  extends Omit<CallListingDeps, 'listingGrants' | 'records' | 'vault'>,
    Omit<MemoryPlace, 'records'> {
  listingGrants: ListingGrants;
  records: MemoryPlace['records'];
  listing: MemoryListing;
  vault: ReturnType<typeof memoryVault>;
  allowances: ReturnType<typeof memoryAllowances>;
}

/** The restaurant of memoryPlace, connected to location 2001 of account 101. */
export async function aListedRestaurant(
  options: Partial<MemoryListingOptions> = {},
): Promise<ListedRestaurant> {
  const here = memoryPlace();
  const listing = memoryListing({ now: here.now, ...options });
  const [vault, allowances] = [memoryVault(here.now), memoryAllowances()];
  const deps = {
    ...{ ...here, listing, vault, allowances },
    ...{ listingGrants: listing.grants, listingService: listing.service },
    callBudget: callBudget({ allowances, now: here.now }),
  };
  listing.addAccount({ name: `accounts/${listed.accountId}`, accountName: 'Bella Group', type: 'PERSONAL' });
  await connectListing(deps, place, listed);
  return deps;
}

/** Gives the restaurant access to a location, which is there from now on. */
export async function connectListing(
  {
    records,
    listing,
    vault,
    now,
  }: Pick<ListedRestaurant, 'listing' | 'now'> & {
    records: Pick<RecordStore, 'transact'>;
    vault: Pick<Vault, 'put'>;
  },
  at: RestaurantRef,
  { accountId, locationId }: { accountId: string; locationId: string },
): Promise<void> {
  const title = `Location ${locationId}`;
  listing.addLocation(accountId, { name: `locations/${locationId}`, title });
  const granted = await listing.grants.exchange({
    ...{ code: listing.consent(), verifier: 'v'.repeat(43), redirectUri: 'https://admin.bite.example' },
  });
  if (granted.outcome === 'failed') throw new Error(granted.reason);
  const { accessToken, refreshToken = '', expiresAt } = granted.value;
  await keepTokens(vault, at, { accessToken, refreshToken, expiresAt }, 'owner');
  const { tenant, restaurant } = aPlace();
  const iso = new Date(now()).toISOString();
  const connection = listingConnectionView.parse({
    ...{
      connectionId: `listing-${at.restaurantId}`,
      tenantGuid: tenant.guid,
      restaurantGuid: restaurant.guid,
    },
    ...{ accountId, accountName: 'Bella Group', locationId, locationTitle: title, status: 'connected' },
    ...{ tokenExpiresAt: new Date(expiresAt).toISOString(), connectedBy: 'owner' },
    ...{ connectedAt: iso, createdAt: iso, updatedAt: iso },
  });
  await records.transact(async (transaction) =>
    transaction.set(listingConnectionsOf(at), LISTING_CONNECTION, connection),
  );
}
