// The schema of the storefront (storefront.ts) in API answers. It only checks the form; the rules of the content are in
// compose-storefront.ts.
import { z } from 'zod';
import { roundingOptions } from '../kernel/money.ts';
import { clockTime, guid, isoDate, positiveId } from '../kernel/schema.ts';
import { weekdays } from '../kernel/time.ts';
import { pictureFocus } from '../media/picture-focus.schema.ts';
import { wallets } from '../payments/wallets.ts';
import { orderingSettings } from '../tenancy/restaurant.schema.ts';
import { blockLayouts } from '../website/block-layout.ts';
import { orderingProviders } from '../website/ordering-provider.ts';
import { allergens } from './allergens.ts';
import { diets } from './diets.ts';
import { pricingStrategies } from './item.schema.ts';
import { modifierPricingStrategies } from './modifier-group.schema.ts';
import { type OfPublicFields, plainItemFields, publicItemFields } from './plain-item-fields.ts';
import { shownInLanguages, shownNames } from './shown-translations.schema.ts';
import type { Storefront } from './storefront.ts';
import { taxTypes } from './tax-rate.schema.ts';

const id = positiveId;
const text = z.string();
const amount = z.number().min(0);
const flag = z.boolean();
const ids = z.array(id);

/** By item id. */
export const itemLists = z.record(z.string().regex(/^\d+$/), ids);

const image = z.strictObject({
  src: text,
  sized: text.exactOptional(),
  widths: z.array(z.int()).exactOptional(),
  ratio: z.number().positive(),
  focus: pictureFocus.exactOptional(),
  icons: z.strictObject({ sized: text, widths: z.array(z.int()) }).exactOptional(),
});

const ofTexts = { name: text.exactOptional(), description: text.exactOptional() };
const translations = shownInLanguages(ofTexts).describe(
  'Names and descriptions in other languages than the restaurant’s own.',
);

const limits = {
  minSelection: z.int(),
  maxSelection: z.int(),
  allowMultipleSelection: flag,
  allowDuplicateSelection: flag,
};

const modifierGroup = z.strictObject({
  ...limits,
  modifierGroupId: id,
  name: text,
  pricingStrategy: z.enum(modifierPricingStrategies),
  selectionRequirement: z.enum(['Optional', 'Required']),
  groupPrice: amount.exactOptional(),
  maxSelection: limits.maxSelection.exactOptional(),
  translations,
  modifiers: z.array(
    z.strictObject({
      id,
      guid,
      name: text,
      price: amount,
      calories: z.int().exactOptional(),
      translations,
      sizePrices: z.array(z.strictObject({ name: text, price: amount })).exactOptional(),
    }),
  ),
});

const modifierGroupUse = z.strictObject({
  modifierGroupId: id,
  isRequired: flag.exactOptional(),
  minSelection: limits.minSelection.exactOptional(),
  maxSelection: limits.maxSelection.exactOptional(),
  allowMultipleSelection: flag.exactOptional(),
  allowDuplicateSelection: flag.exactOptional(),
  groupPrice: amount.exactOptional(),
  optionPrices: z.array(z.strictObject({ modifierId: id, price: amount })).exactOptional(),
});

const publicValue = {
  text: text.exactOptional(),
  wholeNumber: z.int().exactOptional(),
  flag: z.literal(true).exactOptional(),
};
const publicValues = Object.fromEntries(
  publicItemFields.map((field) => [field, publicValue[plainItemFields[field].holds]]),
) as OfPublicFields<typeof publicValue>;

const item = z.strictObject({
  itemId: id,
  guid,
  name: text,
  description: text.exactOptional(),
  translations: shownInLanguages({ ...ofTexts, orderingRules: text.exactOptional() }),
  ...publicValues,
  allergens: z.array(z.enum(allergens)).readonly().exactOptional(),
  diets: z.array(z.enum(diets)).readonly().exactOptional(),
  image: image.exactOptional(),
  pricingStrategy: z.enum(pricingStrategies),
  basePrice: amount.exactOptional(),
  sizes: z
    .array(z.strictObject({ id, guid, name: text, price: amount, translations: shownNames }))
    .exactOptional(),
  modifierGroups: z.array(modifierGroupUse).exactOptional(),
  taxRateIds: ids.exactOptional(),
  taxInclusion: z.literal('inclusive').exactOptional(),
  takeoutTaxException: z.literal(true).exactOptional(),
  orderingRules: text.exactOptional(),
  onlineOrdering: flag,
});

