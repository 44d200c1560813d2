import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { serviceLocation } from './service-location.schema.ts';

const period = {
  openDay: 'MONDAY',
  openTime: { hours: 11, minutes: 30, seconds: 1, nanos: 2 },
  closeDay: 'TUESDAY',
  closeTime: { hours: 24, minutes: 0 },
};
const aCategory = {
  name: 'categories/gcid:pizza_restaurant',
  displayName: 'Pizza restaurant',
  serviceTypes: [{ serviceTypeId: 'job_type_id:delivery', displayName: 'Delivery' }],
  moreHoursTypes: [{ hoursTypeId: 'BRUNCH', displayName: 'Brunch', localizedDisplayName: 'Brunch' }],
};

const whole = {
  name: 'locations/1',
  languageCode: 'en',
  storeCode: 'B1',
  title: 'Bella',
  phoneNumbers: { primaryPhone: '(518) 555-0100', additionalPhones: ['(518) 555-0101'] },
  categories: { primaryCategory: aCategory, additionalCategories: [aCategory] },
  storefrontAddress: {
    regionCode: 'US',
    languageCode: 'en',
    postalCode: '12207',
    sortingCode: 'S',
    administrativeArea: 'NY',
    locality: 'Albany',
    sublocality: 'Centre',
    addressLines: ['1 Main Street'],
    recipients: ['Ada'],
    organization: 'Bella Group',
  },
  websiteUri: 'https://bella.example.com',
  regularHours: { periods: [period] },
  specialHours: {
    specialHourPeriods: [
      {
        startDate: { year: 2026, month: 12, day: 25 },
        openTime: { hours: 9, minutes: 0 },
        endDate: { year: 2026, month: 12, day: 26 },
        closeTime: { hours: 1, minutes: 0 },
        closed: false,
      },
    ],
  },
  serviceArea: {
    businessType: 'CUSTOMER_AND_BUSINESS_LOCATION',
    places: { placeInfos: [{ placeName: 'Albany', placeId: 'place-1' }] },
    regionCode: 'US',
  },
  labels: ['east'],
  latlng: { latitude: 42.65, longitude: -73.75 },
  openInfo: { status: 'OPEN', canReopen: true, openingDate: { year: 2020, month: 1, day: 2 } },
  metadata: {
    hasGoogleUpdated: true,
    hasPendingEdits: false,
    canDelete: true,
    canOperateLocalPost: true,
    canModifyServiceList: false,
    canHaveFoodMenus: true,
    canOperateHealthData: false,
    canOperateLodgingData: false,
    canHaveBusinessCalls: true,
    hasVoiceOfMerchant: true,
    placeId: 'place-1',
    duplicateLocation: 'locations/2',
    mapsUri: 'https://maps.example.com/1',
    newReviewUri: 'https://maps.example.com/1/review',
  },
  profile: { description: 'Neapolitan pizza' },
  relationshipData: {
    parentLocation: { placeId: 'place-2', relationType: 'DEPARTMENT_OF' },
    childrenLocations: [{ placeId: 'place-3', relationType: 'INDEPENDENT_ESTABLISHMENT_IN' }],
    parentChain: 'chains/1',
  },
  moreHours: [{ hoursTypeId: 'BRUNCH', periods: [period] }],
  serviceItems: [
    {
      price: { currencyCode: 'USD', units: '12', nanos: 500_000_000 },
      structuredServiceItem: { serviceTypeId: 'job_type_id:delivery', description: 'To your door' },
      freeFormServiceItem: {
        category: 'categories/gcid:pizza_restaurant',
        label: { displayName: 'Catering', description: 'For parties', languageCode: 'en' },
      },
    },
  ],
};

const read = (change: Record<string, unknown>) => serviceLocation.parse({ name: 'locations/1', ...change });

describe('a location of the listing service', () => {
  it('I3.7-02 is read with every field', () => {
    expect(serviceLocation.parse(whole)).toEqual(whole);
  });

  it.each(Object.entries(whole))('I3.7-02 holds %s to its type', (field, value) => {
    const wrong = typeof value === 'object' ? 'text' : 7;
    expect(issuesOf(serviceLocation, { ...whole, [field]: wrong })).toHaveLength(1);
  });

  it('I3.7-02 needs nothing but its name', () => {
    expect(read({})).toEqual({ name: 'locations/1' });
    expect(issuesOf(serviceLocation, {})).toEqual([
      'name: Invalid input: expected string, received undefined',
    ]);
  });

  it('I3.7-02 is read though the service has new words and fields', () => {
    const newer = {
      name: 'locations/1',
      mood: 'calm',
      phoneNumbers: { fax: '1' },
      categories: { primaryCategory: { mood: 'calm' }, tertiaryCategories: [] },
      storefrontAddress: { revision: 0, planet: 'Earth' },
      regularHours: { periods: [{ openDay: 'HOLIDAY', mood: 'calm' }] },
      specialHours: { specialHourPeriods: [{ mood: 'calm' }] },
      serviceArea: { businessType: 'NOWHERE', places: { placeInfos: [{ mood: 'calm' }] } },
      openInfo: { status: 'HALF_OPEN', mood: 'calm' },
      metadata: { canFly: true },
      profile: { mood: 'calm' },
      relationshipData: { parentLocation: { relationType: 'COUSIN_OF' } },
      moreHours: [{ mood: 'calm' }],
      serviceItems: [{ isOffered: true, freeFormServiceItem: { label: { mood: 'calm' } } }],
    };
    expect(serviceLocation.parse(newer)).toEqual(newer);
  });

  it('I3.7-02 has zeros where the service leaves them out', () => {
    expect(read({ latlng: {} }).latlng).toEqual({ latitude: 0, longitude: 0 });
    expect(read({ regularHours: { periods: [{ openTime: {} }] } }).regularHours).toEqual({
      periods: [{ openTime: { hours: 0, minutes: 0 } }],
    });
  });

  it.each([
    [{ hours: -1 }, 'hours: Too small: expected number to be >=0'],
    [{ hours: 25 }, 'hours: Too big: expected number to be <=24'],
    [{ minutes: -1 }, 'minutes: Too small: expected number to be >=0'],
    [{ minutes: 60 }, 'minutes: Too big: expected number to be <=59'],
  ])('I3.7-02 %j is no time of day', (openTime, issue) => {
    expect(issuesOf(serviceLocation, { name: 'l', regularHours: { periods: [{ openTime }] } })).toEqual([
      `regularHours.periods.0.openTime.${issue}`,
    ]);
  });

  it('I3.7-02 I9-09 lies on the earth', () => {
    expect(issuesOf(serviceLocation, { name: 'l', latlng: { latitude: 91, longitude: 181 } })).toEqual([
      'latlng.latitude: Latitude must be between -90 and 90',
      'latlng.longitude: Longitude must be between -180 and 180',
    ]);
  });
});
