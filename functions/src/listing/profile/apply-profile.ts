// Does what staff have decided of a profile: sends fields to the service, and takes others from there. The service checks them before
// anything changes on either side.
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { editsPerMinute } from '@bite/shared/listing/limits';
import type { ListingProfileAnswer, ListingProfileDecision } from '@bite/shared/listing/profile.contract';
import {
  changesFrom,
  fieldOfService,
  type LocationPart,
  partNames,
  patchOf,
  refusedFields,
} from '@bite/shared/listing/profile-changes';
import type { ProfileField, Side } from '@bite/shared/listing/profile-fields';
import { foodMenusOf } from '@bite/shared/listing/profile-menu';
import type { ServiceLocation } from '@bite/shared/listing/service-location.schema';
import type { StoredListingProfile } from '@bite/shared/listing/stored-profile.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { versionOf } from '../../audit/version.ts';
import { LISTING_PROFILE, listingProfilesOf } from '../../collections/listing.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { updateRestaurant } from '../../tenancy/update-restaurant.ts';
import { callListing, connectionAt, type ListingResult, listingRefusal } from '../call-listing.ts';
import { type Comparison, markHash, theirSourcesIn } from './compare-profile.ts';
import type { OwnProfile } from './own-sources.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { profileAt, shownProfile } from './read-profile.ts';
import { syncListingProfile } from './sync-profile.ts';

interface Applied {
  place: RestaurantRef;
  caller: Caller;
  own: OwnProfile;
  stored: StoredListingProfile;
  comparison: Comparison;
}

const isPart = (field: ProfileField): field is LocationPart => field !== 'menu';

/**
 * Throws as assertMayAt and listingRefusal do; CONFLICT where something differs from what was shown, VALIDATION_FAILED with what is wrong
 * by field, whichever side says so, and RATE_LIMITED beyond ten edits a minute.
 */
export async function applyProfile(
  deps: ProfileDeps,
  caller: Caller,
  place: RestaurantRef,
  { version, send, take }: ListingProfileDecision,
): Promise<ListingProfileAnswer> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const { own, stored, comparison } = await profileAt(deps, place);
  if (!stored || comparison?.version !== version) throw changedMeanwhile();
  assertPossible(comparison, { send, take });
  const applied = { place, caller, own, stored, comparison };
  const parts = send.filter(isPart);
  const sent = {
    parts,
    patch: patchOf(parts, own, theirSourcesIn(stored).location),
    menu: send.includes('menu'),
  };
  if (parts.length > 0) await patch(deps, applied, sent, true);
  await takeTheirs(deps, applied, take.filter(isPart));
  await countEdits(deps, place, Number(parts.length > 0) + Number(sent.menu));
  if (parts.length > 0) {
    await patch(deps, applied, sent, false);
    await noteSent(deps, applied, parts, sent.patch);
  }
  if (sent.menu) await sendMenu(deps, applied);
  // What was decided is done; if it cannot be read again now, it is by the next reading.
  await syncListingProfile(deps, place, 'person');
  return shownProfile(deps, place);
}

const changedMeanwhile = (): DomainError =>
  new DomainError('CONFLICT', 'Something has changed since this was shown. Please look at it again.');

function assertPossible(
  { fields }: Comparison,
  { send, take }: Pick<ListingProfileDecision, 'send' | 'take'>,
): void {
  const may = (field: ProfileField, way: 'canSend' | 'canTake'): boolean =>
    fields.some((one) => one.field === field && one[way]);
  const isBoth = send.some((field) => take.includes(field));
  if (
    isBoth ||
    !send.every((field) => may(field, 'canSend')) ||
    !take.every((field) => may(field, 'canTake'))
  )
    throw changedMeanwhile();
}

interface Sent {
  parts: readonly LocationPart[];
  patch: Partial<ServiceLocation>;
}

async function patch(
  deps: ProfileDeps,
  { place }: Applied,
  { parts, patch: values }: Sent,
  isTrial: boolean,
): Promise<void> {
  const fields = parts.map((part) => partNames[part]);
  await accepted(
    deps,
    place,
    await callListing(deps, place, {
      ...{ api: 'locations', urgency: 'person' },
      send: (service, token, { locationId }) =>
        service.patchLocation(token, locationId, {
          ...{ patch: values, fields },
          ...(isTrial && { validateOnly: true }),
        }),
    }),
  );
}

async function sendMenu(deps: ProfileDeps, applied: Applied): Promise<void> {
  const { place, own } = applied;
  const menus = own.storefront ? foodMenusOf(own.storefront) : [];
  await accepted(
    deps,
    place,
    await callListing(deps, place, {
      ...{ api: 'reviews', urgency: 'person' },
      send: (service, token, at) => service.putFoodMenus(token, at, menus),
    }),
    'menu',
  );
  await noteSent(deps, applied, ['menu'], {}, JSON.stringify(menus));
}

