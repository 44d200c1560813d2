import { describe, expect, it } from 'vitest';
import { anItem, aStorefront } from '../testing/a-storefront.ts';
import { changesFrom, fieldFaults, fieldOfService, patchOf } from './profile-changes.ts';
import {
  fieldState,
  type OwnSources,
  ownSide,
  type ProfileField,
  type TheirSources,
  theirSide,
} from './profile-fields.ts';
import { profileFrom } from './profile-from-service.ts';
import { amountOf, foodMenusOf, menuLines, servicePrice } from './profile-menu.ts';
import {
  ownSpecialDays,
  specialLines,
  specialPeriodsOf,
  specialRowsFrom,
  theirSpecialDays,
} from './profile-special-hours.ts';
import { addressLine, verificationOf } from './service-words.ts';

const today = '2026-06-10';
const own = (change: object = {}): OwnSources =>
  ({
    today,
    siteUrl: 'https://order.bite.example/bella',
    restaurant: {
      operatingHours: { mon: { open: '11:00', close: '22:00', closed: false } },
      specialHours: [],
      contact: { phone: '(518) 555-0100', email: 'hello@bella.example' },
      websiteConfig: { content: { aboutText: 'Since 1987.' } },
      ...change,
    },
  }) as unknown as OwnSources;

describe('a field of two sides', () => {
  it.each([
    ['a', 'a', undefined, 'same'],
    ['a', 'a', 'b', 'same'],
    ['b', 'a', 'a', 'oursChanged'],
    ['a', 'b', 'a', 'theirsChanged'],
    ['b', 'c', 'a', 'conflict'],
    ['a', 'b', undefined, 'conflict'],
    ['a', '', undefined, 'oursChanged'],
    ['', 'b', undefined, 'theirsChanged'],
  ] as const)('ours %j, theirs %j, agreed on %j: %s', (ours, theirs, base, state) => {
    expect(fieldState(ours, theirs, base)).toBe(state);
  });

  it.each<[ProfileField, TheirSources['location']]>([
    ['phone', { phoneNumbers: { primaryPhone: '+1 518-555-0100' } }],
    ['website', { websiteUri: 'https://ORDER.bite.example/bella/' }],
    ['description', { profile: { description: 'Since  1987. ' } }],
    [
      'hours',
      {
        regularHours: {
          periods: [
            {
              ...{ openDay: 'MONDAY', openTime: { hours: 11, minutes: 0 } },
              ...{ closeDay: 'MONDAY', closeTime: { hours: 22, minutes: 0 } },
            },
          ],
        },
      },
    ],
  ])('I3.8-10 is the same however the %s is written', (field, location) => {
    expect(theirSide({ location }, today)[field]?.mark).toBe(ownSide(own())[field]?.mark);
  });
});

describe('hours until midnight', () => {
  it('are read as people say them', () => {
    const { hours } = ownSide(
      own({ operatingHours: { mon: { open: '11:00', close: '00:00', closed: false } } }),
    );
    expect(hours?.lines[0]).toBe('Monday: 11 AM–midnight');
  });
});

describe('special hours', () => {
  const rows = [
    { date: '2026-12-25', closed: true },
    { date: '2026-12-31', closed: false, open: '18:00', close: '02:00', note: 'Party' },
    { date: '2026-01-01', closed: true },
  ];

  it('are told from today on, over midnight too, and come back', () => {
    const days = ownSpecialDays(rows, today);
    const periods = specialPeriodsOf(days);
    expect(periods).toEqual([
      { startDate: { year: 2026, month: 12, day: 25 }, closed: true },
      {
        ...{ startDate: { year: 2026, month: 12, day: 31 }, openTime: { hours: 18, minutes: 0 } },
        ...{ endDate: { year: 2027, month: 1, day: 1 }, closeTime: { hours: 2, minutes: 0 } },
      },
    ]);
    expect(specialLines(theirSpecialDays(periods, today))).toEqual(specialLines(days));
    expect(specialLines(days)).toEqual(['December 25, 2026: closed', 'December 31, 2026: 6 PM–2 AM']);
  });

  it('that are taken keep past dates and the notes of dates that both have', () => {
    const theirs = theirSpecialDays(
      [
        {
          ...{ startDate: { year: 2026, month: 12, day: 31 }, openTime: { hours: 17, minutes: 0 } },
          closeTime: { hours: 24, minutes: 0 },
        },
        {
          startDate: { year: 2027, month: 1, day: 1 },
          endDate: { year: 2027, month: 1, day: 2 },
          closed: true,
        },
      ],
      today,
    );
    expect(specialRowsFrom(theirs, rows, today)).toEqual([
      { date: '2026-01-01', closed: true },
      { date: '2026-12-31', closed: false, open: '17:00', close: '00:00', note: 'Party' },
      { date: '2027-01-01', closed: true },
      { date: '2027-01-02', closed: true },
    ]);
  });
});

