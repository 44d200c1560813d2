// A category for sales reports: food, beer, merchandise (C3-19, C5-10).
import type { z } from 'zod';
import { entity } from '../kernel/entity.ts';
import { guid, positiveId } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';

export const salesCategoryEntity = entity({
  name: 'Sales category',
  given: { salesCategoryId: positiveId, guid },
  fields: {
    number: name(50).optional(),
    name: name(255, 'Sales category name cannot be empty'),
    description: note(2000).optional(),
    code: name(255, 'Sales category code cannot be empty'),
  },
});
export const salesCategory = salesCategoryEntity.stored;

export type SalesCategory = z.output<typeof salesCategory>;
export type SalesCategoryInput = z.input<typeof salesCategory>;
