// What the listing service is told of our side, and what of theirs changes ours.
import { DomainError } from '../kernel/errors.ts';
import { descriptionMaxLength } from './limits.ts';
import {
  type OwnSources,
  ownWebsite,
  type ProfileField,
  profileFieldLabels,
  type TheirSources,
} from './profile-fields.ts';
import { hoursFrom, periodsOf } from './profile-hours.ts';
import {
  ownSpecialDays,
  specialPeriodsOf,
  specialRowsFrom,
  theirSpecialDays,
} from './profile-special-hours.ts';
import type { ServiceLocation } from './service-location.schema.ts';

/** All but the menu, which has a path of its own there. */
export type LocationPart = Exclude<ProfileField, 'menu'>;

/** By the names of the service's fields. */
export const partNames = {
  hours: 'regularHours',
  specialHours: 'specialHours',
  phone: 'phoneNumbers',
  website: 'websiteUri',
  description: 'profile',
} as const satisfies Record<LocationPart, keyof ServiceLocation>;

type Patch = Partial<Pick<ServiceLocation, (typeof partNames)[LocationPart]>>;

/** What the service would surely not take of ours, by field. */
export function fieldFaults(
  fields: readonly LocationPart[],
  { restaurant }: Pick<OwnSources, 'restaurant'>,
): Partial<Record<ProfileField, string>> {
  const description = restaurant.websiteConfig.content.aboutText?.trim() ?? '';
  if (!fields.includes('description') || description.length <= descriptionMaxLength) return {};
  return { description: `Description too long: at most ${descriptionMaxLength} characters` };
}

/**
 * The fields as they are to be there.
 * @param before Theirs: further phone numbers stay.
 */
export function patchOf(
  fields: readonly LocationPart[],
  sources: OwnSources,
  before: TheirSources['location'],
): Patch {
  const { restaurant, today } = sources;
  const description = restaurant.websiteConfig.content.aboutText?.trim();
  const website = ownWebsite(sources);
  const patch: Required<{ [Part in LocationPart]: Patch }> = {
    hours: { regularHours: { periods: periodsOf(restaurant.operatingHours) } },
    specialHours: {
      specialHours: { specialHourPeriods: specialPeriodsOf(ownSpecialDays(restaurant.specialHours, today)) },
    },
    phone: { phoneNumbers: { ...before.phoneNumbers, primaryPhone: restaurant.contact.phone } },
    website: website === undefined ? {} : { websiteUri: website },
    description: { profile: { ...before.profile, description: description ?? '' } },
  };
  return Object.assign({}, ...fields.map((field) => patch[field]));
}

/** Of a decision of which nothing was done. */
export function refusedFields(fields: Partial<Record<ProfileField, string>>): DomainError {
  const reasons = Object.entries(fields).map(
    ([field, message]) => `${profileFieldLabels[field as ProfileField]}: ${message}`,
  );
  return new DomainError('VALIDATION_FAILED', `Nothing was changed. ${reasons.join('. ')}.`, { fields });
}

/** A change of the restaurant that takes these fields from theirs. */
export function changesFrom(
  fields: readonly LocationPart[],
  { location }: TheirSources,
  { restaurant, today }: OwnSources,
) {
  const has = (field: LocationPart): boolean => fields.includes(field);
  const phone = location.phoneNumbers?.primaryPhone;
  const contact = {
    ...(has('phone') && phone !== undefined && { phone }),
    ...(has('website') && { website: location.websiteUri ?? null }),
  };
  const theirs = theirSpecialDays(location.specialHours?.specialHourPeriods ?? [], today);
  return {
    ...(has('hours') && {
      operatingHours: hoursFrom(location.regularHours?.periods ?? [], restaurant.operatingHours),
    }),
    ...(has('specialHours') && { specialHours: specialRowsFrom(theirs, restaurant.specialHours, today) }),
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(has('description') && {
      websiteConfig: { content: { aboutText: location.profile?.description ?? null } },
    }),
  };
}

const byService: readonly (readonly [start: string, field: ProfileField])[] = [
  ['regularhours', 'hours'],
  ['specialhours', 'specialHours'],
  ['phonenumbers', 'phone'],
  ['websiteuri', 'website'],
  ['profile', 'description'],
  ['menus', 'menu'],
];

/** Ours for a field as the service names it in an error: 'phone_numbers.primary_phone' or 'phoneNumbers'. */
export function fieldOfService(name: string | undefined): ProfileField | undefined {
  const plain = name?.replaceAll('_', '').toLowerCase() ?? '';
  return byService.find(([start]) => plain.startsWith(start))?.[1];
}