/** A field that the service refuses is remembered with its words. */
async function accepted(
  { records }: ProfileDeps,
  place: RestaurantRef,
  result: ListingResult<unknown>,
  only?: ProfileField,
): Promise<void> {
  if (result.outcome === 'answered') return;
  const field = result.reason === 'refused' ? (only ?? fieldOfService(result.field)) : undefined;
  if (field === undefined) throw listingRefusal(result);
  const message = `Google: ${('message' in result && result.message) || 'this is not accepted'}`;
  await records.transact(async (transaction) => {
    const before = await transaction.get(listingProfilesOf(place), LISTING_PROFILE);
    if (!before) return;
    const refusals = { ...before.refusals, [field]: message };
    transaction.set(listingProfilesOf(place), LISTING_PROFILE, { ...before, refusals });
  });
  throw refusedFields({ [field]: message });
}

/** Each edit counts against the location, whoever makes it. Throws RATE_LIMITED. */
async function countEdits(deps: ProfileDeps, place: RestaurantRef, edits: number): Promise<void> {
  if (edits === 0) return;
  const locationId = (await connectionAt(deps, place))?.locationId;
  const start = Math.floor(deps.now() / MINUTE) * MINUTE;
  const endsAt = start + MINUTE;
  const given = await deps.allowances.take(
    `listing edits ${locationId} ${start}`,
    { max: editsPerMinute, endsAt },
    edits,
  );
  if (given < edits)
    throw new DomainError(
      'RATE_LIMITED',
      `Google takes ${editsPerMinute} edits of a listing a minute. Please try again in a minute.`,
      { retryAfterSeconds: Math.ceil((endsAt - deps.now()) / 1000) },
    );
}

/** Through the one write path: checked as any change of the restaurant, with its history. */
async function takeTheirs(
  deps: ProfileDeps,
  applied: Applied,
  fields: readonly LocationPart[],
): Promise<void> {
  if (fields.length === 0) return;
  const { caller, place, own, stored, comparison } = applied;
  const changes = changesFrom(fields, theirSourcesIn(stored), own);
  await updateRestaurant(deps, caller, place, { version: versionOf(own.restaurant), changes }).catch(
    (error: unknown) => {
      throw notTaken(error) ?? error;
    },
  );
  await agree(deps, place, fields, comparison.theirs);
}

/** Where the restaurant's record has them. */
const ownPaths = {
  hours: 'operatingHours',
  specialHours: 'specialHours',
  phone: 'contact.phone',
  website: 'contact.website',
  description: 'websiteConfig',
} as const satisfies Record<LocationPart, string>;

/** What our own checks say, by the field that it came with; undefined for another failure. */
function notTaken(error: unknown): DomainError | undefined {
  if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') return undefined;
  const faults = Object.entries((error.details as { fields?: Record<string, string> }).fields ?? {});
  const found = Object.entries(ownPaths).flatMap(([field, path]) => {
    const fault = faults.find(([name]) => name.startsWith(path));
    return fault ? [[field, `This cannot be taken over: ${fault[1]}`] as const] : [];
  });
  return found.length > 0 ? refusedFields(Object.fromEntries(found)) : undefined;
}

/** Both sides agree on these fields from now on. */
function agree(
  { records }: Pick<ProfileDeps, 'records'>,
  place: RestaurantRef,
  fields: readonly ProfileField[],
  on: Side,
): Promise<void> {
  const at = listingProfilesOf(place);
  return records.transact(async (transaction) => {
    const before = await transaction.get(at, LISTING_PROFILE);
    if (before) transaction.set(at, LISTING_PROFILE, agreed(before, fields, on));
  });
}

function agreed(
  before: StoredListingProfile,
  fields: readonly ProfileField[],
  on: Side,
): StoredListingProfile {
  const base = Object.fromEntries(fields.map((field) => [field, markHash(on[field]?.mark ?? '')]));
  const refusals = Object.fromEntries(
    Object.entries(before.refusals).filter(([field]) => !fields.some((one) => one === field)),
  );
  return { ...before, base: { ...before.base, ...base }, refusals };
}

/** The history tells what stood there, and what stands there now. */
async function noteSent(
  deps: ProfileDeps,
  { caller, place, comparison }: Applied,
  fields: readonly ProfileField[],
  patch: Partial<ServiceLocation>,
  menus?: string,
): Promise<void> {
  const at = listingProfilesOf(place);
  const words = (side: Side) =>
    Object.fromEntries(fields.map((field) => [field, (side[field]?.lines ?? []).join('; ')]));
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await transaction.get(at, LISTING_PROFILE);
    if (!before) return;
    const remote = JSON.stringify({ ...JSON.parse(before.remote), ...patch });
    const after = {
      ...agreed(before, fields, comparison.ours),
      remote,
      ...(menus !== undefined && { menus }),
    };
    transaction.follow(at, LISTING_PROFILE, after);
    transaction.note({
      ...{ path: at.path, recordId: LISTING_PROFILE },
      ...{ before: words(comparison.theirs), after: words(comparison.ours) },
    });
  });
}
