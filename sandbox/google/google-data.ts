// What there is at the simulated Google before anybody does something: the demo's restaurants, as their listings show them, which
// is not quite as they are, and a chain of many locations.
import type { Account, GoogleState, Grant, Location, Resource, Review } from './google-state.ts';

const DAY = 86_400_000;

export interface Person {
  email: string;
  name: string;
}

/** Who can be signed in as on the page of consent. */
export const people: readonly Person[] = [
  { email: 'luigi@example.com', name: 'Luigi Rossi, owner of a pizzeria' },
  { email: 'golden@example.com', name: 'Grace Golden, manager of three restaurants' },
  { email: 'chain@example.com', name: 'Charlie Chain, owner of 120 noodle bars' },
  { email: 'nobody@example.com', name: 'Nora New, without a business' },
];

const accounts: readonly Account[] = [
  account('100', 'Luigi Rossi', 'PERSONAL', 'luigi@example.com'),
  account('101', 'Luigi’s Restaurants', 'LOCATION_GROUP', 'luigi@example.com'),
  { ...account('102', 'Golden Hour Group', 'LOCATION_GROUP', 'golden@example.com'), role: 'MANAGER' },
  account('103', 'Noodles Everywhere', 'LOCATION_GROUP', 'chain@example.com'),
  account('104', 'Nora New', 'PERSONAL', 'nobody@example.com'),
];

function account(id: string, accountName: string, type: Account['type'], email: string): Account {
  const role = 'PRIMARY_OWNER';
  return { name: `accounts/${id}`, accountName, type, role, verificationState: 'VERIFIED', people: [email] };
}

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** '11:30' as the service writes it: without what is zero. */
export function timeOfDay(clock: string): Resource {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { ...(hours && { hours }), ...(minutes && { minutes }) };
}

function weekly(open: string, close: string, closed: readonly string[] = []): Resource {
  const periods = days
    .filter((day) => !closed.includes(day))
    .map((day) => ({
      openDay: day,
      openTime: timeOfDay(open),
      closeDay: day,
      closeTime: timeOfDay(close),
    }));
  return { periods };
}

interface Shop {
  account: string;
  id: string;
  placeId: string;
  title: string;
  category: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  site?: string;
  at: readonly [latitude: number, longitude: number];
  hours: Resource;
  description?: string;
  isVerified?: boolean;
}

const shops: readonly Shop[] = [
  {
    ...{ account: 'accounts/101', id: '2001', placeId: 'ChIJ-sandbox-luigis-pizzeria' },
    ...{ title: 'Luigi’s Pizzeria', category: 'Pizza restaurant' },
    ...{ street: '248 Mulberry Street', city: 'New York', state: 'NY', zip: '10012' },
    ...{ phone: '(212) 555-0100', site: 'https://luigis.example.com/', at: [40.7234, -73.9963] },
    hours: weekly('11:00', '24:00'),
    description: 'Pizza from a coal oven since 1987.',
  },
  {
    ...{ account: 'accounts/101', id: '2002', placeId: 'ChIJ-sandbox-luigis-kiosk' },
    ...{ title: 'Luigi’s Slice Kiosk', category: 'Pizza takeaway' },
    ...{ street: '17 Prince Street', city: 'New York', state: 'NY', zip: '10012' },
    ...{ phone: '(212) 555-0101', at: [40.7227, -73.9943], isVerified: false },
    hours: weekly('12:00', '20:00', ['SUNDAY']),
  },
  {
    ...{ account: 'accounts/102', id: '2011', placeId: 'ChIJ-sandbox-sakura-sushi' },
    ...{ title: 'Sakura Sushi', category: 'Sushi restaurant' },
    ...{ street: '1137 East 2nd Street', city: 'Los Angeles', state: 'CA', zip: '90012' },
    ...{ phone: '(213) 555-0172', at: [34.0469, -118.2362] },
    hours: weekly('11:30', '22:00', ['MONDAY']),
  },
  {
    ...{ account: 'accounts/102', id: '2012', placeId: 'ChIJ-sandbox-morning-light-cafe' },
    ...{ title: 'Morning Light Café', category: 'Café' },
    ...{ street: '1902 North Damen Avenue', city: 'Chicago', state: 'IL', zip: '60647' },
    ...{ phone: '(312) 555-0119', at: [41.9165, -87.6779] },
    hours: weekly('06:30', '16:00'),
  },
  {
    ...{ account: 'accounts/102', id: '2013', placeId: 'ChIJ-sandbox-taqueria-el-sol' },
    ...{ title: 'Taquería El Sol', category: 'Mexican restaurant' },
    ...{ street: '1519 South Congress Avenue', city: 'Austin', state: 'TX', zip: '78704' },
    ...{ phone: '(512) 555-0163', at: [30.2491, -97.7494] },
    hours: weekly('11:00', '22:00'),
  },
  ...Array.from({ length: 120 }, (_, index): Shop => {
    const number = index + 1;
    return {
      ...{ account: 'accounts/103', id: String(3000 + number), placeId: `ChIJ-sandbox-noodles-${number}` },
      ...{ title: `Noodles Everywhere No. ${number}`, category: 'Noodle shop' },
      ...{ street: `${number} Main Street`, city: 'Springfield', state: 'IL', zip: '62701' },
      ...{ phone: `(217) 555-0${String(100 + (number % 100))}`, at: [39.8 + number / 1000, -89.65] },
      hours: weekly('11:00', '21:00'),
    };
  }),
];