describe('the menu', () => {
  it.each([
    [12.5, { units: '12', nanos: 500_000_000 }],
    [7, { units: '7' }],
    [0.1, { units: '0', nanos: 100_000_000 }],
  ])('writes %d as the service does, and back', (amount, price) => {
    expect(servicePrice(amount, 'USD')).toEqual({ currencyCode: 'USD', ...price });
    expect(amountOf(price)).toBeCloseTo(amount, 9);
  });

  it('has a section for each group, with prices and sizes, as guests see them', () => {
    const storefront = aStorefront({
      items: [
        anItem({ itemId: 1, name: 'Soup', description: 'With bread', basePrice: 6 }),
        anItem({
          ...{ itemId: 2, name: 'Pizza', pricingStrategy: 'size', description: '' },
          sizes: [
            { id: 1, guid: 'g', name: 'Small', price: 9 },
            { id: 2, guid: 'h', name: 'Large', price: 12.5 },
          ],
        }),
      ],
      menuGroups: [
        { menuGroupId: 1, guid: 'a', name: 'Dinner', isMenu: true, itemIds: [] },
        { menuGroupId: 2, guid: 'b', name: 'Starters', parentId: 1, isMenu: false, itemIds: [1] },
        { menuGroupId: 3, guid: 'c', name: 'Mains', parentId: 1, isMenu: false, itemIds: [2] },
      ],
    } as never);
    expect(menuLines(foodMenusOf(storefront))).toEqual([
      'Dinner › Starters › Soup $6.00 — With bread',
      'Dinner › Mains › Pizza $9.00 (Small $9.00, Large $12.50)',
    ]);
  });
});

describe('what is sent', () => {
  it('I5.4-09 is no description that the service would refuse', () => {
    const sources = own({ websiteConfig: { content: { aboutText: 'x'.repeat(751) } } });
    expect(fieldFaults(['description'], sources).description).toContain('Description too long');
    expect(fieldFaults(['phone'], sources)).toEqual({});
    expect(patchOf(['phone'], sources, {})).toEqual({ phoneNumbers: { primaryPhone: '(518) 555-0100' } });
  });

  it('keeps further phone numbers of theirs', () => {
    const before = { phoneNumbers: { primaryPhone: '1', additionalPhones: ['2'] } };
    expect(patchOf(['phone'], own(), before)).toEqual({
      phoneNumbers: { primaryPhone: '(518) 555-0100', additionalPhones: ['2'] },
    });
  });

  it('is found by our own fields if the service refuses it, in both of its spellings', () => {
    const names = [
      'profile.description',
      'phone_numbers.primary_phone',
      'websiteUri',
      'regular_hours.periods',
    ];
    expect(names.map(fieldOfService)).toEqual(['description', 'phone', 'website', 'hours']);
    expect(fieldOfService('title')).toBeUndefined();
  });
});

describe('what is taken', () => {
  it('changes exactly the named fields', () => {
    const location = {
      phoneNumbers: { primaryPhone: '(518) 555-0199' },
      websiteUri: 'https://bella.example',
    };
    expect(changesFrom(['phone'], { location }, own())).toEqual({ contact: { phone: '(518) 555-0199' } });
    expect(changesFrom(['website', 'description'], { location }, own())).toEqual({
      contact: { website: 'https://bella.example' },
      websiteConfig: { content: { aboutText: null } },
    });
  });
});

describe('a location of the service', () => {
  const location = {
    ...{ name: 'locations/2001', title: 'Bella', metadata: { hasVoiceOfMerchant: true } },
    categories: { primaryCategory: { displayName: 'Pizza restaurant' } },
    storefrontAddress: {
      ...{ regionCode: 'US', postalCode: '12207', administrativeArea: 'NY', locality: 'Albany' },
      addressLines: ['1 Main Street', 'Floor 2'],
    },
    latlng: { latitude: 42.6, longitude: -73.7 },
    profile: { description: 'Since 1987.' },
  };
  const attributes = [{ name: 'attributes/has_takeout', valueType: 'BOOL', values: [true] }];
  const read = (change: object = {}) =>
    profileFrom({
      ...{ connectionId: 'c1', location: { ...location, ...change }, attributes },
      syncedAt: '2026-06-10T12:00:00.000Z',
    });

  it('I3.8-01, I3.8-02, I3.8-04, I3.8-10, I4-05 is kept as a profile', () => {
    expect(read()).toMatchObject({
      ...{ profileId: '2001', name: 'Bella', category: 'Pizza restaurant', verificationStatus: 'verified' },
      address: {
        ...{ streetAddress: '1 Main Street, Floor 2', country: 'US' },
        formattedAddress: '1 Main Street, Floor 2, Albany, NY 12207',
      },
      coordinates: { latitude: 42.6, longitude: -73.7 },
      attributes: [{ attributeId: 'has_takeout', displayName: 'Has takeout', values: [true] }],
    });
  });

  it('I3.8-10, I5.4-01 that lacks what a profile must have is none', () => {
    expect(read({ storefrontAddress: undefined })).toBeUndefined();
    expect(read({ title: undefined })).toBeUndefined();
  });

  it.each([
    [{ hasVoiceOfMerchant: true }, 'VERIFIED', 'verified'],
    [{}, 'VERIFICATION_REQUESTED', 'pending'],
    [{}, 'VERIFIED', 'unverified'],
  ] as const)('I4-05 with %j of an account that is %s is %s', (metadata, verificationState, state) => {
    expect(verificationOf({ metadata }, { verificationState })).toBe(state);
  });

  it('I3.8-01 without an address has no line of it', () => {
    expect(addressLine(undefined)).toBeUndefined();
  });
});
