// The search for places: Places API (New). Every location is a place.
import sharp from 'sharp';
import { type Answer, answered, failed } from './google-answers.ts';
import { type Call, nanoTime, pageOf, type Service, textAt } from './google-service.ts';
import type { Location, Resource } from './google-state.ts';

export const PLACES_KEY = 'sandbox-places-key';
const MOST_PX = 4800;
const PHOTOS = 3;
const EARTH = 6_371_000;

/** An answer, or a picture. */
export type PlaceAnswer = Answer | { status: 302; location: string } | { status: 200; jpeg: Buffer };

function addressOf({ fields }: Location): string {
  const { storefrontAddress: at } = fields as { storefrontAddress?: Resource };
  const lines = (at?.addressLines as string[] | undefined) ?? [];
  return `${lines.join(', ')}, ${textAt(at, 'locality')}, ${textAt(at, 'administrativeArea')} ${textAt(at, 'postalCode')}, USA`;
}

/** The parts of the address, each with its kind. */
function componentsOf({ fields }: Location): Resource[] {
  const { storefrontAddress: at } = fields as { storefrontAddress?: Resource };
  const [line = ''] = (at?.addressLines as string[] | undefined) ?? [];
  const [, number = '', street = line] = /^(\d+) (.+)$/.exec(line) ?? [];
  const part = (longText: string, type: string, shortText = longText): Resource[] =>
    longText === '' ? [] : [{ longText, shortText, types: [type], languageCode: 'en' }];
  return [
    ...part(number, 'street_number'),
    ...part(street, 'route', street.replace('Street', 'St').replace('Avenue', 'Ave')),
    ...part(textAt(at, 'locality'), 'locality'),
    ...part(textAt(at, 'administrativeArea'), 'administrative_area_level_1'),
    ...part('United States', 'country', textAt(at, 'regionCode') || 'US'),
    ...part(textAt(at, 'postalCode'), 'postal_code'),
  ];
}

/** Texts that a machine has written come with the words that say so, and only where there is enough to write of. */
function summariesOf({ reviews, fields }: Location): Resource {
  if (reviews.length < 5) return {};
  const text = (written: string): Resource => ({ text: written, languageCode: 'en-US' });
  const disclosureText = text('Summarized with Gemini');
  return {
    generativeSummary: {
      overview: text(`Casual place called ${textAt(fields, 'title')}, known for a lively room.`),
      ...{ overviewFlagContentUri: 'https://www.google.com/local/review/rap/report', disclosureText },
    },
    reviewSummary: {
      text: text('Guests praise the food; some mention long waits.'),
      flagContentUri: 'https://www.google.com/local/review/rap/report',
      ...{ reviewsUri: 'https://www.google.com/maps/place//data=reviews', disclosureText },
    },
  };
}

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface Clock {
  hours?: number;
  minutes?: number;
}

