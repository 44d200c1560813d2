// What of a listing's profile is kept in step, field by field: our side, their side, and what both agreed on last.

import type { Storefront } from '../catalogue/storefront.ts';
import { parsedUrl } from '../kernel/parsed-url.ts';
import type { Restaurant } from '../tenancy/restaurant.schema.ts';
import { hoursLines, intervalsByDay, ownIntervals } from './profile-hours.ts';
import { foodMenusOf, menuLines } from './profile-menu.ts';
import { ownSpecialDays, specialLines, theirSpecialDays } from './profile-special-hours.ts';
import type { ServiceFoodMenu } from './service-food-menus.schema.ts';
import type { ServiceLocation } from './service-location.schema.ts';

export const profileFields = ['hours', 'specialHours', 'phone', 'website', 'description', 'menu'] as const;
export type ProfileField = (typeof profileFields)[number];

export const profileFieldLabels: Readonly<Record<ProfileField, string>> = {
  hours: 'Opening hours',
  specialHours: 'Special hours',
  phone: 'Phone',
  website: 'Website',
  description: 'Description',
  menu: 'Menu',
};

/** A value in words, and what it is compared by: two ways to write one phone number have the same mark. '' is none. */
export interface FieldValue {
  lines: readonly string[];
  mark: string;
}
export type Side = Readonly<Partial<Record<ProfileField, FieldValue>>>;

const inLines = (lines: readonly string[]): FieldValue => ({ lines, mark: lines.join('\n') });
/** Read as people say it; the mark stays as it was stored. */
const inHours = (lines: readonly string[]): FieldValue => ({
  ...inLines(lines),
  lines: lines.map((line) => line.replaceAll('–12 AM', '–midnight')),
});
const inWords = (text: string | undefined, mark: (text: string) => string): FieldValue => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? { lines: [], mark: '' } : { lines: [trimmed], mark: mark(trimmed) };
};

/** Digits alone, without the country code of North America, which people leave out. */
const phoneMark = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') || phone;

/** 'HTTPS://Bella.example/' and 'https://bella.example' lead to one place. */
function websiteMark(address: string): string {
  const url = parsedUrl(address);
  if (!url) return address;
  const { host, pathname, search } = url;
  return `${host.toLowerCase()}${pathname.replace(/\/$/, '')}${search}`;
}

const textMark = (text: string): string => text.replace(/\s+/g, ' ');

export interface OwnSources {
  restaurant: Pick<Restaurant, 'operatingHours' | 'specialHours' | 'contact' | 'websiteConfig'>;
  /** As guests see it; absent where nothing is published. */
  storefront?: Storefront | undefined;
  /** Of the restaurant's own site, where it has one. */
  siteUrl?: string | undefined;
  /** 'YYYY-MM-DD' at the restaurant. */
  today: string;
}

export const ownWebsite = ({ restaurant, siteUrl }: OwnSources): string | undefined =>
  restaurant.contact.website ?? siteUrl;

export function ownSide(sources: OwnSources): Side {
  const { restaurant, storefront, today } = sources;
  return {
    hours: inHours(hoursLines(ownIntervals(restaurant.operatingHours))),
    specialHours: inHours(specialLines(ownSpecialDays(restaurant.specialHours, today))),
    phone: inWords(restaurant.contact.phone, phoneMark),
    website: inWords(ownWebsite(sources), websiteMark),
    description: inWords(restaurant.websiteConfig.content.aboutText, textMark),
    ...(storefront && { menu: inLines(menuLines(foodMenusOf(storefront))) }),
  };
}

/** What was read at the service, as it came. `menus` is absent where the location can have none. */
export interface TheirSources {
  location: Pick<
    ServiceLocation,
    'regularHours' | 'specialHours' | 'phoneNumbers' | 'websiteUri' | 'profile'
  >;
  menus?: readonly ServiceFoodMenu[] | undefined;
}

export function theirSide({ location, menus }: TheirSources, today: string): Side {
  const { regularHours, specialHours, phoneNumbers, websiteUri, profile } = location;
  return {
    hours: inHours(hoursLines(intervalsByDay(regularHours?.periods ?? []))),
    specialHours: inHours(specialLines(theirSpecialDays(specialHours?.specialHourPeriods ?? [], today))),
    phone: inWords(phoneNumbers?.primaryPhone, phoneMark),
    website: inWords(websiteUri, websiteMark),
    description: inWords(profile?.description, textMark),
    ...(menus && { menu: inLines(menuLines(menus)) }),
  };
}

export const fieldStates = ['same', 'oursChanged', 'theirsChanged', 'conflict'] as const;
export type FieldState = (typeof fieldStates)[number];

/**
 * By the marks. Where nothing was ever agreed on, the side that has nothing is behind the other one.
 * @param base What both agreed on last.
 */
export function fieldState(ours: string, theirs: string, base: string | undefined): FieldState {
  if (ours === theirs) return 'same';
  if (base === undefined) return theirs === '' ? 'oursChanged' : ours === '' ? 'theirsChanged' : 'conflict';
  if (theirs === base) return 'oursChanged';
  return ours === base ? 'theirsChanged' : 'conflict';
}
