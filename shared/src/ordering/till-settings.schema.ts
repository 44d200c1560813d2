// A tenant's default settings for orders at the till (I3.12-05, I9-15).
import { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { positiveId } from '../kernel/schema.ts';
import { orderTypes } from './transitions.ts';

export const orderConfigEntity = entity({
  name: 'Order config',
  given: {
    configId: z.string().min(1),
    tenantId: positiveId,
    /** Increases with each change. */
    configVersion: z.int().min(1).default(1),
    /** The source of the setting: a person, an import, the platform. */
    configSource: z.string().max(255).optional(),
  },
  fields: {
    businessType: z.string().trim().min(1).max(255).default('restaurant'),
    defaultOrderType: z.enum(orderTypes).default('takeOut'),
    defaultSeatCount: z.int().positive().default(1),
    autoCreateOnItemAdd: z.boolean().default(true),
    /** The same for an item at any price. */
    autoCreateOnOpenItemAdd: z.boolean().default(true),
    defaultTableId: z.string().min(1).optional(),
    /** By the rule's name; the till defines its meaning. */
    businessRules: z.record(z.string(), z.unknown()).default({}),
    isActive: z.boolean().default(true),
  },
});
export const orderConfig = orderConfigEntity.stored;

export type OrderConfig = z.output<typeof orderConfig>;
export type OrderConfigInput = z.input<typeof orderConfig>;
