// An item on the menu (C3-12, C5-06).
import { z } from 'zod';
import { idList, list } from '../kernel/bounded.schema.ts';
import { entity, type Reject } from '../kernel/entity.ts';
import { lastPartId, sentPart } from '../kernel/parts.schema.ts';
import { guid, money, moneyOr, positiveId } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { imageReference } from '../media/optimized-image.schema.ts';
import { pictureFocus } from '../media/picture-focus.schema.ts';
import { translatable, translationsOf } from '../website/translatable.schema.ts';
import { type Allergen, allergens, dietContradiction } from './allergens.ts';
import { type Diet, diets } from './diets.ts';
import { soldOutMark } from './sold-out.schema.ts';

export const pricingStrategies = ['base', 'size', 'open'] as const;

export const sizePrice = z.object({
  id: positiveId,
  guid,
  number: name(50).optional(),
  ...translatable({ name: name(255, 'Size/price name cannot be empty') }),
  price: money,
});

/** The price of one option where the item uses its group. */
export const optionPrice = z.object({ modifierId: positiveId, price: money });

/** How an item or menu group uses a modifier group; absent limits are the group's own (C3-13, C5-04). */
export const modifierGroupReference = z
  .object({
    modifierGroupId: z.int('Modifier Group ID must be an integer').positive(),
    position: z.int().nonnegative(),
    isRequired: z.boolean().optional(),
    minSelection: z.int().nonnegative().optional(),
    maxSelection: z.int().positive().optional(),
    allowMultipleSelection: z.boolean().optional(),
    allowDuplicateSelection: z.boolean().optional(),
  })
  .refine(
    ({ minSelection = 0, maxSelection }) => maxSelection === undefined || maxSelection >= minSelection,
    {
      path: ['maxSelection'],
      message: 'Maximum selection cannot be less than minimum selection',
    },
  )
  .refine(({ isRequired, minSelection }) => !isRequired || minSelection === undefined || minSelection >= 1, {
    path: ['minSelection'],
    message: 'Minimum selection must be at least 1 if the group is required',
  });

/** How an item uses a modifier group: it may have its own prices, too, which hold for every size of it. */
export const itemModifierGroupReference = modifierGroupReference
  .safeExtend({
    /** Instead of the group's, where that has one price. */
    groupPrice: money.optional(),
    /** Instead of the options' own. Those of options that the group no longer has change nothing. */
    optionPrices: list(optionPrice, 250).optional(),
  })
  .refine(
    ({ optionPrices = [] }) =>
      new Set(optionPrices.map(({ modifierId }) => modifierId)).size === optionPrices.length,
    { path: ['optionPrices'], message: 'An option has two prices' },
  );

const channel = z.boolean().default(true);
const NO_BASE_PRICE = 'Base pricing strategy requires a valid base price';

const itemName = name(255, 'Item name cannot be empty');
const description = note(2000).optional();
const orderingRules = note(2000).optional();

const fields = {
  number: name(50).optional(),
  name: itemName,
  calories: z.int().min(0).optional(),
  posName: name(255).optional(),
  posColor: name(50).optional(),
  posDescription: note(2000).optional(),
  customerDescription: description,
  translations: translationsOf({ name: itemName, description, orderingRules }),
  imageUrl: imageReference('Invalid image URL').optional(),
  imageFocus: pictureFocus.optional(),
  plu: name(100).optional(),
  sku: name(100).optional(),
  containsAlcohol: z.boolean().default(false),
  /** What one of it takes of the kitchen minutes of a quarter hour. */
  kitchenMinutes: z.int().min(0).max(1440).optional(),
  /** How many hours ahead it has to be ordered. */
  noticeHours: z.int().min(0).max(720).optional(),
  /** Of those that must be declared; an empty list says nothing about them. */
  allergens: list(z.enum(allergens), allergens.length).default([]),
  diets: list(z.enum(diets), diets.length).default([]),
  pricingStrategy: z.enum(pricingStrategies).default('base'),
  basePrice: moneyOr(NO_BASE_PRICE).optional(),
  sizePrice: list(sizePrice, 100).default([]),
  openPrice: z.boolean().default(false),
  kitchenName: name(255).optional(),
  kdsColor: name(50).optional(),
  modifierGroups: list(itemModifierGroupReference, 100).default([]),
  prepStationIds: idList().default([]),
  courseId: positiveId.optional(),
  salesCategoryId: positiveId.optional(),
  /** Absent = the restaurant's default rates, [] = untaxed, else these. */
  taxRateIds: idList().optional(),
  taxInclusion: z.enum(['exclusive', 'inclusive']).default('exclusive'),
  takeoutTaxException: z.boolean().default(false),
  orderingRules,
  pos: channel,
  kiosk: channel,
  onlineOrdering: channel,
  customerInvoices: channel,
  onlineOrderingPartners: channel,
  tagIds: idList().default([]),
  isActive: z.boolean().default(true),
  /** Stored in the live document and the counts alone, which every answer shows here and every change here writes. */
  soldOut: soldOutMark.optional(),
  /** Items that staff selected as suggestions with this one. */
  goesWellWith: idList().default([]),
};

interface Ruled {
  pricingStrategy: (typeof pricingStrategies)[number];
  basePrice?: number | undefined;
  sizePrice: readonly unknown[];
  openPrice: boolean;
  allergens: readonly Allergen[];
  diets: readonly Diet[];
}

const rules = (value: Ruled, reject: Reject): void => {
  if (value.pricingStrategy === 'base' && value.basePrice === undefined) reject('basePrice', NO_BASE_PRICE);
  if (value.pricingStrategy === 'size' && value.sizePrice.length === 0)
    reject('sizePrice', 'Size pricing strategy requires at least one size price');
  if (value.pricingStrategy === 'open' && !value.openPrice)
    reject('openPrice', 'Open pricing strategy requires openPrice to be enabled');
  const contradiction = dietContradiction(value.diets, value.allergens);
  if (contradiction !== undefined) reject('diets', contradiction);
};

const definition = { name: 'Item', given: { itemId: positiveId, guid, lastPartId }, fields, rules };
const saved = entity(definition);
const payload = entity({
  ...definition,
  fields: { ...fields, sizePrice: list(sentPart(sizePrice), 100).default([]) },
});

/** Sizes without an id are new; the write path numbers them. */
export const itemEntity = { ...saved, create: payload.create, update: payload.update };
export const item = itemEntity.stored;

export type Item = z.output<typeof item>;
export type ItemInput = z.input<typeof item>;
export type SizePrice = z.output<typeof sizePrice>;
export type ModifierGroupReference = z.output<typeof modifierGroupReference>;
export type OptionPrice = z.output<typeof optionPrice>;
export type ItemModifierGroupReference = z.output<typeof itemModifierGroupReference>;
