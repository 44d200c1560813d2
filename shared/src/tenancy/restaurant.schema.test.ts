import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aNewRestaurant } from '../testing/people-records.ts';
import { aContact, anAddress, aRestaurantRecord, STAMPED } from '../testing/records.ts';
import { websiteConfig } from '../website/website-config.schema.ts';
import { restaurant, restaurantEntity } from './restaurant.schema.ts';

const day = { open: '09:00', close: '22:00', closed: false };

const whole = {
  restaurantId: 20_000_001,
  guid: aGuid(1),
  slug: 'bella',
  tenantId: 10_000_001,
  name: 'Bella',
  concept: 'Pizzeria',
  address: { street: '1 Main Street', city: 'Albany', state: 'NY', zipCode: '12207', country: 'US' },
  contact: {
    phone: '+1 518 555 0100',
    email: 'hello@bella.example.com',
    website: 'https://bella.example.com',
  },
  operatingHours: {
    mon: day,
    tue: day,
    wed: day,
    thu: day,
    fri: day,
    sat: day,
    sun: { ...day, closed: true },
  },
  specialHours: [{ date: '2026-12-25', closed: true, note: 'Merry Christmas' }],
  status: 'inactive',
  settings: {
    taxRate: 0.08,
    serviceCharge: 0.18,
    currency: 'CAD',
    allowTips: false,
    autoAcceptOrders: true,
    timezone: 'America/Toronto',
    ordering: {
      prepMinutes: 30,
      lastOrderMinutesBeforeClosing: 10,
      slotCapacity: 8,
      slotKitchenMinutes: 60,
      daysAhead: 30,
      asksForCutlery: false,
      pickupLeadMinutes: 45,
      deliveryLeadMinutes: 90,
      pickupEnabled: true,
      deliveryEnabled: false,
      cancelWindowMinutes: 3,
      deliveryMinutes: 40,
      alcoholAge: 18,
      pointsForOne: 500,
      retentionMonths: 12,
      tips: {
        pickup: { enabled: false, percents: [5, 10, 15] },
        delivery: { enabled: true, percents: [10, 18, 25] },
      },
    },
    guestMessages: {
      mails: { received: false, accepted: true, ready: false, cancelled: true },
      texts: true,
      textCountries: [],
      notifications: false,
      replyTo: 'hello@bella.example.com',
      closingLine: 'See you soon!',
    },
  },
  platformSync: {
    enabled: true,
    autoSync: true,
    syncFrequency: 'hourly',
    platforms: { yelp: { enabled: true, syncStatus: 'connected', accessToken: 'secret' } },
  },
  websiteConfig: websiteConfig.parse({ enabled: true, parentMenuGroupId: 4 }),
  ...STAMPED,
};

