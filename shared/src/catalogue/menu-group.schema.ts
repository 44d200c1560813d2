// Menus and their sections: a tree of groups, each with items (C3-15, C5-07, C5-08).
import { z } from 'zod';
import { idList, list } from '../kernel/bounded.schema.ts';
import { type Change, type EntityRule, entity } from '../kernel/entity.ts';
import { clockTime, guid, isoDate, money, positiveId } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';
import { weekdays } from '../kernel/time.ts';
import { imageReference } from '../media/optimized-image.schema.ts';
import { translatable } from '../website/translatable.schema.ts';
import { modifierGroupReference } from './item.schema.ts';
import { withoutRemoved } from './menu-group-removals.ts';
import { impossibleDays, isPriceAsItsType, pricingTypes } from './menu-group-rules.ts';

export const menuGroupItem = z.object({
  itemId: positiveId,
  position: z.int().nonnegative(),
  isRequired: z.boolean().default(false),
});

const yes = z.boolean().default(true);
const weekdayFlags = z.object(
  Object.fromEntries(weekdays.map((day) => [day, yes])) as Record<(typeof weekdays)[number], typeof yes>,
);
const month = z.int().min(1).max(12);
const dayOfMonth = z.int().min(1).max(31);

export const seasonalAvailability = z.object({
  isActive: z.boolean().default(false),
  startMonth: month.optional(),
  startDay: dayOfMonth.optional(),
  endMonth: month.optional(),
  endDay: dayOfMonth.optional(),
  ...translatable({ displayMessage: name(200).optional() }),
});

const fields = {
  number: name(50).optional(),
  parentId: positiveId.optional(),
  ...translatable({
    name: name(255, 'Menu group name cannot be empty'),
    description: note(2000).optional(),
  }),
  posName: name(255).optional(),
  buttonColor: name(50).optional(),
  position: z.int().nonnegative().default(0),
  items: list(menuGroupItem, 1000).default([]),
  modifierGroups: list(modifierGroupReference, 100).default([]),
  image: imageReference('Invalid image URL').optional(),
  isMenu: z.boolean().default(false),
  isActive: yes,
  pricingType: z.enum(pricingTypes).default('standard'),
  fixedPrice: money.optional(),
  discountPercentage: z.number().min(0).max(100).optional(),
  minRequired: z.int().nonnegative().optional(),
  maxSelections: z.int().positive().optional(),
  visibleInPOS: yes,
  visibleInKiosk: yes,
  visibleInOnlineOrdering: yes,
  visibleToPartners: yes,
  visibleInInvoices: yes,
  inheritHideModifierPrices: yes,
  availability: z
    .object({ dineIn: yes, takeout: yes, delivery: yes, kiosk: yes, online: yes, partners: yes })
    .prefault({}),
  dateRange: z.object({ start: isoDate.optional(), end: isoDate.optional() }).optional(),
  timeRange: z.object({ start: clockTime, end: clockTime }).optional(),
  daysOfWeek: weekdayFlags.prefault({}),
  daysAvailable: weekdayFlags.prefault({}),
  seasonalAvailability: seasonalAvailability.prefault({}),
  tagIds: idList().default([]),
  isSpecial: z.boolean().default(false),
  isPriority: z.boolean().default(false),
};

type Fields = z.output<z.ZodObject<typeof fields>>;
type FieldsInput = z.input<z.ZodObject<typeof fields>>;
type Reject = Parameters<EntityRule<typeof fields>>[1];

function rules(value: Fields, reject: Reject): void {
  if (!isPriceAsItsType(value)) reject('pricingType', 'Price/discount details do not match pricing type');
  const { minRequired = 0, maxSelections = minRequired, dateRange = {} } = value;
  if (maxSelections < minRequired)
    reject('maxSelections', 'Maximum selections cannot be less than minimum required selections');
  if (dateRange.start && dateRange.end && dateRange.end < dateRange.start)
    reject(['dateRange', 'end'], 'The last date cannot be before the first');
  for (const field of impossibleDays(value.seasonalAvailability))
    reject(['seasonalAvailability', field], 'That month never has this day');
}

const ids = list(positiveId, 1000).optional();

interface Removals {
  removedSubgroupIds?: number[] | undefined;
  removedItemIds?: number[] | undefined;
  removedModifierGroupIds?: number[] | undefined;
}

/** A section as sent within its group: an existing one with its id, otherwise a new one. */
export interface Subgroup extends Fields, Removals {
  menuGroupId?: number | undefined;
  subgroups?: Subgroup[] | undefined;
}

export interface SubgroupInput extends FieldsInput, Removals {
  menuGroupId?: number | undefined;
  subgroups?: SubgroupInput[] | undefined;
}

// Fields that a payload may have and a stored group never has.
const sent = {
  removedSubgroupIds: ids,
  removedItemIds: ids,
  removedModifierGroupIds: ids,
  subgroups: z
    .array(z.lazy((): z.ZodType<Subgroup, SubgroupInput> => subgroup))
    .max(200)
    .optional(),
};

const title = 'Menu group';
const given = { menuGroupId: positiveId, guid };
const saved = entity({ name: title, given, fields, rules });
const payload = entity({ name: title, given, fields: { ...fields, ...sent }, rules });
const sentSubgroup = entity({
  name: title,
  given: { guid },
  fields: { ...fields, ...sent, menuGroupId: positiveId.optional() },
  rules,
});

/** A section that was read can be sent back: the server's own fields are dropped, except for its id. */
const subgroup: z.ZodType<Subgroup, SubgroupInput> = z.preprocess((value: unknown) => {
  if (typeof value !== 'object' || value === null) return value;
  const { guid: _guid, createdAt: _created, updatedAt: _updated, ...rest } = value as Record<string, unknown>;
  return rest;
}, sentSubgroup.create) as z.ZodType<Subgroup, SubgroupInput>;

export type MenuGroup = z.output<typeof saved.stored>;
export type MenuGroupInput = z.input<typeof saved.stored>;
export type MenuGroupChange = Change<z.input<typeof payload.create>>;

/**
 * Payloads also contain the members that a form removed, and the sections below as a tree. `withoutRemoved` turns a payload
 * into what is saved; `apply` does so itself. Sections are separate groups, saved with this group's id as parentId.
 */
export const menuGroupEntity = {
  name: title,
  serverFields: saved.serverFields,
  fields: saved.fields,
  stored: saved.stored,
  parse: saved.parse,
  create: payload.create,
  update: payload.update,
  apply(current: MenuGroup, changed: MenuGroupChange): MenuGroup {
    const { removedSubgroupIds, removedItemIds, removedModifierGroupIds, ...change } = changed;
    const removed = {
      removedSubgroupIds: removedSubgroupIds ?? [],
      removedItemIds: removedItemIds ?? [],
      removedModifierGroupIds: removedModifierGroupIds ?? [],
    };
    return withoutRemoved({ ...saved.apply(current, change), ...removed });
  },
};
export const menuGroup = menuGroupEntity.stored;
