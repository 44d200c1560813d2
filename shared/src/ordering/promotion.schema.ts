// A promotion: what guests save with a code (decision 055). How often it was used is counted in the commits of orders, in a
// document of its own; `used` is added to answers.
import { z } from 'zod';
import { idList } from '../kernel/bounded.schema.ts';
import { entity } from '../kernel/entity.ts';
import { guid, isoDate, money, positiveId } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';
import { translatable } from '../website/translatable.schema.ts';
import { fieldsOfType, isOfItems, normalCode, promotionTypes } from './promotions.ts';

const CODE = 'A code has 4 to 30 letters, digits and hyphens';

/** In the form in which codes are stored and compared. */
export const promoCode = z
  .string('A code is required')
  // Nothing longer is brought into its form, which takes time by the square of the length.
  .max(60, { error: CODE, abort: true })
  .overwrite(normalCode)
  .regex(/^[\p{L}\p{N}-]{4,30}$/u, CODE);

const PERCENT = 'Must be above 0 and at most 100';

export const promotionEntity = entity({
  name: 'Promotion',
  given: { promotionId: positiveId, guid, used: z.int().nonnegative().default(0) },
  fields: {
    code: promoCode,
    ...translatable({ name: name(80, 'A name is required') }),
    type: z.enum(promotionTypes).default('percentage'),
    percent: z.number().gt(0, PERCENT).max(100, PERCENT).optional(),
    amount: money.optional(),
    /** Of a percentage or an amount; a free item is always one of those chosen. */
    scope: z.enum(['order', 'items']).default('order'),
    itemIds: idList().default([]),
    menuGroupIds: idList().default([]),
    minimumSubtotal: money.optional(),
    /** The first and the last day, by the restaurant's clock. */
    firstDay: isoDate.optional(),
    lastDay: isoDate.optional(),
    forPickup: z.boolean().default(true),
    forDelivery: z.boolean().default(true),
    oncePerCustomer: z.boolean().default(false),
    totalUses: z.int('Must be at least 1').min(1, 'Must be at least 1').max(1_000_000).optional(),
    isActive: z.boolean().default(true),
  },
  rules: (promotion, reject) => {
    const { type, percent, amount, itemIds, menuGroupIds, firstDay, lastDay } = promotion;
    const { value, isOfDelivery } = fieldsOfType[type];
    if (value === 'percent' && percent === undefined) reject('percent', PERCENT);
    if (value === 'amount' && !amount) reject('amount', 'Must be above 0');
    if (isOfItems(promotion) && itemIds.length + menuGroupIds.length === 0)
      reject('itemIds', 'Choose the items or menu groups that it is for');
    if (isOfDelivery && !promotion.forDelivery) reject('forDelivery', 'Free delivery has to be for delivery');
    if (!(promotion.forPickup || promotion.forDelivery))
      reject('forPickup', 'Choose pickup, delivery or both');
    if (firstDay && lastDay && lastDay < firstDay)
      reject('lastDay', 'The last day must not be before the first');
  },
});
export const promotion = promotionEntity.stored;

export type Promotion = z.output<typeof promotion>;
export type PromotionInput = z.input<typeof promotion>;
