// Handlers for the profile of business listings.
import type { listingProfileEndpoints } from '@bite/shared/listing/profile.contract';
import { applyProfile } from '../../listing/profile/apply-profile.ts';
import type { ProfileDeps } from '../../listing/profile/profile-deps.ts';
import { pullProfile, readProfile } from '../../listing/profile/read-profile.ts';
import { answering } from '../answering.ts';
import type { Handlers } from '../contract.ts';

export const listingProfileHandlers = (
  deps: ProfileDeps,
): Pick<Handlers, keyof typeof listingProfileEndpoints> => ({
  getListingProfile: answering(({ params, ...caller }) => readProfile(deps, caller, params)),
  pullListingProfile: answering(({ params, ...caller }) => pullProfile(deps, caller, params)),
  applyListingProfile: answering(({ params, body, ...caller }) => applyProfile(deps, caller, params, body)),
});
