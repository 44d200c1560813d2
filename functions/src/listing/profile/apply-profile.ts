// Does what staff have decided of a profile: takes fields from the service, and sends others there. The service checks those first; what
// it refuses stops none of the others.
import { DomainError } from '@bite/shared/kernel/errors';
import type { AppliedListingProfile, ListingProfileDecision } from '@bite/shared/listing/profile.contract';
import { type LocationPart, refusedFields } from '@bite/shared/listing/profile-changes';
import type { ProfileField } from '@bite/shared/listing/profile-fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { listingRefusal } from '../call-listing.ts';
import { noteRefusals, type Refusals } from './agree-fields.ts';
import type { Applied } from './applied-decision.ts';
import type { Comparison } from './compare-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { profileAt, shownProfile } from './read-profile.ts';
import { sendFields } from './send-fields.ts';
import { syncListingProfile } from './sync-profile.ts';
import { takeFields } from './take-fields.ts';
import { tryFields } from './try-fields.ts';

const isPart = (field: ProfileField): field is LocationPart => field !== 'menu';

/**
 * Answers what was done, and why the rest was not, by field. Throws as assertMayAt does; CONFLICT where something differs from what was
 * shown; and where nothing at all was done VALIDATION_FAILED with what is wrong by field, or as listingRefusal and updateRestaurant do.
 */
export async function applyProfile(
  deps: ProfileDeps,
  caller: Caller,
  place: RestaurantRef,
  { version, send, take }: ListingProfileDecision,
): Promise<AppliedListingProfile> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const { own, stored, comparison } = await profileAt(deps, place);
  if (!stored || comparison?.version !== version) throw changedMeanwhile();
  assertPossible(comparison, { send, take });
  const applied = { place, caller, own, stored, comparison };
  const { taken, sent, refused, failure } = await applyFields(deps, applied, { send, take });
  await noteRefusals(deps, place, onlyOf(refused, send));
  const others = failure ? notSent(send, sent, failure) : {};
  if (taken.length + sent.length === 0) {
    if (Object.keys(refused).length > 0) throw refusedFields({ ...others, ...refused });
    if (failure) throw failure;
  }
  // What was decided is done; if it cannot be read again now, it is by the next reading.
  await syncListingProfile(deps, place, 'person');
  return { ...(await shownProfile(deps, place)), done: { sent, taken, refused: { ...others, ...refused } } };
}

const changedMeanwhile = (): DomainError =>
  new DomainError('CONFLICT', 'Something has changed since this was shown. Please look at it again.');

type Decided = Pick<ListingProfileDecision, 'send' | 'take'>;

function assertPossible({ fields }: Comparison, { send, take }: Decided): void {
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

async function applyFields(deps: ProfileDeps, applied: Applied, { send, take }: Decided) {
  const tried = await tryFields(deps, applied, send.filter(isPart));
  const ours = await takeFields(deps, applied, take.filter(isPart));
  const theirs = await sendFields(
    deps,
    applied,
    tried.accepted,
    // Where the service cannot be reached, the menu need not be tried.
    send.includes('menu') && tried.failure === undefined,
  );
  const failure = theirs.failure ?? (tried.failure && listingRefusal(tried.failure));
  return {
    ...{ taken: [...ours.taken], sent: theirs.sent },
    refused: { ...tried.refused, ...ours.refused, ...theirs.refused } satisfies Refusals,
    ...(failure && { failure }),
  };
}

const onlyOf = (refused: Refusals, fields: readonly ProfileField[]): Refusals =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => fields.some((one) => one === field)));

const notSent = (
  send: readonly ProfileField[],
  sent: readonly ProfileField[],
  { message }: DomainError,
): Refusals =>
  Object.fromEntries(send.filter((field) => !sent.includes(field)).map((field) => [field, message]));