describe('restaurant', () => {
  it('C3-04, O3-06, I3.1-01, I3.1-02, I3.1-03, I3.1-04, I3.1-05, I3.1-06 keeps every field that it is given', () => {
    expect(restaurant.parse(whole)).toEqual(whole);
  });

  it('C3-04, O3-06, C9-03 starts at 8.75 % tax, no service charge, dollars, tips, and staff accepting orders', () => {
    expect(restaurant.parse(aRestaurantRecord())).toMatchObject({
      concept: 'Restaurant',
      status: 'active',
      specialHours: [],
      settings: {
        taxRate: 0.0875,
        serviceCharge: 0,
        currency: 'USD',
        allowTips: true,
        autoAcceptOrders: false,
        ordering: {
          prepMinutes: 20,
          lastOrderMinutesBeforeClosing: 15,
          pickupEnabled: true,
          deliveryEnabled: true,
          deliveryMinutes: 25,
          alcoholAge: 21,
          pointsForOne: 1000,
          retentionMonths: 24,
        },
        guestMessages: {
          mails: { received: true, accepted: true, ready: true, cancelled: true },
          texts: false,
        },
      },
    });
  });

  it('C3-04, C3-05, I3.1-06 starts with a website and nothing to keep up with', () => {
    expect(restaurant.parse(aRestaurantRecord())).toMatchObject({
      platformSync: { enabled: false, autoSync: false, syncFrequency: 'daily', platforms: {} },
      websiteConfig: websiteConfig.parse({}),
    });
  });

  it('has its own time zone only where one is set', () => {
    expect(restaurant.parse(aRestaurantRecord()).settings.timezone).toBeUndefined();
  });

  it.each([
    [
      'address.street',
      'Street address is required',
      (gone: unknown) => ({ address: anAddress({ street: gone }) }),
    ],
    ['address.city', 'City is required', (gone: unknown) => ({ address: anAddress({ city: gone }) })],
    ['address.state', 'State is required', (gone: unknown) => ({ address: anAddress({ state: gone }) })],
    [
      'address.zipCode',
      'ZIP code is required',
      (gone: unknown) => ({ address: anAddress({ zipCode: gone }) }),
    ],
    [
      'address.country',
      'Country is required',
      (gone: unknown) => ({ address: anAddress({ country: gone }) }),
    ],
    [
      'contact.phone',
      'Phone number is required',
      (gone: unknown) => ({ contact: aContact({ phone: gone }) }),
    ],
    ['contact.email', 'Valid email is required', (gone: unknown) => ({ contact: aContact({ email: gone }) })],
    ['name', 'Restaurant name is required', (gone: unknown) => ({ name: gone })],
  ])('C5-13, I5.1-01 %s, empty or missing: %s', (field, message, without) => {
    expect(issuesOf(restaurant, aRestaurantRecord(without('')))).toEqual([`${field}: ${message}`]);
    expect(issuesOf(restaurant, aRestaurantRecord(without(undefined)))).toEqual([`${field}: ${message}`]);
  });

  it.each([
    ['concept', { concept: '' }, 'Restaurant concept is required'],
    ['tenantId', { tenantId: undefined }, 'Valid tenant ID is required'],
    ['tenantId', { tenantId: 0 }, 'Valid tenant ID is required'],
    ['tenantId', { tenantId: '10000001' }, 'Valid tenant ID is required'],
    ['contact.email', { contact: aContact({ email: 'bella' }) }, 'Valid email is required'],
  ])('C5-13, I5.1-01 %s of %j: %s', (field, change, message) => {
    expect(issuesOf(restaurant, aRestaurantRecord(change))).toEqual([`${field}: ${message}`]);
  });

  it.each(['restaurantId', 'guid', 'createdAt', 'updatedAt'])('O3-02 without %s is no record', (field) => {
    expect(issuesOf(restaurant, aRestaurantRecord({ [field]: undefined }))).toHaveLength(1);
  });

  it.each([
    { restaurantId: undefined },
    { restaurantId: '20000001' },
    { guid: undefined },
    { guid: 7 },
    { tenantId: '10000001' },
    { name: undefined },
  ])('O5-09 a record with %j is refused', (change) => {
    expect(issuesOf(restaurant, aRestaurantRecord(change))).toHaveLength(1);
  });

  it.each(['taxRate', 'serviceCharge'] as const)(
    'I3.1-05, I5.1-11, I9-01, C5-13 %s lies between 0 and 100 %%, stored as a fraction',
    (field) => {
      const withRate = (rate: number) => aRestaurantRecord({ settings: { [field]: rate } });
      expect([0, 0.0875, 1].map((rate) => issuesOf(restaurant, withRate(rate)))).toEqual([[], [], []]);
      const message = {
        taxRate: 'Tax rate must be between 0 and 100',
        serviceCharge: 'Service charge must be between 0 and 100',
      }[field];
      for (const rate of [-0.01, 1.01, 8.75])
        expect(issuesOf(restaurant, withRate(rate))).toEqual([`settings.${field}: ${message}`]);
    },
  );

  it('I3.1-05, I9-01 a currency has three letters', () => {
    expect(issuesOf(restaurant, aRestaurantRecord({ settings: { currency: 'DOLLARS' } }))).toEqual([
      'settings.currency: Currency must be 3 letters',
    ]);
  });

  it('I3.1-04 days are named by three small letters, and each has its own hours', () => {
    expect(issuesOf(restaurant, aRestaurantRecord({ operatingHours: { monday: day } }))).toHaveLength(1);
    expect(
      issuesOf(restaurant, aRestaurantRecord({ operatingHours: { mon: { ...day, open: '9:00' } } })),
    ).toEqual(['operatingHours.mon.open: Invalid time format, expected HH:MM']);
  });

  it('C4-01, C3-04, I4-01 is active or inactive and nothing else', () => {
    for (const status of ['active', 'inactive'])
      expect(restaurant.parse(aRestaurantRecord({ status })).status).toBe(status);
    expect(issuesOf(restaurant, aRestaurantRecord({ status: 'suspended' }))).toHaveLength(1);
  });

  it('special hours are closed or say from when to when', () => {
    const withSpecial = (entry: object) => aRestaurantRecord({ specialHours: [entry] });
    expect(issuesOf(restaurant, withSpecial({ date: '2026-12-24', open: '11:00', close: '15:00' }))).toEqual(
      [],
    );
    expect(issuesOf(restaurant, withSpecial({ date: '2026-12-24', open: '11:00' }))).toEqual([
      'specialHours.0.open: Opening and closing times are required unless closed',
    ]);
    expect(issuesOf(restaurant, withSpecial({ date: '24.12.2026', closed: true }))).toEqual([
      'specialHours.0.date: Must be a valid ISO date',
    ]);
  });

  it('a time zone must be one', () => {
    expect(issuesOf(restaurant, aRestaurantRecord({ settings: { timezone: 'New York' } }))).toEqual([
      'settings.timezone: Unknown time zone',
    ]);
  });
});