const clockText = ({ hours = 0, minutes = 0 }: Clock = {}): string =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'AM' : 'PM'}`;

function hoursOf({ fields }: Location): Resource {
  const { periods = [] } = (fields.regularHours ?? {}) as { periods?: Resource[] };
  const pointOf = (day: unknown, { hours = 0, minutes = 0 }: Clock = {}): Resource => ({
    day: (days.indexOf(String(day)) + (hours === 24 ? 1 : 0)) % 7,
    hour: hours % 24,
    minute: minutes,
  });
  const descriptions = dayNames.map((name, day) => {
    const spans = periods
      .filter(({ openDay }) => openDay === days[day])
      .map(({ openTime, closeTime }) => `${clockText(openTime as Clock)} – ${clockText(closeTime as Clock)}`);
    return `${name}: ${spans.join(', ') || 'Closed'}`;
  });
  return {
    openNow: true,
    periods: periods.map(({ openDay, openTime, closeDay, closeTime }) => ({
      open: pointOf(openDay, openTime as Clock),
      close: pointOf(closeDay, closeTime as Clock),
    })),
    weekdayDescriptions: [...descriptions.slice(1), descriptions[0]],
  };
}

/** Everything that is known of a place, before the field mask. */
function placeOf(service: Service, location: Location): Resource {
  const { fields, placeId, reviews } = location;
  const average = reviews.reduce((total, { stars }) => total + stars, 0) / Math.max(1, reviews.length);
  const author = { displayName: 'Ava Photographer', uri: 'https://maps.google.com/maps/contrib/1' };
  const phone = textAt(fields, 'phoneNumbers', 'primaryPhone');
  return {
    ...{ name: `places/${placeId}`, id: placeId, types: ['restaurant', 'food'], primaryType: 'restaurant' },
    displayName: { text: textAt(fields, 'title'), languageCode: 'en' },
    formattedAddress: addressOf(location),
    addressComponents: componentsOf(location),
    shortFormattedAddress: addressOf(location).split(',').slice(0, 2).join(','),
    location: fields.latlng,
    businessStatus: 'OPERATIONAL',
    nationalPhoneNumber: phone,
    internationalPhoneNumber: `+1 ${phone.replace(/^\((\d+)\) /, '$1-')}`,
    ...(fields.websiteUri !== undefined && { websiteUri: fields.websiteUri }),
    googleMapsUri: `https://maps.google.com/?cid=${placeId}`,
    ...(reviews.length > 0 && { rating: Math.round(average * 10) / 10, userRatingCount: reviews.length }),
    priceLevel: 'PRICE_LEVEL_MODERATE',
    ...{ regularOpeningHours: hoursOf(location), currentOpeningHours: hoursOf(location) },
    photos: Array.from({ length: PHOTOS }, (_, index) => ({
      name: photoName(service, placeId, index),
      ...{ widthPx: 1600, heightPx: 1200, authorAttributions: [author] },
    })),
    reviews: reviews.slice(0, 5).map((review) => ({
      name: `places/${placeId}/reviews/${review.reviewId}`,
      relativePublishTimeDescription: 'lately',
      rating: review.stars,
      ...(review.comment && { text: { text: review.comment, languageCode: 'en' } }),
      authorAttribution: { displayName: review.author, uri: 'https://maps.google.com/maps/contrib/2' },
      publishTime: nanoTime(review.createdAt),
    })),
    editorialSummary: { text: textAt(fields, 'profile', 'description'), languageCode: 'en' },
    ...{ takeout: true, dineIn: true, delivery: false, servesLunch: true, servesDinner: true },
    ...{ outdoorSeating: true, allowsDogs: false, utcOffsetMinutes: -300 },
    ...summariesOf(location),
  };
}

/** Names of photos end with the day: one of an earlier day is no longer found. */
const photoName = ({ now }: Service, placeId: string, index: number): string =>
  `places/${placeId}/photos/photo-${index}-${Math.floor(now() / 86_400_000)}`;

const known = (service: Service, location: Location): readonly string[] => [
  ...Object.keys(placeOf(service, location)),
  ...['viewport', 'attributions', 'generativeSummary', 'reviewSummary', 'curbsidePickup'],
  ...['reservable', 'servesBreakfast', 'servesLunch', 'servesDinner', 'servesBrunch', 'servesBeer'],
  ...['servesWine', 'servesCocktails', 'servesVegetarianFood', 'servesCoffee', 'servesDessert'],
  ...['outdoorSeating', 'liveMusic', 'menuForChildren', 'goodForChildren', 'goodForGroups'],
  ...['goodForWatchingSports', 'allowsDogs', 'restroom', 'rating', 'userRatingCount', 'websiteUri'],
];

