// A location of the service as our record of the profile (I3.8-10). Undefined where it lacks what the record must have, as a business
// without an address for guests does.
import type { Weekday } from '../kernel/time.ts';
import type { OpenInterval } from '../tenancy/day-hours.ts';
import { type ListingProfile, listingProfile } from './profile.schema.ts';
import { intervalsByDay } from './profile-hours.ts';
import type { ServiceAttribute } from './service-attributes.schema.ts';
import type { ServiceLocation } from './service-location.schema.ts';
import { addressLine, idIn, verificationOf } from './service-words.ts';

export interface ProfileSources {
  connectionId: string;
  location: ServiceLocation;
  attributes: readonly ServiceAttribute[];
  /** ISO instant. */
  syncedAt: string;
}

export function profileFrom({
  connectionId,
  location,
  attributes,
  syncedAt,
}: ProfileSources): ListingProfile | undefined {
  const { title, categories, phoneNumbers, websiteUri, storefrontAddress, latlng, profile, regularHours } =
    location;
  const { addressLines = [], locality, administrativeArea, postalCode, regionCode } = storefrontAddress ?? {};
  return listingProfile.safeParse({
    ...{ profileId: idIn(location.name), connectionId, name: title },
    ...(profile?.description && { description: profile.description }),
    category: categories?.primaryCategory?.displayName,
    ...(phoneNumbers?.primaryPhone && { phoneNumber: phoneNumbers.primaryPhone }),
    ...(websiteUri && { websiteUrl: websiteUri }),
    address: {
      ...{ streetAddress: addressLines.join(', '), city: locality, state: administrativeArea, postalCode },
      ...{ country: regionCode, formattedAddress: addressLine(storefrontAddress) },
    },
    ...(latlng && { coordinates: { latitude: latlng.latitude, longitude: latlng.longitude } }),
    hours: Object.fromEntries(
      Object.entries(intervalsByDay(regularHours?.periods ?? [])).map(([day, all]) => [day, dayOf(day, all)]),
    ),
    verificationStatus: verificationOf(location),
    attributes: attributes.map(attributeFrom),
    syncedAt,
  }).data;
}

/** The record has one interval a day: from the first opening to the last closing. */
function dayOf(_day: string | Weekday, intervals: readonly OpenInterval[]) {
  const [first, last] = [intervals[0], intervals.at(-1)];
  return { isOpen: true, openTime: first?.open, closeTime: last?.close };
}

/** 'has_takeout' is 'Has takeout'. */
function attributeFrom({ name, values = [], repeatedEnumValue, uriValues }: ServiceAttribute) {
  const attributeId = idIn(name);
  const words = attributeId.replaceAll('_', ' ');
  const uris = (uriValues ?? []).flatMap(({ uri }) => uri ?? []);
  return {
    attributeId,
    displayName: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    values: [...values, ...(repeatedEnumValue?.setValues ?? []), ...uris],
  };
}
