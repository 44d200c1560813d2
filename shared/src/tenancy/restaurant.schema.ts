// A restaurant and its settings (C3-04, I3.1). Its website configuration lies inside it.
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { entity } from '../kernel/entity.ts';
import { clockTime, currencyCode, guid, isoDate, positiveId, webUrl } from '../kernel/schema.ts';
import { slugOf } from '../kernel/slug.ts';
import { email, name, phone } from '../kernel/text.schema.ts';
import { weekdays } from '../kernel/time.ts';
import { POINTS_FOR_ONE } from '../ordering/points.ts';
import { translatable } from '../website/translatable.schema.ts';
import { websiteConfig } from '../website/website-config.schema.ts';
import { checkIntervals, moreIntervals } from './day-hours.schema.ts';
import { guestMessages } from './guest-messages.schema.ts';
import { rateMessages } from './percent.ts';
import { platformSync } from './platform-sync.schema.ts';
import { timeZone } from './tenant.schema.ts';

export const restaurantStatuses = ['active', 'inactive'] as const;

export const address = z.object({
  street: name(200, 'Street address is required'),
  city: name(100, 'City is required'),
  state: name(100, 'State is required'),
  zipCode: name(20, 'ZIP code is required'),
  country: name(100, 'Country is required'),
});

export const contact = z.object({
  phone: phone('Phone number is required'),
  email: email('Valid email is required'),
  website: webUrl().optional(),
});

/** `more` are the intervals after the first, where the day has a break (day-hours.ts). */
export const dayHours = z
  .object({
    open: clockTime,
    close: clockTime,
    closed: z.boolean().default(false),
    more: moreIntervals,
  })
  .superRefine(checkIntervals);

export const operatingHours = z.partialRecord(z.enum(weekdays), dayHours);

/** One date on which other hours hold than on its weekday. */
export const specialHours = z
  .object({
    date: isoDate,
    closed: z.boolean().default(false),
    open: clockTime.optional(),
    close: clockTime.optional(),
    more: moreIntervals,
    ...translatable({ note: name(200).optional() }),
  })
  .refine(({ closed, open, close }) => closed || (open !== undefined && close !== undefined), {
    path: ['open'],
    message: 'Opening and closing times are required unless closed',
  })
  .superRefine(checkIntervals);

export const DATE_TWICE = 'This date has special hours already';

/**
 * Each date once: which of two rows would hold? What was stored otherwise is still read. A date that is past is refused
 * where it is new alone (past-special-hours.ts); stored rows that have become past are kept.
 */
const specialDays = list(specialHours, 400).superRefine((rows, context) => {
  const dates = rows.map(({ date }) => date);
  for (const [index, date] of dates.entries())
    if (dates.indexOf(date) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'date'],
        message: DATE_TWICE,
      });
});

const AT_LEAST_ONE = 'Must be at least 1';
/** A week. */
const MOST_LEAD_MINUTES = 7 * 24 * 60;

const tipPercent = z
  .int('Must be a whole number from 1 to 100')
  .min(1, 'Must be a whole number from 1 to 100')
  .max(100, 'Must be a whole number from 1 to 100');

/** The percents are offered in this order; nothing is chosen beforehand. */
const tips = z.object({
  enabled: z.boolean().default(true),
  percents: z.array(tipPercent).length(3).default([10, 15, 20]),
});

/**
 * How online orders are taken. Minutes, but for slotCapacity (orders a quarter hour; absent = no limit), daysAhead and alcoholAge.
 * Whether they are paused and how busy the kitchen is stands in the live state alone (storefront-live.schema.ts).
 */
