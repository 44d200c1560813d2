// Takes fields of the profile from the service into the restaurant's record, each that our own checks accept.
import { DomainError } from '@bite/shared/kernel/errors';
import { changesFrom, type LocationPart } from '@bite/shared/listing/profile-changes';
import { versionOf } from '../../audit/version.ts';
import { updateRestaurant } from '../../tenancy/update-restaurant.ts';
import { agree, type Refusals } from './agree-fields.ts';
import type { Applied } from './applied-decision.ts';
import { theirSourcesIn } from './compare-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';

/**
 * Through the one write path: checked as any change of the restaurant, with its history. Answers what was taken, and what is wrong with
 * the others by field. Throws as updateRestaurant does for anything else; nothing is taken then.
 */
export async function takeFields(
  deps: ProfileDeps,
  applied: Applied,
  fields: readonly LocationPart[],
): Promise<{ taken: readonly LocationPart[]; refused: Refusals }> {
  if (fields.length === 0) return { taken: [], refused: {} };
  const { caller, place, own, stored, comparison } = applied;
  const changes = changesFrom(fields, theirSourcesIn(stored), own);
  try {
    await updateRestaurant(deps, caller, place, { version: versionOf(own.restaurant), changes });
  } catch (error) {
    const wrong = faultsIn(error);
    const others = fields.filter((field) => wrong[field] === undefined);
    if (others.length === fields.length) throw error;
    const { taken, refused } = await takeFields(deps, applied, others);
    return { taken, refused: { ...wrong, ...refused } };
  }
  await agree(deps, place, fields, comparison.theirs);
  return { taken: fields, refused: {} };
}

/** Where the restaurant's record has them. */
const ownPaths = {
  hours: 'operatingHours',
  specialHours: 'specialHours',
  phone: 'contact.phone',
  website: 'contact.website',
  description: 'websiteConfig',
} as const satisfies Record<LocationPart, string>;

/** What our own checks say, by the field that it came with. */
function faultsIn(error: unknown): Refusals {
  if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') return {};
  const faults = Object.entries((error.details as { fields?: Record<string, string> }).fields ?? {});
  const found = Object.entries(ownPaths).flatMap(([field, path]) => {
    const fault = faults.find(([name]) => name.startsWith(path));
    return fault ? [[field, `This cannot be taken over: ${fault[1]}`] as const] : [];
  });
  return Object.fromEntries(found);
}
