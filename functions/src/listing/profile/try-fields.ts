// Finds out which fields the service would take, before anything changes.
import {
  fieldFaults,
  fieldOfService,
  type LocationPart,
  partNames,
  patchOf,
} from '@bite/shared/listing/profile-changes';
import type { ProfileField } from '@bite/shared/listing/profile-fields';
import { callListing, type ListingFailure, type ListingResult } from '../call-listing.ts';
import type { Refusals } from './agree-fields.ts';
import type { Applied } from './applied-decision.ts';
import { theirSourcesIn } from './compare-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';

export interface Tried {
  accepted: readonly LocationPart[];
  refused: Refusals;
  /** Why it is not known of the others. */
  failure?: ListingFailure;
}

/** All at once, and each alone where they are refused together: the service names one field at most. */
export async function tryFields(
  deps: ProfileDeps,
  applied: Applied,
  fields: readonly LocationPart[],
): Promise<Tried> {
  const refused: Refusals = fieldFaults(fields, applied.own);
  const left = fields.filter((field) => refused[field] === undefined);
  if (left.length === 0) return { accepted: [], refused };
  const together = await patchFields(deps, applied, left, true);
  if (together.outcome === 'answered') return { accepted: left, refused };
  if (together.reason !== 'refused') return { accepted: [], refused, failure: together };
  if (left.length === 1) return { accepted: [], refused: { ...refused, ...refusalOf(left, together) } };
  const accepted: LocationPart[] = [];
  for (const field of left) {
    const alone = await patchFields(deps, applied, [field], true);
    if (alone.outcome === 'answered') accepted.push(field);
    else if (alone.reason === 'refused') Object.assign(refused, refusalOf([field], alone));
    else return { accepted, refused, failure: alone };
  }
  return { accepted, refused };
}

/** @param isTrial Then the service only checks them. */
export function patchFields(
  deps: ProfileDeps,
  { place, own, stored }: Applied,
  parts: readonly LocationPart[],
  isTrial: boolean,
): Promise<ListingResult<unknown>> {
  const patch = patchOf(parts, own, theirSourcesIn(stored).location);
  const fields = parts.map((part) => partNames[part]);
  return callListing(deps, place, {
    ...{ api: 'locations', urgency: 'person' },
    send: (service, token, { locationId }) =>
      service.patchLocation(token, locationId, { patch, fields, ...(isTrial && { validateOnly: true }) }),
  });
}

/** At the field that the service names, else at each of those that were sent. */
export function refusalOf(fields: readonly ProfileField[], failure: ListingFailure): Refusals {
  const message = `Google: ${('message' in failure && failure.message) || 'this is not accepted'}`;
  const named = fieldOfService('field' in failure ? failure.field : undefined);
  const about = named !== undefined && fields.includes(named) ? [named] : fields;
  return Object.fromEntries(about.map((field) => [field, message]));
}
