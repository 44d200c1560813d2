// What the forms of a restaurant hold: the record's own fields, with rates in percent and every weekday present. The website that
// Bite makes has a screen of its own.
import { countryCodeOf } from '@bite/shared/kernel/countries';
import type { Fields } from '@bite/shared/kernel/fields';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import { weekdays } from '@bite/shared/kernel/time';
import type { HoursOfDay } from '@bite/shared/tenancy/day-hours';
import { defaultHours } from '@bite/shared/tenancy/default-hours';
import { guestMessages as storedMessages } from '@bite/shared/tenancy/guest-messages.schema';
import { PAST_DATE, pastSpecialHours } from '@bite/shared/tenancy/past-special-hours';
import { inFractions, inPercent } from '@bite/shared/tenancy/percent';
import { ratesInPercent } from '@bite/shared/tenancy/percent.schema';
import {
  orderingSettings,
  restaurantEntity,
  restaurantSettings,
} from '@bite/shared/tenancy/restaurant.schema';
import type { InEachLanguage } from '@bite/shared/website/languages';
import { z } from 'zod';
import type { RestaurantRecord } from '../../../lib/tenancy-queries.ts';
import { websiteNames } from '../../../lib/website-names.ts';
import { hoursInWords } from '../../../ui/fields/hours/hours-edit.ts';

const { name, concept, translations, address, contact, operatingHours, specialHours } =
  restaurantEntity.create.shape;

const {
  prepMinutes,
  deliveryMinutes,
  lastOrderMinutesBeforeClosing,
  cancelWindowMinutes,
  alcoholAge,
  pointsForOne,
  daysAhead,
  pickupLeadMinutes,
  deliveryLeadMinutes,
  retentionMonths,
} = orderingSettings.shape;

/** What is emptied is not the default by that: the form asks for it. */
const ordering = orderingSettings.extend({
  prepMinutes: prepMinutes.unwrap(),
  deliveryMinutes: deliveryMinutes.unwrap(),
  lastOrderMinutesBeforeClosing: lastOrderMinutesBeforeClosing.unwrap(),
  cancelWindowMinutes: cancelWindowMinutes.unwrap(),
  alcoholAge: alcoholAge.unwrap(),
  // An order earns ten for one: fewer than that would pay guests for ordering.
  pointsForOne: pointsForOne.unwrap().min(20, 'Must be at least 20: guests earn 10 for each one they spend'),
  daysAhead: daysAhead.unwrap(),
  pickupLeadMinutes: pickupLeadMinutes.unwrap(),
  deliveryLeadMinutes: deliveryLeadMinutes.unwrap(),
  retentionMonths: retentionMonths.unwrap(),
});

const guestMessages = storedMessages.extend({ mails: storedMessages.shape.mails.unwrap() });

const fields = {
  name,
  concept,
  translations,
  address,
  contact,
  operatingHours,
  specialHours,
  settings: restaurantSettings.extend({
    ...ratesInPercent.shape,
    currency: restaurantSettings.shape.currency.unwrap(),
    ordering,
    guestMessages,
  }),
};

/** An existing restaurant keeps an address of its own; a new one may leave it to be made of its name. */
export const restaurantChanges = z.object({
  ...fields,
  slug: restaurantEntity.stored.shape.slug,
});
export const newRestaurant = z.object({
  ...fields,
  slug: restaurantEntity.create.shape.slug,
});

/**
 * `schema` with dates that are past refused at their fields, as the server does.
 *
 * @param stored Those that the restaurant has: they may be past.
 */
export const withFutureDates = <Schema extends typeof restaurantChanges | typeof newRestaurant>(
  schema: Schema,
  stored: Readable['specialHours'],
  now: () => number,
) =>
  schema.extend({
    specialHours: specialHours.superRefine((rows, context) => {
      for (const index of pastSpecialHours(stored, rows, now()))
        context.addIssue({ code: 'custom', path: [index, 'date'], message: PAST_DATE });
    }),
  });

export type RestaurantValues = z.input<typeof newRestaurant>;
export type RestaurantOutput = z.output<typeof newRestaurant>;

type Readable = Pick<
  RestaurantRecord['restaurant'],
  | 'name'
  | 'slug'
  | 'concept'
  | 'translations'
  | 'address'
  | 'contact'
  | 'operatingHours'
  | 'specialHours'
  | 'settings'
>;

export function valuesOf(restaurant: Readable): RestaurantValues {
  const days = weekdays.map((day) => [
    day,
    restaurant.operatingHours[day] ?? { ...defaultHours[day], closed: true },
  ]);
  return {
    name: restaurant.name,
    slug: restaurant.slug,
    concept: restaurant.concept,
    translations: { es: { ...restaurant.translations?.es } } satisfies InEachLanguage,
    // A code, as far as one was meant: the form chooses among countries.
    address: {
      ...restaurant.address,
      country: countryCodeOf(restaurant.address.country) ?? restaurant.address.country,
    },
    contact: restaurant.contact,
    operatingHours: Object.fromEntries(days),
    specialHours: restaurant.specialHours.map((day) => ({
      ...day,
      translations: { es: { ...day.translations?.es } } satisfies InEachLanguage,
    })),
    settings: inPercent(restaurant.settings),
  };
}

