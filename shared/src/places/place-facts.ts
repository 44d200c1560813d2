// What a restaurant may take over of its place, each fact in the form in which the restaurant keeps it. Whatever could not be
// stored, such as an address without a ZIP code, is left out.
import { countryCodeOf } from '../kernel/countries.ts';
import { defined } from '../kernel/defined.ts';
import { isSameContent } from '../kernel/fields.ts';
import { phoneKey } from '../kernel/phone-key.ts';
import { weekdays } from '../kernel/time.ts';
import { intervalsOf } from '../tenancy/day-hours.ts';
import {
  type Address,
  address,
  contact,
  type OperatingHours,
  operatingHours,
  type Restaurant,
  restaurantEntity,
} from '../tenancy/restaurant.schema.ts';
import type { Place } from './place.schema.ts';
import { placeAddressOf } from './place-address.ts';
import { operatingHoursOf } from './place-hours.ts';
import { linkOf } from './places-listing.ts';

/** Named as the fields of a restaurant. */
export interface PlaceFacts {
  name?: string;
  address?: Address;
  phone?: string;
  website?: string;
  operatingHours?: OperatingHours;
}

export type PlaceFact = keyof PlaceFacts;

interface Parsing<Value> {
  safeParse(value: unknown): { data?: Value | undefined };
}

const readable = <Value>(schema: Parsing<Value>, value: unknown): Value | undefined =>
  value === undefined ? undefined : schema.safeParse(value).data;

export function placeFactsOf(place: Place): PlaceFacts {
  const { displayName, internationalPhoneNumber, nationalPhoneNumber, websiteUri, regularOpeningHours } =
    place;
  return defined({
    name: readable(restaurantEntity.create.shape.name, displayName?.text),
    address: readable(address, placeAddressOf(place)),
    phone: readable(contact.shape.phone, internationalPhoneNumber ?? nationalPhoneNumber),
    website: readable(contact.shape.website, linkOf(websiteUri)),
    operatingHours: readable(operatingHours, operatingHoursOf(regularOpeningHours)),
  });
}

type Present = Pick<Restaurant, 'name' | 'address' | 'contact' | 'operatingHours'>;

/** The facts that say something else than the restaurant does. */
export function differingFacts(present: Present, facts: PlaceFacts): PlaceFact[] {
  const differs: Record<PlaceFact, boolean> = {
    name: facts.name !== undefined && facts.name !== present.name,
    address: facts.address !== undefined && !isSameAddress(facts.address, present.address),
    phone: facts.phone !== undefined && phoneKey(facts.phone) !== phoneKey(present.contact.phone),
    website: facts.website !== undefined && !isSameSite(facts.website, present.contact.website),
    operatingHours:
      facts.operatingHours !== undefined && !isSameWeek(facts.operatingHours, present.operatingHours),
  };
  return (Object.keys(differs) as PlaceFact[]).filter((fact) => differs[fact]);
}

function isSameAddress(one: Address, other: Address): boolean {
  const withCode = (of: Address): Address => ({ ...of, country: countryCodeOf(of.country) ?? of.country });
  return isSameContent(withCode(one), withCode(other));
}

/** A slash at the end makes no other site. */
const isSameSite = (one: string, other: string | undefined): boolean =>
  one.replace(/\/$/, '') === other?.replace(/\/$/, '');

/** The hours that a closed day keeps for the form do not count. */
const isSameWeek = (one: OperatingHours, other: OperatingHours): boolean =>
  weekdays.every((day) => !one[day] || isSameContent(intervalsOf(one[day]), intervalsOf(other[day])));

/** The restaurant with the facts that were chosen. */
export function withFacts<Kept extends Present>(
  present: Kept,
  facts: PlaceFacts,
  chosen: readonly PlaceFact[],
): Kept {
  const {
    name,
    address: at,
    phone,
    website,
    operatingHours: week,
  } = Object.fromEntries(chosen.map((fact) => [fact, facts[fact]])) as PlaceFacts;
  return {
    ...present,
    ...(name !== undefined && { name }),
    ...(at && { address: at }),
    contact: { ...present.contact, ...defined({ phone, website }) },
    operatingHours: { ...present.operatingHours, ...week },
  };
}
