// What is noted of fields at the stored profile: that both sides agree on them, and why the service refused others.
import type { ProfileField, Side } from '@bite/shared/listing/profile-fields';
import type { StoredListingProfile } from '@bite/shared/listing/stored-profile.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { LISTING_PROFILE, listingProfilesOf } from '../../collections/listing.ts';
import { markHash } from './compare-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';

/** By field, in words for staff. */
export type Refusals = Partial<Record<ProfileField, string>>;

/** Both sides agree on these fields from now on. */
export const agree = (
  deps: Pick<ProfileDeps, 'records'>,
  place: RestaurantRef,
  fields: readonly ProfileField[],
  on: Side,
): Promise<void> => changeStored(deps, place, (before) => agreed(before, fields, on));

export function agreed(
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

/** These alone from now on: what was refused earlier and left since is no warning any more. */
export const noteRefusals = (
  deps: Pick<ProfileDeps, 'records'>,
  place: RestaurantRef,
  refusals: Refusals,
): Promise<void> => changeStored(deps, place, (before) => ({ ...before, refusals }));

function changeStored(
  { records }: Pick<ProfileDeps, 'records'>,
  place: RestaurantRef,
  change: (before: StoredListingProfile) => StoredListingProfile,
): Promise<void> {
  const at = listingProfilesOf(place);
  return records.transact(async (transaction) => {
    const before = await transaction.get(at, LISTING_PROFILE);
    if (before) transaction.set(at, LISTING_PROFILE, change(before));
  });
}