/** Of a past version, which lacks the settings that came later: they have their defaults. */
export function pastValuesOf(past: Fields): RestaurantValues {
  const { data } = restaurantEntity.stored.safeParse(past);
  return valuesOf(data ?? (past as Readable));
}

/** What the form of a new restaurant begins with. */
export function blankRestaurant(currency: string): RestaurantValues {
  const settings = restaurantSettings.parse({ currency });
  return {
    name: '',
    concept: 'Restaurant',
    address: { street: '', city: '', state: '', zipCode: '', country: 'US' },
    contact: { phone: '', email: '' },
    operatingHours: structuredClone(defaultHours),
    specialHours: [],
    settings: inPercent(settings),
  };
}

/** What the API takes: rates as fractions. */
export const asStored = <Values extends RestaurantValues | RestaurantOutput>(values: Values): Values => ({
  ...values,
  specialHours: values.specialHours?.map(withWritten),
  settings: inFractions(values.settings),
});

/** Without the place for a note in Spanish that its input leaves where nothing is written. */
function withWritten<
  Day extends { translations?: { es?: { note?: string | undefined } | undefined } | undefined },
>(day: Day): Day {
  if (day.translations?.es?.note) return day;
  const { translations: _, ...rest } = day;
  return rest as Day;
}

export const changesBetween = (before: RestaurantValues, after: RestaurantOutput) =>
  mergePatchBetween(asStored(before), asStored(after));

/** A day's hours are one field: two people's changes of them make no third. */
export const isWhole = (path: string): boolean => /^operatingHours\.\w+$/.test(path);

/** Hours as people say them, in a conflict. */
export const wordsOf = (path: string, value: unknown): string | undefined =>
  isWhole(path) ? hoursInWords(value as HoursOfDay | undefined) : undefined;

/** What the fields are called in what is said of them. */
export const restaurantNames: Readonly<Record<string, string>> = {
  // In the history, which is of the whole record.
  ...websiteNames,
  name: 'Name',
  slug: 'Address on the web',
  formerSlugs: 'Former addresses',
  concept: 'Concept',
  'translations.es.concept': 'Concept in Spanish',
  address: 'Address',
  'address.street': 'Street',
  'address.city': 'City',
  'address.state': 'State',
  'address.zipCode': 'ZIP code',
  'address.country': 'Country',
  'contact.phone': 'Phone',
  'contact.email': 'Email',
  'contact.website': 'Website of your own',
  operatingHours: 'Opening hours',
  'operatingHours.mon': 'Opening hours on Monday',
  'operatingHours.tue': 'Opening hours on Tuesday',
  'operatingHours.wed': 'Opening hours on Wednesday',
  'operatingHours.thu': 'Opening hours on Thursday',
  'operatingHours.fri': 'Opening hours on Friday',
  'operatingHours.sat': 'Opening hours on Saturday',
  'operatingHours.sun': 'Opening hours on Sunday',
  specialHours: 'Special hours',
  status: 'Status',
  'settings.taxRate': 'Tax rate',
  'settings.serviceCharge': 'Service charge',
  'settings.currency': 'Currency',
  'settings.timezone': 'Time zone',
  'settings.autoAcceptOrders': 'Accept orders automatically',
  'settings.ordering.prepMinutes': 'Preparation time',
  'settings.ordering.lastOrderMinutesBeforeClosing': 'Last order before closing',
  'settings.ordering.slotCapacity': 'Orders a quarter hour, at most',
  'settings.ordering.slotKitchenMinutes': 'Kitchen minutes a quarter hour, at most',
  'settings.ordering.daysAhead': 'Orders ahead, at most',
  'settings.ordering.pickupLeadMinutes': 'Pickup for later, at least ahead',
  'settings.ordering.deliveryLeadMinutes': 'Delivery for later, at least ahead',
  'settings.ordering.cancelWindowMinutes': 'Guests may cancel for',
  'settings.ordering.pickupEnabled': 'Pickup',
  'settings.ordering.deliveryEnabled': 'Delivery',
  'settings.ordering.deliveryMinutes': 'Delivery time',
  'settings.guestMessages.mails.received': 'Mail: order received',
  'settings.guestMessages.mails.accepted': 'Mail: order accepted',
  'settings.guestMessages.mails.ready': 'Mail: order ready',
  'settings.guestMessages.mails.cancelled': 'Mail: order cancelled',
  'settings.guestMessages.notifications': 'Notifications',
  'settings.guestMessages.texts': 'Text messages',
  'settings.guestMessages.textCountries': 'Other countries to text',
  'settings.guestMessages.replyTo': 'Replies go to',
  'settings.guestMessages.closingLine': 'Closing line',
  'settings.ordering.asksForCutlery': 'Ask guests whether they need cutlery',
  'settings.allowTips': 'Let guests tip',
  'settings.ordering.tips.pickup.enabled': 'Tips for pickup',
  'settings.ordering.tips.pickup.percents': 'Tip choices for pickup',
  'settings.ordering.tips.delivery.enabled': 'Tips for delivery',
  'settings.ordering.tips.delivery.percents': 'Tip choices for delivery',
  'settings.ordering.alcoholAge': 'Legal age for alcohol',
  'settings.ordering.retentionMonths': 'Keep guests’ details for',
  'settings.ordering.pointsForOne': 'Points worth one of your currency',
};
