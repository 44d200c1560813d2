import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aListingAddress, aListingProfile } from '../testing/listing-records.ts';
import { listingAddress, listingAttribute, listingDayHours, listingProfile } from './profile.schema.ts';

const whole = {
  profileId: 'profile-9',
  connectionId: 'connection-9',
  name: 'Bella',
  description: 'Neapolitan pizza',
  category: 'Italian restaurant',
  phoneNumber: '+1 518 555 0100',
  websiteUrl: 'https://bella.example.com',
  address: aListingAddress(),
  coordinates: { latitude: 42.65, longitude: -73.75 },
  hours: {
    mon: { isOpen: false, isClosed: true },
    tue: { isOpen: true, openTime: '11:00', closeTime: '23:30', isClosed: false },
  },
  verificationStatus: 'verified',
  profilePhotoUrl: 'https://pictures.example.com/profile',
  coverPhotoUrl: 'https://pictures.example.com/cover',
  overallRating: 4.6,
  totalReviewCount: 321,
  attributes: [
    {
      attributeId: 'has_wifi',
      displayName: 'Wi-Fi',
      groupDisplayName: 'Amenities',
      values: ['free', true, 2],
    },
  ],
  lastUpdatedAt: '2026-06-09T22:00:00.000Z',
  syncedAt: '2026-06-10T22:00:00.000Z',
};

describe('the profile on the business listing', () => {
  it('I3.8-01 I3.8-02 I3.8-03 I3.8-04 I3.8-10 keeps every field that it is given', () => {
    expect(listingProfile.parse(whole)).toEqual(whole);
  });

  it('I3.8-10 starts unverified, without hours, reviews and attributes', () => {
    expect(listingProfile.parse(aListingProfile())).toEqual({
      ...aListingProfile(),
      hours: {},
      verificationStatus: 'unverified',
      totalReviewCount: 0,
      attributes: [],
    });
  });

  it.each([
    { description: 'd'.repeat(750) },
    { overallRating: 0 },
    { overallRating: 5 },
    { totalReviewCount: 0 },
  ])('I3.8-10 I5.4-09 I9-03 a profile within the limits is kept', (change) => {
    expect(issuesOf(listingProfile, aListingProfile(change))).toEqual([]);
  });

  it.each([
    ['I5.4-08 no id', { profileId: '' }, 'profileId: Profile ID is required'],
    ['I5.4-08 no connection', { connectionId: undefined }, 'connectionId: Connection ID is required'],
    ['I5.4-08 no name', { name: ' ' }, 'name: Business name is required'],
    ['I5.4-08 no category', { category: undefined }, 'category: Business category is required'],
    [
      'I5.4-09 I9-03 a long description',
      { description: 'd'.repeat(751) },
      'description: Description too long',
    ],
    ['I5.4-09 a website that is none', { websiteUrl: 'bella' }, 'websiteUrl: Invalid website URL'],
    [
      'I5.4-09 a website that is a script',
      { websiteUrl: 'javascript:a()' },
      'websiteUrl: Invalid website URL',
    ],
    ['I3.8-10 a photo that is none', { profilePhotoUrl: 'x' }, 'profilePhotoUrl: Invalid photo URL'],
    ['I3.8-10 a cover that is none', { coverPhotoUrl: 'x' }, 'coverPhotoUrl: Invalid photo URL'],
    [
      'I3.8-10 a rating below 0',
      { overallRating: -0.1 },
      'overallRating: Overall rating must be between 0 and 5',
    ],
    [
      'I3.8-10 a rating above 5',
      { overallRating: 5.1 },
      'overallRating: Overall rating must be between 0 and 5',
    ],
    [
      'I3.8-10 fewer reviews than none',
      { totalReviewCount: -1 },
      'totalReviewCount: Review count must not be negative',
    ],
    [
      'I3.8-02 I9-09 a place off the earth',
      { coordinates: { latitude: 90.1, longitude: 0 } },
      'coordinates.latitude: Latitude must be between -90 and 90',
    ],
    [
      'I3.8-10 a day that is none',
      { hours: { monday: { isOpen: false } } },
      'hours: Unrecognized key: "monday"',
    ],
    ['I3.8-10 an unknown field', { colour: 'red' }, ': Unrecognized key: "colour"'],
  ])('%s is refused', (_, change, issue) => {
    expect(issuesOf(listingProfile, aListingProfile(change))).toEqual([issue]);
  });
});

