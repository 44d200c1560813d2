// Accounts, locations, attributes and menus: account management v1, business information v1, and food menus of v4.
import { type Answer, answered, badField, failed, notFound, quotaExceeded } from './google-answers.ts';
import { type Call, locationFor, pageOf, pageSizeOf, type Service, textAt } from './google-service.ts';
import type { Location, Resource } from './google-state.ts';

const MINUTE = 60_000;

/** GET /v1/accounts */
export function listAccounts({ state }: Service, { query, email }: Call): Answer {
  const size = pageSizeOf(query, 20);
  if (size === undefined) return badField('page_size', 'Page size must be from 1 to 20');
  const mine = state.accounts.filter(({ people }) => people.includes(email));
  const page = pageOf(mine, size, query.get('pageToken'));
  if (!page) return badField('page_token', 'Invalid page token');
  const accounts = page.items.map(({ people: _, ...account }) => ({ ...account, vettedState: 'NOT_VETTED' }));
  return answered({ ...(accounts.length > 0 && { accounts }), ...tokenOf(page) });
}

export const tokenOf = ({ nextPageToken }: { nextPageToken?: string }): Resource => ({
  ...(nextPageToken && { nextPageToken }),
});

/** GET /v1/accounts/{id}/locations; the account '-' stands for all. */
export function listLocations({ state }: Service, { query, email }: Call, account: string): Answer {
  const mask = maskOf(query.get('readMask'));
  if (typeof mask === 'string') return badField('read_mask', mask);
  const size = pageSizeOf(query, 100, 10);
  if (size === undefined) return badField('page_size', 'Page size must be from 1 to 100');
  const mine = state.accounts
    .filter(
      ({ name, people }) => people.includes(email) && (account === '-' || name === `accounts/${account}`),
    )
    .map(({ name }) => name);
  if (mine.length === 0 && account !== '-') return notFound();
  const all = state.locations.filter((location) => mine.includes(location.account));
  const page = pageOf(all, size, query.get('pageToken'));
  if (!page) return badField('page_token', 'Invalid page token');
  const locations = page.items.map((location) => read(location, mask));
  const totalSize = all.length;
  return answered({ ...(locations.length > 0 && { locations, totalSize }), ...tokenOf(page) });
}

/** The fields that may stand in a read mask or an update mask. */
const fieldNames: readonly string[] = [
  ...['name', 'languageCode', 'storeCode', 'title', 'phoneNumbers', 'categories', 'storefrontAddress'],
  ...['websiteUri', 'regularHours', 'specialHours', 'serviceArea', 'labels', 'adWordsLocationExtensions'],
  ...['latlng', 'openInfo', 'metadata', 'profile', 'relationshipData', 'moreHours', 'serviceItems'],
];

/** The first parts of the names in a mask; what is wrong with it otherwise. */
function maskOf(mask: string | null): readonly string[] | string {
  if (!mask) return 'Field is required';
  const names = mask.split(',').map((name) => name.split('.')[0] ?? '');
  const unknown = names.find((name) => !fieldNames.includes(name));
  return unknown === undefined ? names : `Invalid field mask provided: ${unknown}`;
}

function metadataOf({ placeId, isUpdatedByGoogle, isVerified }: Location): Resource {
  return {
    ...(isUpdatedByGoogle && { hasGoogleUpdated: true }),
    ...(isVerified && { hasVoiceOfMerchant: true, canOperateLocalPost: true }),
    ...{ canHaveFoodMenus: true, placeId, mapsUri: `https://maps.google.com/maps?cid=${placeId}` },
  };
}

function read(location: Location, mask: readonly string[]): Resource {
  const all: Resource = {
    ...{ name: `locations/${location.id}`, ...location.fields, metadata: metadataOf(location) },
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => mask.includes(name)));
}

/** GET /v1/locations/{id} */
export function readLocation(service: Service, { query, email }: Call, id: string): Answer {
  const mask = maskOf(query.get('readMask'));
  if (typeof mask === 'string') return badField('read_mask', mask);
  const location = locationFor(service, email, id);
  return location ? answered(read(location, mask)) : notFound();
}

const readOnly: readonly string[] = ['name', 'metadata', 'languageCode'];

