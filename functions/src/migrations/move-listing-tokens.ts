// Takes the tokens of outside platforms out of restaurants' records: those of the business listing go to the vault, with a connection
// that has them; nothing uses the others.
import { collections, type RestaurantRef } from '@bite/shared/paths';
import type { PlatformConnection } from '@bite/shared/tenancy/platform-sync.schema';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { LISTING_CONNECTION, listingConnectionsOf } from '../collections/listing.ts';
import { keepTokens } from '../listing/connection/listing-tokens.ts';
import { forEachRestaurant } from '../tenancy/for-each-place.ts';
import type { MigrationCounts, MigrationDeps, MigrationRun } from './migration.ts';

export async function moveListingTokens(
  deps: MigrationDeps,
  { isDryRun, onPlace }: MigrationRun,
): Promise<MigrationCounts> {
  let changed = 0;
  const failure = `tokens could not be moved out of ${collections.restaurants}`;
  const { failed, unreached } = await forEachRestaurant(deps, failure, async (place) => {
    onPlace();
    const restaurant = await deps.records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
    if (!restaurant || !hasTokens(restaurant)) return;
    changed += 1;
    if (isDryRun) return;
    // First into the vault: what ends between the two is done again.
    await keepListingTokens(deps, place, restaurant.platformSync.platforms.googleMyBusiness);
    await moveAt(deps, place);
  });
  return { changed, failed, unreached };
}

const hasToken = ({ accessToken, refreshToken }: PlatformConnection): boolean =>
  accessToken !== undefined || refreshToken !== undefined;

const hasTokens = ({ platformSync }: Restaurant): boolean =>
  Object.values(platformSync.platforms).some((connection) => connection && hasToken(connection));

/** Those that no refresh token comes with are over by now. Newer ones stay. */
async function keepListingTokens(
  deps: MigrationDeps,
  place: RestaurantRef,
  { accessToken, refreshToken, tokenExpiresAt }: PlatformConnection = { enabled: false, syncStatus: 'idle' },
): Promise<void> {
  if (refreshToken === undefined) return;
  if (await deps.records.get(listingConnectionsOf(place), LISTING_CONNECTION)) return;
  const expiresAt =
    accessToken === undefined || tokenExpiresAt === undefined ? 0 : Date.parse(tokenExpiresAt);
  const tokens = { accessToken: accessToken ?? 'none', refreshToken, expiresAt };
  await keepTokens(deps.vault, place, tokens, '');
}

async function moveAt({ records, now }: MigrationDeps, place: RestaurantRef): Promise<void> {
  const at = restaurantsOf(place.tenantId);
  await records.transact(async (transaction) => {
    const restaurant = await transaction.get(at, String(place.restaurantId));
    const tenant = await transaction.get(tenants, String(place.tenantId));
    const connection = await transaction.get(listingConnectionsOf(place), LISTING_CONNECTION);
    if (!restaurant || !tenant) return;
    const { platformSync } = restaurant;
    const platforms = Object.fromEntries(
      Object.entries(platformSync.platforms).map(([name, one]) => [name, one && withoutTokens(one)]),
    );
    transaction.set(at, String(place.restaurantId), {
      ...restaurant,
      platformSync: { ...platformSync, platforms },
    });
    const { googleMyBusiness: google } = platformSync.platforms;
    if (connection || google?.refreshToken === undefined) return;
    const { connectionId, accountId, locationId, tokenExpiresAt } = google;
    const iso = new Date(now()).toISOString();
    const isChosen = accountId !== undefined && locationId !== undefined;
    transaction.set(listingConnectionsOf(place), LISTING_CONNECTION, {
      connectionId: connectionId ?? `listing-${restaurant.guid}`,
      ...{ tenantGuid: tenant.guid, restaurantGuid: restaurant.guid },
      ...(isChosen && { accountId, locationId, connectedAt: iso }),
      status: isChosen ? 'connected' : 'pending',
      tokenExpiresAt: tokenExpiresAt ?? iso,
      ...{ createdAt: iso, updatedAt: iso },
    });
  });
}

function withoutTokens({
  accessToken: _,
  refreshToken: __,
  ...rest
}: PlatformConnection): PlatformConnection {
  return rest;
}