const availability = z.strictObject({
  takeout: z.literal(false).exactOptional(),
  delivery: z.literal(false).exactOptional(),
  dateRange: z.strictObject({ start: isoDate.exactOptional(), end: isoDate.exactOptional() }).exactOptional(),
  timeRange: z.strictObject({ start: clockTime, end: clockTime }).exactOptional(),
  daysOff: z.array(text).readonly().exactOptional(),
  season: z
    .strictObject({
      startMonth: z.int(),
      startDay: z.int(),
      endMonth: z.int(),
      endDay: z.int(),
      displayMessage: text.exactOptional(),
      translations: shownInLanguages({ displayMessage: text.exactOptional() }),
    })
    .exactOptional(),
});

const menuGroup = z.strictObject({
  menuGroupId: id,
  guid,
  name: text,
  parentId: id.exactOptional(),
  description: text.exactOptional(),
  translations,
  image: image.exactOptional(),
  isMenu: flag,
  isSpecial: z.literal(true).exactOptional(),
  minRequired: z.int().positive().exactOptional(),
  maxSelections: z.int().positive().exactOptional(),
  itemIds: ids,
  pricing: z
    .union([z.strictObject({ fixedPrice: amount }), z.strictObject({ discountPercentage: amount })])
    .exactOptional(),
  availability: availability.exactOptional(),
});

const taxRate = z.strictObject({
  taxRateId: id,
  name: text,
  type: z.enum(taxTypes),
  rate: amount,
  taxTable: z.array(z.strictObject({ from: amount, to: amount.optional(), amount })),
  default: flag,
  takeoutTaxEnabled: flag,
  roundingOptions: z.enum(roundingOptions),
  takeoutTaxrate: amount.exactOptional(),
  translations: shownNames,
});

const more = z
  .array(z.strictObject({ open: clockTime, close: clockTime }))
  .optional()
  .describe('The intervals after the first, on a day with a break.');
const dayHours = z.strictObject({ open: clockTime, close: clockTime, closed: flag, more });

const restaurant = z.strictObject({
  guid,
  restaurantId: id,
  tenantId: id,
  tenantGuid: guid,
  tenantName: text,
  slug: text,
  name: text,
  concept: text,
  translations: shownInLanguages({ concept: text.exactOptional() }),
  address: z.strictObject({ street: text, city: text, state: text, zipCode: text, country: text }),
  phone: text,
  email: text,
  currency: text,
  timezone: text,
  isActive: flag,
  operatingHours: z.partialRecord(z.enum(weekdays), dayHours),
  specialHours: z.array(
    z.strictObject({
      date: isoDate,
      closed: flag,
      open: clockTime.optional(),
      close: clockTime.optional(),
      more,
      note: text.optional(),
      translations: shownInLanguages({ note: text.exactOptional() }),
    }),
  ),
  taxRate: amount.describe('A fraction: 0.0875 is 8.75%.'),
  serviceCharge: amount.describe('A fraction: 0.0875 is 8.75%.'),
  allowTips: flag,
  payment: z
    .strictObject({
      cards: z.boolean().describe('Guests may pay by card.'),
      counter: z.boolean().describe('Guests may pay at the counter or at the door.'),
      cardOnlyFrom: amount.exactOptional().describe('From this total on only cards are taken.'),
      tokenizer: z.url().exactOptional().describe('The address of the gateway’s field for a card.'),
      wallets: z.array(z.enum(wallets)).exactOptional().describe('Wallets that the restaurant takes.'),
    })
    .exactOptional()
    .describe('How orders may be paid; absent where guests pay at the counter or the door alone.'),
  offersTexts: z.literal(true).exactOptional().describe('Guests may ask to be texted.'),
  notifiesNobody: z.literal(true).exactOptional().describe('Guests cannot have their devices notified.'),
  ordering: z.strictObject(orderingSettings.shape),
});

