// A restaurant's profile as the business-listing service shows it (I3.8-01 to I3.8-04, I3.8-10).
import { z } from 'zod';
import { required, webUrl } from '../kernel/schema.ts';
import { weekdays } from '../kernel/time.ts';
import { coordinates } from '../places/coordinates.schema.ts';
import { descriptionMaxLength } from './limits.ts';
import { moment } from './moment.schema.ts';
import { verificationStates } from './states.ts';

export const listingAddress = z.strictObject({
  streetAddress: required('Street address is required'),
  city: required('City is required'),
  state: required('State is required'),
  postalCode: required('Postal code is required'),
  country: required('Country is required'),
  formattedAddress: required('Formatted address is required'),
});

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time format (HH:MM)');

/** `isClosed` wins: a day that is closed needs no times whatever `isOpen` says (I5.4-03). */
export const listingDayHours = z
  .strictObject({
    isOpen: z.boolean(),
    openTime: clock.optional(),
    closeTime: clock.optional(),
    isClosed: z.boolean().default(false),
  })
  .superRefine(({ isOpen, isClosed, openTime, closeTime }, context) => {
    if (!isOpen || isClosed || (openTime !== undefined && closeTime !== undefined)) return;
    context.addIssue({
      code: 'custom',
      path: [openTime === undefined ? 'openTime' : 'closeTime'],
      message: 'Open and close times are required when business is open',
    });
  });

export const listingAttribute = z.strictObject({
  attributeId: required('Attribute ID is required'),
  displayName: z.string(),
  groupDisplayName: z.string().optional(),
  values: z.array(z.union([z.string(), z.number(), z.boolean()])).default([]),
});

const OVERALL = 'Overall rating must be between 0 and 5';

export const listingProfile = z.strictObject({
  profileId: required('Profile ID is required'),
  connectionId: required('Connection ID is required'),
  name: required('Business name is required'),
  description: z.string().max(descriptionMaxLength, 'Description too long').optional(),
  category: required('Business category is required'),
  phoneNumber: z.string().optional(),
  websiteUrl: webUrl('Invalid website URL').optional(),
  address: listingAddress,
  coordinates: coordinates.optional(),
  hours: z.partialRecord(z.enum(weekdays), listingDayHours).default({}),
  verificationStatus: z.enum(verificationStates).default('unverified'),
  profilePhotoUrl: webUrl('Invalid photo URL').optional(),
  coverPhotoUrl: webUrl('Invalid photo URL').optional(),
  overallRating: z.number(OVERALL).min(0, OVERALL).max(5, OVERALL).optional(),
  totalReviewCount: z.int().min(0, 'Review count must not be negative').default(0),
  attributes: z.array(listingAttribute).default([]),
  lastUpdatedAt: moment('Last updated at').optional(),
  syncedAt: moment('Synced at'),
});

export type ListingAddress = z.output<typeof listingAddress>;
export type ListingDayHours = z.output<typeof listingDayHours>;
export type ListingProfile = z.output<typeof listingProfile>;
