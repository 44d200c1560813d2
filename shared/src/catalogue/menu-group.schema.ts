// Menus and their sections: a tree of groups, each with items (C3-15, C5-07, C5-08).
import { z } from 'zod';
import { clockTime, guid, isoDate, money, positiveId, required, timestamps } from '../kernel/schema.ts';
import { weekdays } from '../kernel/time.ts';
import { imageReference } from '../media/optimized-image.schema.ts';
import { modifierGroupReference } from './item.schema.ts';

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
  displayMessage: z.string().max(200).optional(),
});

export const menuGroup = z
  .object({
    menuGroupId: positiveId,
    guid,
    number: z.string().optional(),
    parentId: positiveId.optional(),
    name: required('Menu group name cannot be empty').max(255),
    posName: z.string().optional(),
    buttonColor: z.string().optional(),
    position: z.int().nonnegative().default(0),
    description: z.string().max(2000).optional(),
    items: z.array(menuGroupItem).default([]),
    modifierGroups: z.array(modifierGroupReference).default([]),
    image: imageReference('Invalid image URL').optional(),
    isMenu: z.boolean().default(false),
    isActive: yes,
    pricingType: z.enum(['standard', 'fixed', 'discount', 'special']).default('standard'),
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
    tagIds: z.array(positiveId).default([]),
    isSpecial: z.boolean().default(false),
    isPriority: z.boolean().default(false),
    ...timestamps,
  })
  .superRefine((value, context) => {
    const priced =
      (value.pricingType !== 'fixed' || value.fixedPrice !== undefined) &&
      (value.pricingType !== 'discount' || value.discountPercentage !== undefined);
    if (!priced)
      context.addIssue({
        code: 'custom',
        path: ['pricingType'],
        message: 'Price/discount details do not match pricing type',
      });
    if (
      value.maxSelections !== undefined &&
      value.minRequired !== undefined &&
      value.maxSelections < value.minRequired
    )
      context.addIssue({
        code: 'custom',
        path: ['maxSelections'],
        message: 'Maximum selections cannot be less than minimum required selections',
      });
  });

export type MenuGroup = z.output<typeof menuGroup>;
export type MenuGroupInput = z.input<typeof menuGroup>;