function locationOf(shop: Shop): Location {
  const [latitude, longitude] = shop.at;
  const { account: of, id, placeId, isVerified = true } = shop;
  return {
    ...{ account: of, id, placeId, isVerified, reviews: [], posts: [], edits: [], foodMenus: [] },
    isUpdatedByGoogle: false,
    attributes: [
      { name: 'attributes/has_takeout', valueType: 'BOOL', values: [true] },
      { name: 'attributes/has_delivery', valueType: 'BOOL', values: [false] },
    ],
    fields: {
      languageCode: 'en',
      storeCode: `store-${id}`,
      title: shop.title,
      phoneNumbers: { primaryPhone: shop.phone },
      categories: { primaryCategory: { name: `categories/gcid:${id}`, displayName: shop.category } },
      storefrontAddress: {
        ...{ regionCode: 'US', languageCode: 'en', postalCode: shop.zip, administrativeArea: shop.state },
        ...{ locality: shop.city, addressLines: [shop.street] },
      },
      ...(shop.site && { websiteUri: shop.site }),
      regularHours: shop.hours,
      latlng: { latitude, longitude },
      openInfo: { status: 'OPEN', canReopen: true },
      profile: { ...(shop.description && { description: shop.description }) },
    },
  };
}

type Written = readonly [author: string, stars: number, daysAgo: number, comment?: string, reply?: string];

const written: Readonly<Record<string, readonly Written[]>> = {
  '2001': [
    ['Priya N.', 5, 1, 'Best crust downtown. The Margherita is worth the walk.'],
    ['Tom Baker', 2, 2, 'Waited 50 minutes for two slices, and they were cold.'],
    ['Anonymous', 4, 3],
    ['Mei Tanaka', 5, 12, 'Came with the kids, everybody was happy 🍕', 'Thank you Mei, see you soon!'],
    ['Jordan', 3, 30, 'Good pizza, loud room.'],
    ['Zoë 👩‍🍳', 1, 45, 'My order was wrong & nobody answered the <phone>.'],
    ['Sam', 5, 60],
  ],
  '2011': [
    ['Ken', 5, 4, 'Fresh and fair.'],
    ['Olivia P.', 4, 9],
  ],
};

function reviewsOf(id: string, now: number): Review[] {
  return (written[id] ?? []).map(([author, stars, daysAgo, comment, reply], index) => {
    const at = now - daysAgo * DAY;
    return {
      ...{ reviewId: `rev-${id}-${index + 1}`, author, isAnonymous: author === 'Anonymous', stars },
      ...(comment && { comment }),
      ...{ createdAt: at, updatedAt: at },
      ...(reply && { reply: { comment: reply, updatedAt: at + DAY } }),
    };
  });
}

/** Luigi has let Bite in already: the demo has this token in its vault. */
export const demoGrant: Readonly<Grant> = {
  ...{ email: 'luigi@example.com', refreshToken: '1//of-the-demo', isRevoked: false, accessTokens: {} },
  scope: 'https://www.googleapis.com/auth/business.manage',
};

/** @param now Milliseconds; the reviews are some days older. */
export function firstState(now: number): GoogleState {
  return {
    accounts: accounts.map((one) => structuredClone(one)),
    locations: shops.map((shop) => ({ ...locationOf(shop), reviews: reviewsOf(shop.id, now) })),
    grants: [structuredClone(demoGrant)],
    ...{ codes: {}, notificationSettings: {}, count: 0 },
  };
}