describe('the address on the business listing', () => {
  it.each([
    ['streetAddress', 'Street address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['postalCode', 'Postal code is required'],
    ['country', 'Country is required'],
    ['formattedAddress', 'Formatted address is required'],
  ])('I3.8-01 I5.4-01 needs %s', (field, message) => {
    for (const missing of [undefined, '', '  '])
      expect(issuesOf(listingAddress, aListingAddress({ [field]: missing }))).toEqual([
        `${field}: ${message}`,
      ]);
  });

  it('I3.8-01 has no other fields', () => {
    expect(issuesOf(listingAddress, aListingAddress({ floor: 1 }))).toEqual([': Unrecognized key: "floor"']);
  });
});

describe('the hours of a day on the business listing', () => {
  const MISSING = 'Open and close times are required when business is open';

  it('I3.8-03 is not closed unless it is said', () => {
    expect(listingDayHours.parse({ isOpen: false })).toEqual({ isOpen: false, isClosed: false });
  });

  it.each([
    { isOpen: true, openTime: '00:00', closeTime: '23:59' },
    { isOpen: true, openTime: '19:30', closeTime: '02:05' },
    { isOpen: false },
    { isOpen: false, openTime: '10:00' },
    { isOpen: true, isClosed: true },
    { isOpen: true, isClosed: true, closeTime: '10:00' },
  ])('I5.4-02 I5.4-03 %j is a day', (day) => {
    expect(issuesOf(listingDayHours, day)).toEqual([]);
  });

  it.each([
    [{ isOpen: true }, 'openTime'],
    [{ isOpen: true, isClosed: false }, 'openTime'],
    [{ isOpen: true, closeTime: '10:00' }, 'openTime'],
    [{ isOpen: true, openTime: '10:00' }, 'closeTime'],
  ])('I5.4-03 %j lacks a time', (day, field) => {
    expect(issuesOf(listingDayHours, day)).toEqual([`${field}: ${MISSING}`]);
  });

  it.each(['24:00', '9:00', '12:60', '1200', '12:00:00', ' 12:00', 'noon', ''])(
    'I5.4-02 %j is no time',
    (time) => {
      expect(issuesOf(listingDayHours, { isOpen: true, openTime: time, closeTime: time })).toEqual([
        'openTime: Invalid time format (HH:MM)',
        'closeTime: Invalid time format (HH:MM)',
      ]);
    },
  );

  it.each([
    [{}, 'isOpen: Invalid input: expected boolean, received undefined'],
    [{ isOpen: false, note: 'x' }, ': Unrecognized key: "note"'],
  ])('I3.8-03 %j is no day', (day, issue) => {
    expect(issuesOf(listingDayHours, day)).toEqual([issue]);
  });
});

describe('an attribute on the business listing', () => {
  it('I3.8-04 may have no values', () => {
    expect(listingAttribute.parse({ attributeId: 'a', displayName: 'A' })).toEqual({
      attributeId: 'a',
      displayName: 'A',
      values: [],
    });
  });

  it.each([
    [{ attributeId: '' }, 'attributeId: Attribute ID is required'],
    [{ displayName: undefined }, 'displayName: Invalid input: expected string, received undefined'],
    [{ values: [{}] }, 'values.0: Invalid input'],
    [{ colour: 'red' }, ': Unrecognized key: "colour"'],
  ])('I3.8-04 %j is refused', (change, issue) => {
    expect(issuesOf(listingAttribute, { attributeId: 'a', displayName: 'A', ...change })).toEqual([issue]);
  });
});
