// Reads a restaurant's profile at the service and stores it. Nothing changes on either side.
import { ownSide, theirSide } from '@bite/shared/listing/profile-fields';
import { profileFrom } from '@bite/shared/listing/profile-from-service';
import type { ServiceAttribute } from '@bite/shared/listing/service-attributes.schema';
import type { ServiceFoodMenu } from '@bite/shared/listing/service-food-menus.schema';
import type { ServiceLocation } from '@bite/shared/listing/service-location.schema';
import type { StoredListingProfile } from '@bite/shared/listing/stored-profile.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import {
  LISTING_CONNECTION,
  LISTING_PROFILE,
  listingConnectionsOf,
  listingProfilesOf,
} from '../../collections/listing.ts';
import type { CallUrgency } from '../call-budget.ts';
import {
  callListing,
  changeConnection,
  connectionAt,
  type ListingFailure,
  type ListingResult,
  listingRefusal,
} from '../call-listing.ts';
import { baseAfter } from './compare-profile.ts';
import { ownSourcesOf } from './own-sources.ts';
import type { SyncProfileDeps } from './profile-deps.ts';

interface Read {
  location: ServiceLocation;
  attributes: ServiceAttribute[];
  menus: ServiceFoodMenu[] | undefined;
}

/** Answers what became of it; a failure is also noted beside the profile. */
export async function syncListingProfile(
  deps: SyncProfileDeps,
  place: RestaurantRef,
  urgency: CallUrgency = 'background',
): Promise<ListingResult<undefined>> {
  const connection = await connectionAt(deps, place);
  const read = await readThere(deps, place, urgency);
  if (read.outcome === 'failed') {
    await noteProblem(deps, place, read);
    return read;
  }
  await storeProfile(deps, place, read.value, connection?.connectionId ?? '');
  const lastSyncAt = new Date(deps.now()).toISOString();
  await changeConnection(deps, place, (before) => ({ ...before, lastSyncAt }));
  return { outcome: 'answered', value: undefined };
}

async function readThere(
  deps: SyncProfileDeps,
  place: RestaurantRef,
  urgency: CallUrgency,
): Promise<ListingResult<Read>> {
  const location = await callListing(deps, place, {
    ...{ api: 'locations', urgency },
    send: (service, token, { locationId }) => service.location(token, locationId),
  });
  if (location.outcome === 'failed') return location;
  const attributes = await callListing(deps, place, {
    ...{ api: 'locations', urgency },
    send: (service, token, { locationId }) => service.attributes(token, locationId),
  });
  if (attributes.outcome === 'failed' && !isNotOffered(attributes)) return attributes;
  const menus = location.value.metadata?.canHaveFoodMenus
    ? await callListing(deps, place, {
        ...{ api: 'reviews', urgency },
        send: (service, token, at) => service.foodMenus(token, at),
      })
    : undefined;
  if (menus?.outcome === 'failed' && !isNotOffered(menus)) return menus;
  return {
    outcome: 'answered',
    value: {
      location: location.value,
      attributes: attributes.outcome === 'answered' ? attributes.value : [],
      menus: menus?.outcome === 'answered' ? menus.value : undefined,
    },
  };
}

/** Some locations have no attributes or menus: the rest of their profile is read all the same. */
const isNotOffered = ({ reason }: ListingFailure): boolean => reason === 'notFound' || reason === 'forbidden';

async function storeProfile(
  deps: SyncProfileDeps,
  place: RestaurantRef,
  read: Read,
  connectionId: string,
): Promise<void> {
  const own = await ownSourcesOf(deps, place);
  if (!own) return;
  const { location, attributes, menus } = read;
  const syncedAt = new Date(deps.now()).toISOString();
  const [ours, theirs] = [ownSide(own), theirSide({ location, menus }, own.today)];
  const profile = profileFrom({ connectionId, location, attributes, syncedAt });
  const { metadata, regularHours, specialHours, phoneNumbers, websiteUri, profile: words } = location;
  const at = listingProfilesOf(place);
  await deps.records.transact(async (transaction) => {
    const connection = await transaction.get(listingConnectionsOf(place), LISTING_CONNECTION);
    const stored = await transaction.get(at, LISTING_PROFILE);
    // Another location was chosen meanwhile, or none any more.
    if (connection?.connectionId !== connectionId || connection.status === 'disconnected') return;
    const before = stored?.connectionId === connectionId ? stored : undefined;
    const after: StoredListingProfile = {
      ...{ connectionId, syncedAt },
      ...(profile && { profile }),
      remote: JSON.stringify({ regularHours, specialHours, phoneNumbers, websiteUri, profile: words }),
      ...(menus && { menus: JSON.stringify(menus) }),
      base: baseAfter(before?.base ?? {}, ours, theirs),
      canHaveMenus: metadata?.canHaveFoodMenus === true && menus !== undefined,
      isPending: metadata?.hasPendingEdits === true,
      isGoogleUpdated: metadata?.hasGoogleUpdated === true,
      ...(metadata?.mapsUri && { mapsUrl: metadata.mapsUri }),
      refusals: before?.refusals ?? {},
    };
    transaction.set(at, LISTING_PROFILE, after);
  });
}

/** Nothing is read, so that what was read before stays. */
async function noteProblem(
  { records, now }: SyncProfileDeps,
  place: RestaurantRef,
  failure: ListingFailure,
): Promise<void> {
  const at = listingProfilesOf(place);
  await records.transact(async (transaction) => {
    const before = await transaction.get(at, LISTING_PROFILE);
    if (!before) return;
    const { message: problem } = listingRefusal(failure);
    transaction.set(at, LISTING_PROFILE, { ...before, problem, problemAt: new Date(now()).toISOString() });
  });
}
