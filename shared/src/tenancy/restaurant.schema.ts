// A restaurant and its settings (C3-04, I3.1). Its website configuration lies inside it.
import { z } from 'zod';
import {
  clockTime,
  currencyCode,
  guid,
  isoDate,
  isoTime,
  positiveId,
  required,
  timestamps,
  webUrl,
} from '../kernel/schema.ts';
import { weekdays } from '../kernel/time.ts';
import { websiteConfig } from '../website/website-config.schema.ts';
import { timeZone } from './tenant.schema.ts';

export const restaurantStatuses = ['active', 'inactive'] as const;

export const address = z.object({
  street: required('Street address is required'),
  city: required('City is required'),
  state: required('State is required'),
  zipCode: required('ZIP code is required'),
  country: required('Country is required'),
});

export const contact = z.object({
  phone: required('Phone number is required'),
  email: z.email('Valid email is required'),
  website: webUrl().optional(),
});

export const dayHours = z.object({ open: clockTime, close: clockTime, closed: z.boolean().default(false) });

export const operatingHours = z.partialRecord(z.enum(weekdays), dayHours);

/** One date on which other hours hold than on its weekday (decisions 18). */
export const specialHours = z
  .object({
    date: isoDate,
    closed: z.boolean().default(false),
    open: clockTime.optional(),
    close: clockTime.optional(),
    note: z.string().max(200).optional(),
  })
  .refine(({ closed, open, close }) => closed || (open !== undefined && close !== undefined), {
    path: ['open'],
    message: 'Opening and closing times are required unless closed',
  });

/** How online orders are taken. Minutes, but for slotCapacity (orders a quarter hour; absent = no limit). */
export const orderingSettings = z.object({
  prepMinutes: z.int().min(0).max(240).default(20),
  lastOrderMinutesBeforeClosing: z.int().min(0).max(240).default(15),
  slotCapacity: z.int().positive().optional(),
  pausedUntil: isoTime.optional(),
  busyExtraMinutes: z.int().min(0).max(240).default(0),
  pickupEnabled: z.boolean().default(true),
  deliveryEnabled: z.boolean().default(true),
  cancelWindowMinutes: z.int().min(0).max(240).default(0),
});

const fraction = z.number().min(0).max(1);

/** taxRate and serviceCharge are stored as fractions: 0.0875 is 8.75 % (decisions 5). */
export const restaurantSettings = z.object({
  taxRate: fraction.default(0.0875),
  serviceCharge: fraction.default(0),
  currency: currencyCode.default('USD'),
  allowTips: z.boolean().default(true),
  autoAcceptOrders: z.boolean().default(false),
  timezone: timeZone.optional(),
  ordering: orderingSettings.prefault({}),
});

export const restaurant = z.object({
  restaurantId: positiveId,
  guid,
  slug: z.string().min(1),
  tenantId: z.int('Valid tenant ID is required').positive('Valid tenant ID is required'),
  name: required('Restaurant name is required'),
  concept: required('Restaurant concept is required').default('Restaurant'),
  address,
  contact,
  operatingHours,
  specialHours: z.array(specialHours).default([]),
  status: z.enum(restaurantStatuses).default('active'),
  settings: restaurantSettings,
  websiteConfig: websiteConfig.prefault({}),
  ...timestamps,
});

export type Restaurant = z.output<typeof restaurant>;
export type Address = z.output<typeof address>;
export type DayHours = z.output<typeof dayHours>;
export type SpecialHours = z.output<typeof specialHours>;
export type OperatingHours = z.output<typeof operatingHours>;
export type OrderingSettings = z.output<typeof orderingSettings>;