describe('creating a restaurant', () => {
  it('C3-07, I3.1-07 takes what it needs, and fills in the rest', () => {
    expect(restaurantEntity.create.parse(aNewRestaurant())).toMatchObject({
      ...aNewRestaurant(),
      specialHours: [],
      status: 'active',
      settings: { taxRate: 0.0875 },
    });
  });

  it.each(['tenantId', 'name', 'concept', 'address', 'contact', 'operatingHours', 'settings'])(
    'C3-07, I3.1-07 needs %s',
    (field) => {
      const issues = issuesOf(restaurantEntity.create, aNewRestaurant({ [field]: undefined }));
      expect(issues.length).toBeGreaterThan(0);
      for (const issue of issues) expect(issue).toMatch(new RegExp(`^${field}\\b`));
    },
  );

  it.each([
    ['concept', { concept: undefined }, 'Restaurant concept is required'],
    ['concept', { concept: ' ' }, 'Restaurant concept is required'],
    ['tenantId', { tenantId: undefined }, 'Valid tenant ID is required'],
    ['tenantId', { tenantId: -1 }, 'Valid tenant ID is required'],
  ])('C5-13, I5.1-01 says of %s in %j: %s', (field, change, message) => {
    expect(issuesOf(restaurantEntity.create, aNewRestaurant(change))).toEqual([`${field}: ${message}`]);
  });

  it('C3-07 takes a slug or none, in its normal form', () => {
    expect(restaurantEntity.create.parse(aNewRestaurant()).slug).toBeUndefined();
    expect(restaurantEntity.create.parse(aNewRestaurant({ slug: ' Bella Roma!' })).slug).toBe('bella-roma');
    expect(issuesOf(restaurantEntity.create, aNewRestaurant({ slug: '!' }))).toEqual([
      'slug: Slug must contain a letter or a digit',
    ]);
    expect(issuesOf(restaurant, aRestaurantRecord({ slug: undefined }))).toHaveLength(1);
  });
});