export const orderingSettings = z.object({
  prepMinutes: z.int().min(0).max(240).default(20),
  lastOrderMinutesBeforeClosing: z.int().min(0).max(240).default(15),
  slotCapacity: z.int(AT_LEAST_ONE).min(1, AT_LEAST_ONE).optional(),
  /** The sum of its orders' kitchen minutes in a quarter hour; absent = no limit. */
  slotKitchenMinutes: z.int(AT_LEAST_ONE).min(1, AT_LEAST_ONE).max(1440).optional(),
  /** For how many days after today orders are taken; 0 for today alone. */
  daysAhead: z.int().min(0).max(30).default(14),
  /** How long ahead an order for later is placed at least. */
  pickupLeadMinutes: z.int().min(0).max(MOST_LEAD_MINUTES).default(0),
  deliveryLeadMinutes: z.int().min(0).max(MOST_LEAD_MINUTES).default(0),
  pickupEnabled: z.boolean().default(true),
  deliveryEnabled: z.boolean().default(true),
  cancelWindowMinutes: z.int().min(0).max(240).default(0),
  /** From the counter to the diner's door; a delivery is promised for that much later. */
  deliveryMinutes: z.int().min(0).max(240).default(25),
  /** Whether guests are asked if they want cutlery. */
  asksForCutlery: z.boolean().default(true),
  /** In years: how old a diner has to be for alcohol. */
  alcoholAge: z.int().min(16).max(30).default(21),
  /** After so many months the name, phone, mail and address of an order are erased. */
  retentionMonths: z.int().min(1).max(120).default(24),
  /** How many of a guest's points pay for one of the currency's major unit. */
  pointsForOne: z.int().min(1).max(1_000_000).default(POINTS_FOR_ONE),
  /** As far as settings.allowTips allows any. */
  tips: z.object({ pickup: tips.prefault({}), delivery: tips.prefault({}) }).prefault({}),
});

/** Stored from 0 to 1; who is told of a mistake thinks in percent. */
const fraction = (message: string) => z.number(message).min(0, message).max(1, message);

/** taxRate and serviceCharge are stored as fractions: 0.0875 is 8.75 % (in forms: percent.ts). */
export const restaurantSettings = z.object({
  taxRate: fraction(rateMessages.taxRate).default(0.0875),
  serviceCharge: fraction(rateMessages.serviceCharge).default(0),
  currency: currencyCode.default('USD'),
  allowTips: z.boolean().default(true),
  autoAcceptOrders: z.boolean().default(false),
  timezone: timeZone.optional(),
  ordering: orderingSettings.prefault({}),
  guestMessages: guestMessages.prefault({}),
});

export const MAX_FORMER_SLUGS = 50;

const slug = z.string().max(200).overwrite(slugOf).min(1, 'Slug must contain a letter or a digit');
const tenantId = z.int('Valid tenant ID is required').positive('Valid tenant ID is required');
const concept = name(100, 'Restaurant concept is required');

/** A new restaurant without a slug takes the one of its name (restaurant-slug.ts); its tenant is settled once and for all. */
export const restaurantEntity = entity({
  name: 'Restaurant',
  given: { restaurantId: positiveId, guid, tenantId },
  fields: {
    slug,
    name: name(120, 'Restaurant name is required'),
    ...translatable({ concept: concept.default('Restaurant') }),
    address,
    contact,
    operatingHours,
    specialHours: specialDays.default([]),
    status: z.enum(restaurantStatuses).default('active'),
    settings: restaurantSettings,
    platformSync: platformSync.prefault({}),
    websiteConfig: websiteConfig.prefault({}),
    /** Addresses it had before: they lead to its present one until somebody frees them. Staff only take away from it. */
    formerSlugs: z.array(z.string().max(200)).max(MAX_FORMER_SLUGS).optional(),
  },
  newFields: { tenantId, concept, slug: slug.optional() },
});
export const restaurant = restaurantEntity.stored;

export type Restaurant = z.output<typeof restaurant>;
export type RestaurantInput = z.input<typeof restaurant>;
export type NewRestaurant = z.output<typeof restaurantEntity.create>;
export type Address = z.output<typeof address>;
export type DayHours = z.output<typeof dayHours>;
export type SpecialHours = z.output<typeof specialHours>;
export type OperatingHours = z.output<typeof operatingHours>;
export type RestaurantSettings = z.output<typeof restaurantSettings>;
export type OrderingSettings = z.output<typeof orderingSettings>;
