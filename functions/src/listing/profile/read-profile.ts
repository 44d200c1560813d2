// A restaurant's profile at the service beside its own record, as staff see it.

import { defined } from '@bite/shared/kernel/defined';
import { restaurantNotFound } from '@bite/shared/kernel/identifier-errors';
import type { ListingProfileAnswer } from '@bite/shared/listing/profile.contract';
import type { StoredListingProfile } from '@bite/shared/listing/stored-profile.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { addressLine } from '@bite/shared/tenancy/map-link';
import { LISTING_PROFILE, listingProfilesOf } from '../../collections/listing.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { connectionAt, listingRefusal } from '../call-listing.ts';
import { type Comparison, compared } from './compare-profile.ts';
import { type OwnProfile, ownSourcesOf } from './own-sources.ts';
import type { SyncProfileDeps } from './profile-deps.ts';
import { syncListingProfile } from './sync-profile.ts';

/** Throws as assertMayAt does. */
export async function readProfile(
  deps: SyncProfileDeps,
  { user }: Caller,
  place: RestaurantRef,
): Promise<ListingProfileAnswer> {
  await assertMayAt(deps.records, user, 'listing.read', place);
  return shownProfile(deps, place);
}

/** Throws as assertMayAt and listingRefusal do. */
export async function pullProfile(
  deps: SyncProfileDeps,
  { user }: Caller,
  place: RestaurantRef,
): Promise<ListingProfileAnswer> {
  await assertMayAt(deps.records, user, 'listing.write', place);
  const result = await syncListingProfile(deps, place, 'person');
  if (result.outcome === 'failed') throw listingRefusal(result);
  return shownProfile(deps, place);
}

/** Both sides as they are stored; no comparison before the profile was read for the present connection. */
export async function profileAt(
  deps: SyncProfileDeps,
  place: RestaurantRef,
): Promise<{ own: OwnProfile; stored?: StoredListingProfile; comparison?: Comparison }> {
  const [own, connection, stored] = await Promise.all([
    ownSourcesOf(deps, place),
    connectionAt(deps, place),
    deps.records.get(listingProfilesOf(place), LISTING_PROFILE),
  ]);
  if (!own) throw restaurantNotFound(place.restaurantId);
  if (!stored || stored.connectionId !== connection?.connectionId) return { own };
  return { own, stored, comparison: compared(stored, own) };
}

/** For whoever may read it. */
export async function shownProfile(
  deps: SyncProfileDeps,
  place: RestaurantRef,
): Promise<ListingProfileAnswer> {
  const { own, stored, comparison } = await profileAt(deps, place);
  const address = addressLine(own.restaurant);
  if (!stored || !comparison)
    return { ...{ address, fields: [], version: 'none' }, ...{ isPending: false, isGoogleUpdated: false } };
  const { syncedAt, problem, problemAt, isPending, isGoogleUpdated, profile, mapsUrl } = stored;
  const { fields, version } = comparison;
  return {
    ...defined({ syncedAt, problem, problemAt }),
    ...{ isPending, isGoogleUpdated, address, fields, version },
    ...(profile && {
      shown: {
        ...{ name: profile.name, category: profile.category, address: profile.address.formattedAddress },
        ...{ verification: profile.verificationStatus, attributes: profile.attributes },
        ...(mapsUrl !== undefined && { mapsUrl }),
      },
    }),
  };
}