/** PATCH /v1/locations/{id} */
export function patchLocation(service: Service, { query, email, body }: Call, id: string): Answer {
  const mask = maskOf(query.get('updateMask'));
  if (typeof mask === 'string') return badField('update_mask', mask);
  const fixed = mask.find((name) => readOnly.includes(name));
  if (fixed) return badField('update_mask', `${fixed} is read-only`);
  const location = locationFor(service, email, id);
  if (!location) return notFound();
  const wrong = mask.map((name) => wrongField(name, body[name])).find((answer) => answer !== undefined);
  if (wrong) return wrong;
  if (query.get('validateOnly') === 'true') return answered({});
  const limited = edit(service, location);
  if (limited) return limited;
  for (const name of mask) {
    if (body[name] === undefined) delete location.fields[name];
    else location.fields[name] = body[name];
  }
  location.isUpdatedByGoogle = false;
  return answered(read(location, [...mask, 'name']));
}

/** Counts an edit of the location. An answer if it had too many. */
export function edit({ settings, now }: Service, location: Location): Answer | undefined {
  location.edits = location.edits.filter((at) => at > now() - MINUTE);
  if (location.edits.length >= settings.editQuota)
    return quotaExceeded('mybusinessbusinessinformation.googleapis.com/edits', settings.editQuota);
  location.edits.push(now());
  return undefined;
}

function wrongField(name: string, value: unknown): Answer | undefined {
  if (name === 'title' && (typeof value !== 'string' || value.trim() === ''))
    return badField('title', 'Title is required');
  if (name === 'websiteUri' && value !== undefined && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(String(value)))
    return badField('website_uri', 'Invalid URL');
  const description = textAt(value, 'description');
  if (name === 'profile' && description.length > 750)
    return badField('profile.description', 'Description is longer than 750 characters');
  if (name === 'profile' && /https?:\/\//.test(description))
    return badField('profile.description', 'Description must not contain links');
  const phone = textAt(value, 'primaryPhone');
  if (name === 'phoneNumbers' && !/^[+\d][\d ().-]{5,}$|^\(\d{3}\)[\d ().-]{5,}$/.test(phone))
    return badField('phone_numbers.primary_phone', 'Invalid phone number');
  if (name === 'regularHours') return wrongPeriod((value as Resource | undefined)?.periods);
  return undefined;
}

function wrongPeriod(periods: unknown): Answer | undefined {
  if (periods === undefined) return undefined;
  if (!Array.isArray(periods)) return badField('regular_hours.periods', 'Must be a list');
  const wrong = periods.some(
    ({ openDay, closeDay, openTime = {}, closeTime = {} }) =>
      ![openDay, closeDay].every((day) => /^[A-Z]+DAY$/.test(String(day))) ||
      [openTime, closeTime].some(
        ({ hours = 0, minutes = 0 }) => !(hours >= 0 && hours <= 24 && minutes < 60),
      ),
  );
  return wrong ? badField('regular_hours.periods', 'Invalid period') : undefined;
}

/** GET and PATCH /v1/locations/{id}/attributes */
export function attributes(service: Service, call: Call, id: string): Answer {
  const location = locationFor(service, call.email, id);
  if (!location) return notFound();
  if (call.method === 'PATCH') {
    const names = (call.query.get('attributeMask') ?? '').split(',').filter(Boolean);
    if (names.length === 0) return badField('attribute_mask', 'Field is required');
    const given = Array.isArray(call.body.attributes) ? (call.body.attributes as Resource[]) : [];
    const limited = edit(service, location);
    if (limited) return limited;
    const kept = location.attributes.filter(({ name }) => !names.includes(String(name)));
    location.attributes = [...kept, ...given.filter(({ name }) => names.includes(String(name)))];
  }
  return answered({ name: `locations/${id}/attributes`, attributes: location.attributes });
}

/** GET and PATCH /v4/accounts/{account}/locations/{id}/foodMenus */
export function foodMenus(service: Service, call: Call, id: string): Answer {
  const location = locationFor(service, call.email, id);
  if (!location) return notFound();
  if (call.method === 'PATCH') {
    if (!Array.isArray(call.body.menus)) return failed(400, 'menus is required');
    const limited = edit(service, location);
    if (limited) return limited;
    location.foodMenus = call.body.menus as Resource[];
  }
  return answered({ name: `${location.account}/locations/${id}/foodMenus`, menus: location.foodMenus });
}

/** GET and PATCH /v1/accounts/{account}/notificationSetting */
export function notificationSetting({ state }: Service, call: Call, account: string): Answer {
  const name = `accounts/${account}`;
  const own = state.accounts.find((one) => one.name === name && one.people.includes(call.email));
  if (!own) return notFound();
  if (call.method === 'PATCH') {
    if (!call.query.get('updateMask')) return badField('update_mask', 'Field is required');
    state.notificationSettings[name] = { ...state.notificationSettings[name], ...call.body };
  }
  return answered({ ...state.notificationSettings[name], name: `${name}/notificationSetting` });
}
