// Choices for an item: toppings, sides, how it is cooked (C3-17, C3-18, C5-09).
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { entity, type Reject } from '../kernel/entity.ts';
import { lastPartId, sentPart } from '../kernel/parts.schema.ts';
import { guid, money, positiveId } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';
import { translatable } from '../website/translatable.schema.ts';
import { repeatedSizes } from './size-name.ts';

export const modifierPricingStrategies = ['No charge', 'Individual', 'Group'] as const;
export const selectionRequirements = ['Optional', 'Required'] as const;

/** What an option costs with a size of this name, since sizes of different items have no common id (size-name.ts). */
export const optionSizePrice = z.object({ name: name(255, 'Size name cannot be empty'), price: money });

export const modifier = z.object({
  id: positiveId,
  guid,
  number: name(50).optional(),
  ...translatable({ name: name(255, 'Modifier name cannot be empty') }),
  price: money.default(0),
  /** Instead of `price`, for sizes of these names. */
  sizePrices: list(optionSizePrice, 100).default([]),
  calories: z.int().min(0).optional(),
});

const channel = z.boolean().default(false);

const fields = {
  number: name(50).optional(),
  ...translatable({ name: name(255, 'Modifier group name cannot be empty') }),
  posName: name(255).optional(),
  buttonColor: name(50).optional(),
  pricingStrategy: z.enum(modifierPricingStrategies).default('No charge'),
  groupPrice: money.optional(),
  modifiers: list(modifier, 250).default([]),
  selectionRequirement: z.enum(selectionRequirements).default('Optional'),
  includePosPrompt: z.boolean().default(false),
  allowMultipleSelection: z.boolean().default(false),
  minSelection: z.int().nonnegative().default(1),
  maxSelection: z.int().positive().optional(),
  allowDuplicateSelection: z.boolean().default(false),
  pos: channel,
  kiosk: channel,
  onlineOrdering: channel,
  customerInvoices: channel,
  onlineOrderingPartners: channel,
  isActive: z.boolean().default(true),
};

type Limits = Pick<
  z.output<z.ZodObject<typeof fields>>,
  'pricingStrategy' | 'groupPrice' | 'minSelection' | 'maxSelection'
> & { modifiers: readonly Pick<Modifier, 'sizePrices'>[] };

function rules(group: Limits, reject: Reject): void {
  const { pricingStrategy, groupPrice, minSelection, maxSelection, modifiers } = group;
  if (pricingStrategy === 'Group' && groupPrice === undefined)
    reject('groupPrice', "Group price is required when pricing strategy is 'Group'");
  if (maxSelection !== undefined && maxSelection < minSelection)
    reject('maxSelection', 'Maximum selection cannot be less than minimum selection');
  for (const [option, { sizePrices }] of modifiers.entries())
    for (const at of repeatedSizes(sizePrices))
      reject(['modifiers', option, 'sizePrices', at, 'name'], 'This size has a price above');
}

const definition = {
  name: 'Modifier group',
  given: { modifierGroupId: positiveId, guid, lastPartId },
  fields,
  rules,
};
const saved = entity(definition);
const payload = entity({
  ...definition,
  fields: { ...fields, modifiers: list(sentPart(modifier), 250).default([]) },
});

/** Modifiers without an id are new; the write path numbers them. */
export const modifierGroupEntity = { ...saved, create: payload.create, update: payload.update };
export const modifierGroup = modifierGroupEntity.stored;

export type ModifierGroup = z.output<typeof modifierGroup>;
export type ModifierGroupInput = z.input<typeof modifierGroup>;
export type Modifier = z.output<typeof modifier>;