describe('changing a restaurant', () => {
  const twice = [
    { date: '2026-12-25', closed: true },
    { date: '2026-12-25', open: '11:00', close: '15:00' },
  ];

  it('two special hours for one date are refused at the second, and still read where they are stored', () => {
    const message = 'specialHours.1.date: This date has special hours already';
    expect(issuesOf(restaurantEntity.update, { specialHours: twice })).toEqual([message]);
    expect(issuesOf(restaurantEntity.create, aNewRestaurant({ specialHours: twice }))).toEqual([message]);
    expect(issuesOf(restaurant, aRestaurantRecord({ specialHours: twice }))).toEqual([]);
  });

  it.each([0, -1, 1.5])('%s orders a quarter hour is told that one is the least', (slotCapacity) => {
    expect(issuesOf(restaurantEntity.update, { settings: { ordering: { slotCapacity } } })).toEqual([
      'settings.ordering.slotCapacity: Must be at least 1',
    ]);
  });

  it('C3-07 takes a part, and drops ids, the tenant and timestamps', () => {
    const { restaurantId, guid, tenantId, createdAt, updatedAt } = whole;
    const dropped = { restaurantId, guid, tenantId, createdAt, updatedAt };
    expect(restaurantEntity.update.parse({ ...dropped, name: 'Roma', slug: 'ROMA' })).toEqual({
      name: 'Roma',
      slug: 'roma',
    });
    expect(restaurantEntity.update.parse({ operatingHours: { mon: { closed: true } } })).toEqual({
      operatingHours: { mon: { closed: true } },
    });
  });

  it('I3.2-06 holds no copy of its place: what an older release stored there is not read', () => {
    const stored = restaurant.parse(aRestaurantRecord({ placesListing: { placeId: 'place-1' } }));
    expect(stored).not.toHaveProperty('placesListing');
  });

  it('C3-07 keeps what was not sent', () => {
    const stored = restaurant.parse(whole);
    expect(restaurantEntity.apply(stored, { settings: { taxRate: 0.05 }, formerSlugs: null })).toEqual({
      ...stored,
      settings: { ...stored.settings, taxRate: 0.05 },
      formerSlugs: undefined,
    });
  });
});

describe('a day with a break', () => {
  const lunch = { open: '11:00', close: '14:00', closed: false };
  const issues = (more: readonly object[], first: object = lunch) =>
    issuesOf(restaurant, aRestaurantRecord({ operatingHours: { mon: { ...first, more } } }));
  const message = 'These hours must begin after the ones before have ended';

  it('holds several intervals, on a weekday and on a date, the last of them into the night', () => {
    const more = [
      { open: '17:00', close: '20:00' },
      { open: '21:00', close: '02:00' },
    ];
    expect(issues(more)).toEqual([]);
    const special = aRestaurantRecord({ specialHours: [{ date: '2026-12-24', ...lunch, more }] });
    expect(issuesOf(restaurant, special)).toEqual([]);
  });

  it.each([
    ['one that begins before the other has ended', [{ open: '13:00', close: '18:00' }], 'more.0.open'],
    ['one that only touches it', [{ open: '14:00', close: '18:00' }], 'more.0.open'],
    ['one before it', [{ open: '08:00', close: '10:00' }], 'more.0.open'],
    [
      'one after a night',
      [
        { open: '18:00', close: '01:00' },
        { open: '20:00', close: '22:00' },
      ],
      'more.1.open',
    ],
  ])('refuses %s, at its field', (_what, more, field) => {
    expect(issues(more)).toEqual([`operatingHours.mon.${field}: ${message}`]);
  });

  it('refuses another interval on a day that lasts from midnight to midnight', () => {
    const allDay = { open: '00:00', close: '00:00', closed: false };
    expect(issues([{ open: '17:00', close: '20:00' }], allDay)).toEqual([
      `operatingHours.mon.more.0.open: ${message}`,
    ]);
  });

  it('has at most four, and says nothing of those of a day that is closed', () => {
    const more = ['15:00', '17:00', '19:00', '21:00'].map((open) => ({
      open,
      close: open.replace(':00', ':30'),
    }));
    expect(issues(more)).toHaveLength(1);
    expect(issues([{ open: '08:00', close: '10:00' }], { ...lunch, closed: true })).toEqual([]);
  });

  it('is read from records that were stored when a day had one', () => {
    const { operatingHours } = restaurant.parse(aRestaurantRecord({ operatingHours: { mon: lunch } }));
    expect(operatingHours.mon).toEqual(lunch);
  });

  it('changes and loses its break by a merge patch', () => {
    const more = [{ open: '17:00', close: '22:00' }];
    const changed = restaurantEntity.apply(
      restaurant.parse(aRestaurantRecord({ operatingHours: { mon: lunch } })),
      {
        operatingHours: { mon: { more } },
      },
    );
    expect(changed.operatingHours.mon).toEqual({ ...lunch, more });
    const whole = restaurantEntity.apply(changed, { operatingHours: { mon: { more: null } } });
    expect(whole.operatingHours.mon).toEqual(lunch);
  });
});
