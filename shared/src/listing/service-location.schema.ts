// A location in the answers of the business-listing service (I3.7-02). Unknown fields and values are accepted.
import { z } from 'zod';
import { openEnum } from '../kernel/schema.ts';
import { latitude, longitude } from '../places/coordinates.schema.ts';

const text = z.string().optional();
const flag = z.boolean().optional();
const whole = z.int().optional();

export const serviceDays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export const openStatuses = ['OPEN', 'CLOSED_PERMANENTLY', 'CLOSED_TEMPORARILY'] as const;
export const serviceAreaTypes = ['CUSTOMER_LOCATION_ONLY', 'CUSTOMER_AND_BUSINESS_LOCATION'] as const;
export const relationTypes = ['DEPARTMENT_OF', 'INDEPENDENT_ESTABLISHMENT_IN'] as const;

export const postalAddress = z.looseObject({
  regionCode: text,
  languageCode: text,
  postalCode: text,
  sortingCode: text,
  administrativeArea: text,
  locality: text,
  sublocality: text,
  addressLines: z.array(z.string()).optional(),
  recipients: z.array(z.string()).optional(),
  organization: text,
});

/** The service leaves zeros out; 24 hours is the end of the day. */
const timeOfDay = z.looseObject({
  hours: z.int().min(0).max(24).default(0),
  minutes: z.int().min(0).max(59).default(0),
  seconds: whole,
  nanos: whole,
});

const serviceDate = z.looseObject({ year: whole, month: whole, day: whole });

const timePeriod = z.looseObject({
  openDay: openEnum(serviceDays).optional(),
  openTime: timeOfDay.optional(),
  closeDay: openEnum(serviceDays).optional(),
  closeTime: timeOfDay.optional(),
});

const specialHourPeriod = z.looseObject({
  startDate: serviceDate.optional(),
  openTime: timeOfDay.optional(),
  endDate: serviceDate.optional(),
  closeTime: timeOfDay.optional(),
  closed: flag,
});

const category = z.looseObject({
  name: text,
  displayName: text,
  serviceTypes: z.array(z.looseObject({ serviceTypeId: text, displayName: text })).optional(),
  moreHoursTypes: z
    .array(z.looseObject({ hoursTypeId: text, displayName: text, localizedDisplayName: text }))
    .optional(),
});

const serviceArea = z.looseObject({
  businessType: openEnum(serviceAreaTypes).optional(),
  places: z
    .looseObject({ placeInfos: z.array(z.looseObject({ placeName: text, placeId: text })).optional() })
    .optional(),
  regionCode: text,
});

const metadata = z.looseObject({
  hasGoogleUpdated: flag,
  hasPendingEdits: flag,
  canDelete: flag,
  canOperateLocalPost: flag,
  canModifyServiceList: flag,
  canHaveFoodMenus: flag,
  canOperateHealthData: flag,
  canOperateLodgingData: flag,
  canHaveBusinessCalls: flag,
  hasVoiceOfMerchant: flag,
  placeId: text,
  duplicateLocation: text,
  mapsUri: text,
  newReviewUri: text,
});

const relevantLocation = z.looseObject({ placeId: text, relationType: openEnum(relationTypes).optional() });

/** `price.units` is a whole number as text; `nanos` are billionths of a unit. */
const serviceItem = z.looseObject({
  price: z.looseObject({ currencyCode: text, units: text, nanos: whole }).optional(),
  structuredServiceItem: z.looseObject({ serviceTypeId: text, description: text }).optional(),
  freeFormServiceItem: z
    .looseObject({
      category: text,
      label: z.looseObject({ displayName: text, description: text, languageCode: text }).optional(),
    })
    .optional(),
});

/** `name` is the resource name, 'locations/…'. Contains only the fields of the request's read mask. */
export const serviceLocation = z.looseObject({
  name: z.string(),
  languageCode: text,
  storeCode: text,
  title: text,
  phoneNumbers: z
    .looseObject({ primaryPhone: text, additionalPhones: z.array(z.string()).optional() })
    .optional(),
  categories: z
    .looseObject({ primaryCategory: category.optional(), additionalCategories: z.array(category).optional() })
    .optional(),
  storefrontAddress: postalAddress.optional(),
  websiteUri: text,
  regularHours: z.looseObject({ periods: z.array(timePeriod).optional() }).optional(),
  specialHours: z.looseObject({ specialHourPeriods: z.array(specialHourPeriod).optional() }).optional(),
  serviceArea: serviceArea.optional(),
  labels: z.array(z.string()).optional(),
  latlng: z.looseObject({ latitude: latitude.default(0), longitude: longitude.default(0) }).optional(),
  openInfo: z
    .looseObject({
      status: openEnum(openStatuses).optional(),
      canReopen: flag,
      openingDate: serviceDate.optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  profile: z.looseObject({ description: text }).optional(),
  relationshipData: z
    .looseObject({
      parentLocation: relevantLocation.optional(),
      childrenLocations: z.array(relevantLocation).optional(),
      parentChain: text,
    })
    .optional(),
  moreHours: z
    .array(z.looseObject({ hoursTypeId: text, periods: z.array(timePeriod).optional() }))
    .optional(),
  serviceItems: z.array(serviceItem).optional(),
});

export type ServiceLocation = z.output<typeof serviceLocation>;
