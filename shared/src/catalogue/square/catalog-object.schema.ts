// The parts of Square's CatalogObjects that the import understands. Unknown fields are kept, to be reported.
// Messages complete a sentence that begins with the field.
import { z } from 'zod';

const orMissing = (wrong: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : wrong),
});

const text = z.string(orMissing('must be text'));
const flag = z.boolean(orMissing('must be true or false')).optional();
const id = text.min(1, 'is empty');
const ids = z.array(id, orMissing('must be a list of ids')).optional();
const name = text.trim().min(1, 'is empty').max(255, 'is longer than 255 characters');
const whole = z.int(orMissing('must be a whole number'));
const ordinal = whole.optional();
const words = <const Words extends readonly string[]>(...known: Words) =>
  z.enum(known, orMissing(`must be ${known.join(' or ')}`));

const money = z
  .looseObject(
    {
      amount: z
        .number(orMissing('must be a number'))
        .refine(Number.isSafeInteger, "must be a whole number of the currency's smallest unit")
        .min(0, 'must not be negative')
        .optional(),
      currency: text.optional(),
    },
    orMissing('must be an amount with its currency'),
  )
  .optional();

const placedIn = z.looseObject({ id, ordinal });
const pricing = { pricing_type: words('FIXED_PRICING', 'VARIABLE_PRICING').optional(), price_money: money };
const atLocation = z.looseObject({ location_id: text.optional(), ...pricing });
/** Square uses −1 and below for "not set". */
const limit = whole.optional();
const data = orMissing('must be an object');

/** The common fields of all CatalogObjects. */
export const envelope = z.looseObject(
  {
    type: id,
    id,
    is_deleted: flag,
    present_at_all_locations: flag,
    present_at_location_ids: ids,
    absent_at_location_ids: ids,
  },
  orMissing('must be an object'),
);

export const category = envelope.extend({
  category_data: z.looseObject(
    {
      name,
      category_type: text.optional(),
      parent_category: placedIn.partial().optional(),
      online_visibility: flag,
    },
    data,
  ),
});

export const tax = envelope.extend({
  tax_data: z.looseObject(
    {
      name,
      percentage: text.regex(/^\d{1,3}(\.\d+)?$/, 'must be a percentage such as 8.6'),
      inclusion_type: words('ADDITIVE', 'INCLUSIVE').optional(),
      calculation_phase: text.optional(),
      enabled: flag,
    },
    data,
  ),
});

export const modifierList = envelope.extend({
  modifier_list_data: z.looseObject(
    {
      name,
      ordinal,
      selection_type: words('SINGLE', 'MULTIPLE').optional(),
      modifier_type: text.optional(),
      min_selected_modifiers: limit,
      max_selected_modifiers: limit,
      allow_quantities: flag,
    },
    data,
  ),
});

export const modifier = envelope.extend({
  modifier_data: z.looseObject(
    {
      name,
      ordinal,
      modifier_list_id: text.optional(),
      price_money: money,
      location_overrides: z.array(atLocation).optional(),
      hidden_online: flag,
      on_by_default: flag,
    },
    data,
  ),
});

/** How an item uses a modifier list. The quantity setting is a flag in older files and a word in newer ones. */
const modifierListInfo = z.looseObject({
  modifier_list_id: id,
  min_selected_modifiers: limit,
  max_selected_modifiers: limit,
  enabled: flag,
  ordinal,
  allow_quantities: z.union([z.boolean(), z.string()]).optional(),
});

export const item = envelope.extend({
  item_data: z.looseObject(
    {
      name,
      buyer_facing_name: name.optional(),
      kitchen_name: text.optional(),
      description: text.optional(),
      description_plaintext: text.optional(),
      description_html: text.optional(),
      label_color: text.optional(),
      category_id: text.optional(),
      categories: z.array(placedIn, orMissing('must be a list')).optional(),
      reporting_category: placedIn.optional(),
      is_taxable: flag,
      tax_ids: ids,
      modifier_list_info: z.array(modifierListInfo, orMissing('must be a list')).optional(),
      is_alcoholic: flag,
      food_and_beverage_details: z
        .looseObject({ calorie_count: whole.min(0, 'must not be negative').optional() })
        .optional(),
      available_online: flag,
      available_for_pickup: flag,
      is_archived: flag,
      ecom_available: flag,
      ecom_visibility: text.optional(),
    },
    data,
  ),
});

export const variation = envelope.extend({
  item_variation_data: z.looseObject(
    {
      item_id: text.optional(),
      name: text.max(255, 'is longer than 255 characters').optional(),
      sku: text.optional(),
      kitchen_name: text.optional(),
      ordinal,
      sellable: flag,
      ...pricing,
      location_overrides: z.array(atLocation, orMissing('must be a list')).optional(),
    },
    data,
  ),
});

export type Envelope = z.output<typeof envelope>;
export type Category = z.output<typeof category>;
export type Tax = z.output<typeof tax>;
export type ModifierList = z.output<typeof modifierList>;
export type Modifier = z.output<typeof modifier>;
export type ModifierListInfo = z.output<typeof modifierListInfo>;
export type Item = z.output<typeof item>;
export type Variation = z.output<typeof variation>;
export type SquareMoney = z.output<typeof money>;
