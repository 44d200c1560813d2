// Choices that go with an item: toppings, sides, how it is cooked (C3-17, C3-18, C5-09).
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { guid, money, positiveId, required } from '../kernel/schema.ts';

export const modifierPricingStrategies = ['No charge', 'Individual', 'Group'] as const;
export const selectionRequirements = ['Optional', 'Required'] as const;

export const modifier = z.object({
  id: positiveId,
  guid,
  number: z.string().optional(),
  name: required('Modifier name cannot be empty').max(255),
  price: money.default(0),
  calories: z.int().min(0).optional(),
});

const channel = z.boolean().default(false);

export const modifierGroupEntity = entity({
  name: 'Modifier group',
  given: { modifierGroupId: positiveId, guid },
  fields: {
    number: z.string().optional(),
    name: required('Modifier group name cannot be empty').max(255),
    posName: z.string().optional(),
    buttonColor: z.string().optional(),
    pricingStrategy: z.enum(modifierPricingStrategies).default('No charge'),
    groupPrice: money.optional(),
    modifiers: z.array(modifier).default([]),
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
  },
  rules: ({ pricingStrategy, groupPrice, minSelection, maxSelection }, reject) => {
    if (pricingStrategy === 'Group' && groupPrice === undefined)
      reject('groupPrice', "Group price is required when pricing strategy is 'Group'");
    if (maxSelection !== undefined && maxSelection < minSelection)
      reject('maxSelection', 'Maximum selection cannot be less than minimum selection');
  },
});
export const modifierGroup = modifierGroupEntity.stored;

export type ModifierGroup = z.output<typeof modifierGroup>;
export type ModifierGroupInput = z.input<typeof modifierGroup>;
export type Modifier = z.output<typeof modifier>;