/** The names in the mask; an answer if it is missing or names what there is not. */
function maskOf(service: Service, { headers }: Call, under: string): readonly string[] | Answer {
  const mask = headers['x-goog-fieldmask'];
  if (!mask)
    return failed(
      400,
      'FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters',
    );
  const [example] = service.state.locations;
  const names = mask.split(',');
  const wrong = names.find((name) => {
    if (under && name === 'nextPageToken') return false;
    const field = (name.startsWith(under) ? name.slice(under.length) : '').split('.')[0] ?? '';
    return !example || !known(service, example).includes(field);
  });
  if (wrong !== undefined)
    return failed(
      400,
      `Error expanding 'fields' parameter. Cannot find matching fields for path '${wrong}'.`,
    );
  return names
    .filter((name) => name.startsWith(under))
    .map((name) => name.slice(under.length).split('.')[0] ?? '');
}

const masked = (place: Resource, names: readonly string[]): Resource =>
  Object.fromEntries(Object.entries(place).filter(([name]) => names.includes(name)));

function metres(one: Resource, other: Resource): number {
  const radians = (degrees: unknown): number => (Number(degrees ?? 0) * Math.PI) / 180;
  const [north, east] = [radians(one.latitude), radians(one.longitude)];
  const [north2, east2] = [radians(other.latitude), radians(other.longitude)];
  const half =
    Math.sin((north2 - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(north2) * Math.sin((east2 - east) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(half));
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function matching(service: Service, text: string): Location[] {
  const wanted = words(text);
  return service.state.locations.filter((location) => {
    const has = words(`${textAt(location.fields, 'title')} ${addressOf(location)}`);
    return wanted.every((word) => has.some((one) => one.startsWith(word)));
  });
}

function searchText(service: Service, call: Call): Answer {
  const names = maskOf(service, call, 'places.');
  if ('status' in names) return names;
  const { textQuery, pageSize = 20, pageToken = '', minRating } = call.body;
  if (typeof textQuery !== 'string' || textQuery === '') return failed(400, 'Empty text_query.');
  if (!(Number(pageSize) >= 1 && Number(pageSize) <= 20)) return failed(400, 'Page size must be 1 to 20.');
  const [asked, at] = String(pageToken).split('~');
  const question = Buffer.from(JSON.stringify([textQuery, minRating ?? 0])).toString('base64url');
  if (pageToken !== '' && asked !== question) return failed(400, 'Page token does not fit the request.');
  const least = Math.ceil(Number(minRating ?? 0) * 2) / 2;
  const all = matching(service, textQuery)
    .map((location) => placeOf(service, location))
    .filter(({ rating }) => Number(rating ?? 0) >= least);
  const page = pageOf(all, Number(pageSize), at ?? null);
  if (!page) return failed(400, 'Invalid page token.');
  const places = page.items.map((place) => masked(place, names));
  const more = page.nextPageToken && { nextPageToken: `${question}~${page.nextPageToken}` };
  return answered({ ...(places.length > 0 && { places }), ...more });
}

function searchNearby(service: Service, call: Call): Answer {
  const names = maskOf(service, call, 'places.');
  if ('status' in names) return names;
  const { locationRestriction, maxResultCount = 20 } = call.body as Record<string, Resource>;
  const { center, radius } = ((locationRestriction ?? {}) as Record<string, Resource>).circle ?? {};
  if (!center || !(Number(radius) > 0 && Number(radius) <= 50_000))
    return failed(400, 'location_restriction is required, with a radius of at most 50000.');
  const most = Number(maxResultCount);
  if (!(most >= 1 && most <= 20)) return failed(400, 'Max result count must be 1 to 20.');
  const places = service.state.locations
    .filter(({ fields }) => metres(fields.latlng as Resource, center as Resource) <= Number(radius))
    .slice(0, most)
    .map((location) => masked(placeOf(service, location), names));
  return answered({ ...(places.length > 0 && { places }) });
}

function autocomplete(service: Service, call: Call): Answer {
  const { input } = call.body;
  if (typeof input !== 'string' || input === '') return failed(400, 'Empty input.');
  const suggestions = matching(service, input)
    .slice(0, 5)
    .map((location) => {
      const { placeId, fields } = location;
      const [main, secondary] = [textAt(fields, 'title'), addressOf(location)];
      return {
        placePrediction: {
          ...{ place: `places/${placeId}`, placeId, types: ['restaurant'] },
          text: { text: `${main}, ${secondary}` },
          structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
        },
      };
    });
  return answered({ ...(suggestions.length > 0 && { suggestions }) });
}

function details(service: Service, call: Call, placeId: string): Answer {
  const names = maskOf(service, call, '');
  if ('status' in names) return names;
  const location = service.state.locations.find((one) => one.placeId === placeId);
  if (!location) return failed(404, `The Place ID is no longer valid: '${placeId}'.`);
  return answered(masked(placeOf(service, location), names));
}

const sideOf = (query: URLSearchParams, name: string): number | undefined => {
  const given = query.get(name);
  return given === null ? undefined : Number(given);
};

function media(service: Service, { query, path }: Call, origin: string): PlaceAnswer {
  const [, name = '', placeId = '', photo = ''] =
    /^\/v1\/(places\/([^/]+)\/photos\/([^/]+))\/media$/.exec(path) ?? [];
  const index = Number(photo.split('-')[1] ?? Number.NaN);
  if (!(index < PHOTOS) || photoName(service, placeId, index) !== name)
    return failed(400, 'The photo resource in the request is invalid.');
  const sides = ['maxWidthPx', 'maxHeightPx'].map((side) => sideOf(query, side));
  if (sides.every((side) => side === undefined)) return failed(400, 'maxWidthPx or maxHeightPx is required.');
  if (sides.some((side) => side !== undefined && !(side >= 1 && side <= MOST_PX)))
    return failed(400, `Sizes must be from 1 to ${MOST_PX}.`);
  const width = Math.min(1600, sides[0] ?? 1600);
  const photoUri = `${origin}/lh3.googleusercontent.com/places/${placeId}-${index}=w${width}`;
  return query.get('skipHttpRedirect') === 'true'
    ? answered({ name: `${name}/media`, photoUri })
    : { status: 302, location: photoUri };
}

const colours = ['#b4532a', '#2f6f4f', '#3b4c8c'];

/** The picture behind a photo's address. */
export async function picture(path: string): Promise<PlaceAnswer> {
  const [, index = '', width = ''] = /^\/places\/.+-(\d)=w(\d{1,4})$/.exec(path) ?? [];
  if (!index) return failed(404, 'No such picture');
  const [wide, high] = [Number(width), Math.max(1, Math.round(Number(width) * 0.75))];
  const background = colours[Number(index)] ?? '#888888';
  const image = sharp({ create: { width: wide, height: high, channels: 3, background } });
  return { status: 200, jpeg: await image.jpeg().toBuffer() };
}

/** @param origin Of this server, for addresses of pictures. */
export function places(service: Service, call: Call, origin: string): PlaceAnswer {
  const key = call.headers['x-goog-api-key'] ?? call.query.get('key');
  if (!key)
    return failed(
      403,
      'Method doesn’t allow unregistered callers. Please use API Key or other form of API consumer identity.',
    );
  if (key !== PLACES_KEY) return failed(400, 'API key not valid. Please pass a valid API key.');
  const { method, path } = call;
  if (method === 'POST' && path === '/v1/places:searchText') return searchText(service, call);
  if (method === 'POST' && path === '/v1/places:searchNearby') return searchNearby(service, call);
  if (method === 'POST' && path === '/v1/places:autocomplete') return autocomplete(service, call);
  if (method === 'GET' && path.endsWith('/media')) return media(service, call, origin);
  const [, placeId] = /^\/v1\/places\/([^/]+)$/.exec(path) ?? [];
  if (method === 'GET' && placeId) return details(service, call, decodeURIComponent(placeId));
  return failed(404, 'Not found');
}