const section = {
  id: text,
  title: text,
  description: text,
  image: image.exactOptional(),
  buttonText: text.exactOptional(),
  buttonUrl: text.exactOptional(),
  translations: shownInLanguages({
    title: text.exactOptional(),
    description: text.exactOptional(),
    buttonText: text.exactOptional(),
  }),
};

const home = z.strictObject({
  blocks: z.array(
    z.strictObject({
      ...section,
      icon: text.exactOptional(),
      layout: z.enum(blockLayouts),
      backgroundColor: text.exactOptional(),
      textColor: text.exactOptional(),
    }),
  ),
  callsToAction: z.array(z.strictObject(section)),
  gallery: z.array(
    z.strictObject({ picture: image, text, translations: shownInLanguages({ text: text.exactOptional() }) }),
  ),
});

const outsideProviders = orderingProviders.filter((provider) => provider !== 'internal');

const website = z.strictObject({
  enabled: flag,
  startPage: z.literal('home').exactOptional().describe('The menu if absent.'),
  theme: z.enum(['light', 'dark']).exactOptional().describe('As the guest’s device has it if absent.'),
  colors: z.strictObject({ primary: text, secondary: text, accent: text }),
  logo: image.exactOptional(),
  icon: image.exactOptional(),
  hero: image.exactOptional(),
  seoTitle: text.exactOptional(),
  seoDescription: text.exactOptional(),
  seoKeywords: z.array(text).exactOptional(),
  shareImage: text.exactOptional(),
  aboutText: text.exactOptional(),
  specialOffers: z.array(text),
  announcement: text.exactOptional(),
  translations: shownInLanguages({
    seoTitle: text.exactOptional(),
    seoDescription: text.exactOptional(),
    aboutText: text.exactOptional(),
    specialOffers: z.array(text).exactOptional(),
    announcement: text.exactOptional(),
    orderText: text.exactOptional(),
  }),
  home: home.exactOptional().describe('What only the home page shows.'),
  social: z.strictObject({
    facebook: text.optional(),
    instagram: text.optional(),
    twitter: text.optional(),
    tiktok: text.optional(),
  }),
  orderingEnabled: flag,
  orderingUrl: text.exactOptional(),
  orderingProvider: z.enum(outsideProviders).exactOptional(),
  orderText: text.exactOptional().describe('Of the button for ordering.'),
  orderColor: text.exactOptional().describe('Of the button for ordering; the primary colour if absent.'),
  frameHosts: z.array(text),
  primaryDomain: text.exactOptional(),
});

const point = z.strictObject({ latitude: amount, longitude: amount });

const deliveryZone = z.strictObject({
  deliveryZoneId: id,
  name: text,
  area: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('postalCodes'),
      postalCodes: z.array(text).describe('Codes, beginnings such as 112*, ranges such as 11201..11217.'),
    }),
    z.strictObject({ kind: z.literal('radius'), centre: point, kilometres: amount }),
    z.strictObject({ kind: z.literal('outline'), outline: z.array(point) }),
    z.strictObject({ kind: z.literal('everywhere') }),
  ]),
  fee: amount,
  minimumOrder: amount,
  feeTiers: z
    .array(z.strictObject({ from: amount, fee: amount }))
    .exactOptional()
    .describe('The fee from each subtotal on.'),
  freeFrom: amount.exactOptional(),
  deliveryMinutes: z.int().exactOptional().describe('Instead of the restaurant’s.'),
  feeTax: z.enum(['added', 'included']).exactOptional().describe('Absent if the fee is not taxed.'),
});

export const storefront = z.strictObject({
  version: text,
  restaurant,
  website,
  menuGroups: z.array(menuGroup),
  items: z.array(item),
  modifierGroups: z.array(modifierGroup),
  taxRates: z.array(taxRate),
  deliveryZones: z
    .array(deliveryZone)
    .exactOptional()
    .describe('Absent if it delivers anywhere. The first zone that an address lies in counts.'),
  goesWellWith: itemLists.exactOptional().describe('What staff chose to suggest with each item, by its id.'),
  featured: ids,
}) satisfies z.ZodType<Storefront>;
